"""Hands told from start to end as they might be played, now and then with something that goes wrong in them."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from .lines import CLAUSES

PLAYERS = ["Ann", "Bob", "Cal", "Dee", "Sam"]
TABLES = [
    "A-5 limit 20/40",
    "2-7 limit 20/40",
    "A-5 no-limit",
    "2-7 pot-limit",
    "A-5 limit",
    "UBLN, one low card wild",
    "high",
]
SHOWN = [
    "7-5-4-3-2",
    "7-6-4-3-2",
    "8-6-4-3-2",
    "9-9-4-3-2",
    "K-Q-J-10-9",
    "Jo-A-2-3-4",
    "6s5s4s3s2s",
    "8h7d4c3s2h",
    "8-7-6-5",
]
WRONG = [
    "has 4 cards",
    "has 6 cards",
    "exposed 7h",
    "raps in turn",
    "bets out of turn",
    "says pair",
    'says "8"',
    "mucks",
]

#: What somebody may do: with a bet in front, and without.
FACING = [
    "calls",
    "calls",
    "calls",
    "folds",
    "raises to {chips}",
    "raises",
    "all-in for {chips}",
    "overcalls",
    "completes",
]
FREE = ["checks", "checks", "bets {chips}", "bets", "all-in for {chips}", "checks {cards}"]


@st.composite
def dealt(draw: st.DrawFn) -> str:
    """A whole hand: blinds, a round, the draw, a round, the showdown; some lines of it lost or out of place."""
    live = PLAYERS[: draw(st.integers(2, 5))]
    lines = [
        "hand:",
        draw(st.sampled_from(TABLES)),
        *(f"{name} posts {draw(_chips)}" for name in live[: draw(st.integers(0, 2))]),
    ]
    lines += _round(draw, live)
    lines += [f"{name} {draw(st.sampled_from(['pat', 'draws 1', 'draws 3', 'draws 5']))}" for name in live]
    lines += _round(draw, live)
    lines += [f"{name} {draw(st.sampled_from(['shows', 'shows', 'shows', 'mucks']))} {draw(_cards)}" for name in live]
    for _ in range(draw(st.integers(0, 3))):
        lines[draw(st.integers(1, len(lines) - 1))] = draw(_astray)
    return "\n".join(lines)


_chips = st.sampled_from([0, 1, 10, 15, 20, 40, 60, 80, 300, "19.99"])
_cards = st.sampled_from(SHOWN)
_astray = st.one_of(
    st.just(""),
    st.builds("{} {}".format, st.sampled_from(PLAYERS), st.sampled_from([*WRONG, *FACING, *FREE])).map(
        lambda line: line.format(chips=40, cards="7-5-4-3-2")
    ),
    st.sampled_from(CLAUSES),
)


def _round(draw: st.DrawFn, live: list[str]) -> Iterator[str]:
    """One betting round, which those who fold leave; at most so many turns, for a round may raise for ever."""
    facing = draw(st.booleans())
    for name in [*live, *live[: draw(st.integers(0, len(live)))]]:
        if name not in live:
            continue
        does = draw(st.sampled_from(FACING if facing else FREE))
        facing = facing or does.startswith(("bets", "all-in"))
        if does == "folds" and len(live) > 1:
            live.remove(name)
        yield f"{name} {does}".format(chips=draw(_chips), cards=draw(_cards))
