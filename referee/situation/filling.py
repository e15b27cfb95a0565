"""The items of one clause laid into its slots, in order: a method for each kind of item."""

from __future__ import annotations

from decimal import Decimal

from referee.cards import JOKER
from referee.situation.clause import MOST_PLAYERS, Clause, Person
from referee.situation.dividing import BACKWARDS
from referee.situation.heads import UNDECIDED
from referee.situation.item import EMPTY, Item
from referee.situation.leading import lay_head, sits_ahead
from referee.situation.model import BIG_BLIND, PRONOUN, SMALL_BLIND, SOMEBODY, Amount, Who
from referee.situation.pieces import LEAST_HAND

#: Heads behind which a player stands against whom it was.
_AGAINST = ("bets", "calls", "overcalls", "raises", "beats", "beaten", "best", "wins", "ties")
#: Questions that any other question in the same clause says more exactly.
_GENERAL = ("allowed", "what now")
#: "27:" and "limit 27" are the game.
_DEUCE_TO_SEVEN = 27
#: Whose a card is: "my first card" is that of a seat, and need not be the first of the deal.
_OWNERS = {"my": SOMEBODY, "his": PRONOUN, "her": PRONOUN, "their": PRONOUN}


class Filler:
    """Lays the items of one clause, in order, into its slots."""

    def __init__(self) -> None:
        self.clause = Clause()
        self.role: Item | None = None
        self.suits: list[Item] = []
        self.excepting = False
        self.denies = False

    def take(self, item: Item) -> None:
        """Lay one item, by its kind."""
        self.clause.items.append(item)
        before = self.role
        getattr(self, "_" + item.kind.replace(" ", "_"))(item)
        if item.kind not in (*EMPTY, "role", "asking") and self.role is before:
            self.role = None

    def _filler(self, item: Item) -> None:
        pass

    _article = _filler

    def _joint(self, item: Item) -> None:
        """What stands behind "when" came before what stands in front of it: "folded when Ray bet"."""
        self.clause.comes_first = self.clause.comes_first or item.text.lower() in BACKWARDS

    def _relative(self, item: Item) -> None:
        self.clause.relative = True

    def _asking(self, item: Item) -> None:
        self.clause.asks = True
        self.denies = self.denies or item.value == "denies"
        if all(before.kind in EMPTY for before in self.clause.items[:-1]):
            self.clause.asks_first = item.text.lower()

    def _role(self, item: Item) -> None:
        if item.text.lower() != "instead":
            self.role = item

    def _likewise(self, item: Item) -> None:
        self.clause.likewise = True

    def _excepting(self, item: Item) -> None:
        self.excepting = True
        if item.value == "everyone":
            self.clause.flags.add("but")

    def _unknown(self, item: Item) -> None:
        self.clause.slip("unknown", item)

    _comparing = _unknown

    def _denial(self, item: Item) -> None:
        self.clause.slip("denial", item)

    def _hearsay(self, item: Item) -> None:
        self.clause.believed = self.clause.believed or item

    # -- people --

    def _who(self, item: Item) -> None:
        who = item.value if isinstance(item.value, tuple) and not isinstance(item.value, Who) else (item.value,)
        people = tuple(one if isinstance(one, Who) else Who("role", one) for one in who)
        role = self.role.value if self.role and self.role.value != "with" else ""
        self.clause.people.append(Person(people, role, self.clause.head is None, item.start))

    _name = _who

    def _label(self, item: Item) -> None:
        self.clause.labelled = True
        self._who(item)

    def _pronoun(self, item: Item) -> None:
        self._who(item._replace(value=PRONOUN))

    # -- cards --

    def _cards(self, item: Item) -> None:
        owner = self._owner() if len(item.value) >= LEAST_HAND else None
        if owner is not None:
            self.clause.theirs.append((owner, item))
            self.clause.people[-1] = self.clause.people[-1]._replace(role="of")
            return
        if self.role is not None and self.role.value in ("to", "by", "from", "instead"):
            self.clause.slip(
                f"'{item.text}' is a card, and '{self.role.text}' wants a player; is it a name?",
                item,
                f"player {item.text}" if item.text.isalpha() else None,
            )
        if self.role is not None and self.role.value == "as":
            self.clause.held, self.clause.cards = self.clause.cards, [item]
            return
        held = self.role is not None and self.role.value == "with"
        (self.clause.held if held else self.clause.cards).append(item)

    def _owner(self) -> tuple[Who, ...] | None:
        """Whose hand follows, where it is not the subject's: "called 40 from Lou's 8-7-6-2-A"."""
        head, people = self.clause.head, self.clause.people
        against = head is not None and head.value in _AGAINST
        return people[-1].who if against and self._possessed() else None

    def _possessed(self) -> bool:
        """Whether what follows is somebody else's, named behind the head: "raises the button's 60"."""
        behind = [item for item in self.clause.items[:-1] if item.kind not in EMPTY]
        people = self.clause.people
        named = bool(behind) and behind[-1].kind in ("who", "name") and behind[-1].text.lower().endswith(("'s", "s'"))
        return named and bool(people) and not people[-1].ahead

    def _joker(self, item: Item) -> None:
        self._cards(item._replace(kind="cards", value=(JOKER,)))

    def _suit(self, item: Item) -> None:
        self.suits.append(item)

    def _category(self, item: Item) -> None:
        self.clause.holds_category = self.role is not None and self.role.value == "with"
        self.clause.category = item.value

    # -- numbers --

    def _number(self, item: Item) -> None:
        before = self.clause.items[-2] if len(self.clause.items) > 1 else item
        if before.kind == "when" and before.text.lower().endswith("drawing"):
            self.clause.drew = item.value
            return
        head = self.clause.head
        if head is not None and head.value in ("raises", "check-raises", "checks") and self._possessed():
            self.clause.raised = (self.clause.people[-1].who, Decimal(item.value))
            return
        if item.value == _DEUCE_TO_SEVEN and self.clause.head is None and not self.clause.people:
            self.clause.set_up("game", "27", item)
        else:
            self.clause.numbers.append((item, self.role.value if self.role else ""))

    def _count(self, item: Item) -> None:
        if item.value[1] == "handed" and self.clause.head and self.clause.head.value == "has":
            self.clause.slip(f"'{item.text}' of what? Say how many players, cards or chips", item)
        elif item.value[1] == "handed":
            self.clause.set_up("players", "heads-up" if item.value[0] == 2 else str(item.value[0]), item)
        else:
            self.clause.counts.append(item.value)

    def _unclear(self, item: Item) -> None:
        card = item.value.text
        self.clause.slip(
            f"'{item.text}' could be an ace and a {card} or one {card}; say 'A-{card}' or 'a {card}'", item, f"a {card}"
        )

    def _unit(self, item: Item) -> None:
        if self.excepting and item.text.lower() == "blinds":
            self._who(item._replace(value=(SMALL_BLIND, BIG_BLIND)))
            return
        after_chips = bool(self.clause.numbers) and self.clause.numbers[-1][0].value > MOST_PLAYERS
        if item.value not in ("cards", "blind") and not (item.value == "handed" and after_chips):
            self._unknown(item)
        if item.value == "cards" and item.text.lower() == "card":
            self.clause.counts.append((1, "cards"))

    def _nth(self, item: Item) -> None:
        before = self.clause.items[-2] if len(self.clause.items) > 1 else item
        owner = _OWNERS.get(before.text.lower()) if before.kind == "article" else None
        if owner and all(who.label == "dealer" for person in self.clause.people for who in person.who):
            self._who(before._replace(value=owner))
        self.clause.nth += item.value

    def _ordinal(self, item: Item) -> None:
        self.clause.slip("unknown", item)

    # -- chips --

    def _amount(self, item: Item) -> None:
        if self.clause.amount and self.clause.head and self.clause.head.value in UNDECIDED:
            return
        if self.clause.amount:
            self.clause.slip("two amounts in one clause; put a comma before this one", item)
        self.clause.amount = item.value
        self.clause.amount_role = self.role.value if self.role else ""

    def _more(self, item: Item) -> None:
        self._amount(item)
        self.clause.amount_role = "by"

    def _share(self, item: Item) -> None:
        self._amount(item._replace(value=Amount(item.value)))

    def _portion(self, item: Item) -> None:
        share, bet = item.value
        self.clause.set_up("bet", bet, item)
        if self.clause.amount is None and not self.clause.numbers:
            self.clause.amount = Amount(share)

    def _last_in(self, item: Item) -> None:
        self._head(item._replace(kind="head", value="all-in"))
        self.clause.amount = item.value

    # -- what is said and asked --

    def _quote(self, item: Item) -> None:
        if self.clause.quote is not None:
            self.clause.slip("two things said in one clause; put a comma and who says it before this one", item)
        self.clause.quote = item.value

    def _earlier(self, item: Item) -> None:
        self.clause.earlier = item

    def _unsaid(self, item: Item) -> None:
        self.clause.unsaid = True
        self.clause.unsaid_of |= {item.value} - {""}

    def _request(self, item: Item) -> None:
        self.clause.request = item.value

    def _question(self, item: Item) -> None:
        if self.clause.question in (None, *_GENERAL):
            self.clause.question = item.value

    def _flag(self, item: Item) -> None:
        self.clause.flags.add(item.value)

    # -- settings --

    def _size(self, item: Item) -> None:
        self.clause.settings[item.value] = ""

    def _setting(self, item: Item) -> None:
        key, value = item.value
        self.clause.set_up(key, value, item)

    def _opening(self, item: Item) -> None:
        self.clause.set_up("game", "27", item)

    def _blinds(self, item: Item) -> None:
        self.clause.set_up("blinds", "multiple", item)
        self.clause.set_up("blind", item.value[1], item)

    def _stakes(self, item: Item) -> None:
        self.clause.set_up("stakes", item.value, item)

    def _fact(self, item: Item) -> None:
        key, value = item.value
        if key == "when":
            self.clause.set_stage(value, item)
        else:
            self.clause.set_up(key, value, item)

    def _when(self, item: Item) -> None:
        self.clause.set_stage(item.value, item)

    def _nth_draw(self, item: Item) -> None:
        when, draw = item.value
        self.clause.set_stage(when, item)
        self.clause.settings["draw"] = draw

    # -- heads --

    def _raises(self, item: Item) -> None:
        for number, unit in self.clause.counts if not self.clause.head else ():
            if unit == "players":
                self.clause.counts.remove((number, unit))
                self._count(item._replace(value=(number, "handed")))
        self._head(item._replace(value="bet and raises"))
        self.clause.numbers.append((item._replace(kind="number"), ""))

    def _head(self, item: Item) -> None:
        if sits_ahead(self.clause, item):
            self.role = item._replace(kind="role", value="ahead")
        else:
            lay_head(self.clause, item)

    _either = _head
