"""What to feed the program: anything at all, words of its language in any order, what people say, put together anew.

The last reaches furthest: most of it is read, and much of that is ruled on, though nobody would ever say it.
"""

from __future__ import annotations

from pathlib import Path

from hypothesis import strategies as st

from referee.cards import DECK
from referee.rulebook import RULES
from referee.situation import words

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "examples"


def _unexpecting(line: str) -> str:
    """A line without its expectation and its comment."""
    return line.partition("#")[0].partition("=>")[0].strip()


def _spoken() -> list[str]:
    """What people say: the lines that are read in tests, and the examples of the rules and of the example files."""
    readings = (HERE.parent / "situation" / "readings.txt").read_text("utf-8").splitlines()
    examples = [line for path in sorted(EXAMPLES.glob("*.ref")) for line in path.read_text("utf-8").splitlines()]
    of_rules = [example for rule in RULES.values() for example in rule.examples]
    return sorted({_unexpecting(line) for line in (*readings, *examples, *of_rules)} - {""})


SPOKEN = _spoken()
CLAUSES = sorted({clause.strip() for line in SPOKEN for clause in line.split(",")} - {""})
SPELLINGS = sorted({spelling for word in words() for spelling in word.spellings})
TOLD = sorted(path.read_text("utf-8").partition("=>")[0] for path in EXAMPLES.glob("hands/*.ref"))
CARDS = ["7h", "K♠", "🂮", "Jo", "5", "a", "A", "8-6-4-3-2", "7-7-5-4-3", "8s6h4d3c2c", "9h8h7h6h2s", "suited"]
OTHERS = [
    "seat 3",
    "seat 0",
    "seat 10",
    "Ann",
    "Bob",
    "$40",
    "20/40",
    "15",
    "1,000",
    "0",
    "-1",
    ",",
    ";",
    "?",
    ":",
    ".",
]
ODD = [
    '"8-6"',
    "'",
    "=",
    "game=27",
    "acted=1",
    "not",
    "no",
    "=>",
    "#",
    "hand:",
    "\n",
    "\t",
    "½",
    "ß",
    "ı",
    "10",
    "１０",
]

anything = st.text(st.characters(exclude_categories=()), max_size=80)
#: Texts that a terminal would obey, or show as something else than they are.
treacherous = st.sampled_from(
    [
        "\x1b[31m",
        "\x1b]0;x\x07",
        "\x9b2J",
        "\r",
        "\x08",
        "\x7f",
        "\x00",
        "\u202e",
        "\u2066",
        "\ud83c",
        "\udcff",
        "\ufeff",
    ]
)
pieces = st.sampled_from(SPELLINGS) | st.sampled_from([*CARDS, *OTHERS, *ODD]) | st.sampled_from(CLAUSES)

#: Words of the language, and clauses, in any order.
jumbled = st.lists(pieces, max_size=12).map(" ".join)
#: What people say, cut at its commas and put together anew.
recombined = st.lists(st.sampled_from(CLAUSES), min_size=1, max_size=7).map(", ".join)
#: Hands told in order, some of their lines exchanged, left out, or from other hands.
retold = st.lists(
    st.sampled_from([line for text in TOLD for line in text.splitlines() if line.strip()]), min_size=2, max_size=16
).map("\n".join)


@st.composite
def bent(draw: st.DrawFn) -> str:
    """What people say, one of its words lost, doubled, or exchanged for something else."""
    spoken = draw(st.sampled_from(SPOKEN)).split(" ")
    at = draw(st.integers(0, len(spoken) - 1))
    spoken[at : at + 1] = draw(
        st.sampled_from([[], [spoken[at]] * 2]) | st.builds(lambda piece: [piece], pieces | anything | treacherous)
    )
    return " ".join(spoken)


lines = anything | jumbled | recombined | retold.map("hand:\n{}".format) | bent()

hands = st.one_of(
    st.lists(st.sampled_from(DECK), min_size=1, max_size=7).map(lambda cards: "".join(card.ascii for card in cards)),
    st.lists(st.sampled_from("23456789TJQKA"), min_size=4, max_size=6).map("-".join),
    st.lists(st.sampled_from(CARDS), max_size=6).map(" ".join),
    anything,
)
names = st.sampled_from(["Ann", "Bob", "seat 3", "1", "2", ""]) | anything | treacherous
