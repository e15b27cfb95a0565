"""The showdown: who wins and why, in one game or in every one.

:func:`judge` and :func:`hand` take text and are the library's; :func:`decide` takes hands that have been read and
is what they, and the rulings, stand on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from referee import games
from referee.errors import FoulDeckError, Problem
from referee.games import GAMES, NOTHING_ANNOUNCED, Announcements, Game
from referee.notation import Hand, check_deck, parse_hand
from referee.showdown import grounds
from referee.showdown.verdict import Ask, JudgedHand, Presumption, Verdict, number_of_cards
from referee.showdown.wording import Hands, Values, reason, says

__all__ = [
    "Ask",
    "EveryGame",
    "JudgedHand",
    "Presumption",
    "Verdict",
    "decide",
    "decide_in_every_game",
    "hand",
    "judge",
]

SAME_EITHER_WAY = "the same whether one low card is wild or all are"

COUNTED_WITH_ONE = Presumption("the place is counted with one low card wild", "all low cards wild")

#: The hands of a showdown as a caller gives them: by name, or in order, as text or read already.
Given = Mapping[str, str | Hand] | Sequence[str | Hand]


def judge(
    game: str,
    hands: Given,
    *,
    joker: bool | None = None,
    low_cards: Literal["one", "all"] | None = None,
    ace: Literal["lowest", "either"] = "lowest",
    duplicates: bool = True,
    five_of_a_kind: Literal["above", "below"] = "above",
) -> Verdict:
    """Who wins a showdown, and why.

    ``game`` is a5, 27, ubln or high, or what people call them. ``hands`` are two or more, by player's name or in
    order (then they are called "1", "2", …), each as text or as a :class:`~referee.notation.Hand`. The rest is what
    was announced before the deal: :class:`~referee.games.Announcements`.

    Raises :class:`~referee.errors.UnknownNameError` for a game that does not exist,
    :class:`~referee.errors.NotationError` for a text that is no hand, :class:`~referee.errors.FoulDeckError` for
    cards that cannot be of one deck, and ValueError for fewer than two hands and for an empty name. Four or six cards
    are no error: in lowball such a hand is fouled (LB-11), in the others the verdict is ``not-covered``.

    >>> verdict = judge("27", {"Ann": "7-5-4-3-2 suited", "Bob": "9s8h7d5c4c"})
    >>> verdict.winners, verdict.cites
    (('Bob',), ('27-1',))
    >>> print(verdict.says)
    Bob wins: nine-eight-seven low beats seven-high flush.
    >>> judge("a5", ["Ks 8h 5d 4c 3c", "Ks 9h 5s 4h 3d"])
    Traceback (most recent call last):
    referee.errors.FoulDeckError: column 1: the K♠ in hand 2 is also in hand 1, at column 1
    """
    by_player = _by_player(hands)
    if len(by_player) < 2:
        raise ValueError(f"a showdown needs two hands or more, not {len(by_player)}")
    if "" in by_player:
        raise ValueError("a hand needs a player's name, or none at all for every hand")
    texts = {player: given for player, given in by_player.items() if isinstance(given, str)}
    read = {player: _read(given) for player, given in by_player.items()}
    check_deck(read, texts)
    announced = Announcements(joker, low_cards, ace, duplicates, five_of_a_kind)
    return decide(games.game(game), read, announced)


def hand(
    game: str,
    cards: str | Hand,
    *,
    joker: bool | None = None,
    low_cards: Literal["one", "all"] | None = None,
    ace: Literal["lowest", "either"] = "lowest",
    duplicates: bool = True,
    five_of_a_kind: Literal["above", "below"] = "above",
) -> JudgedHand:
    """What one hand is worth. Arguments and errors are those of :func:`judge`.

    >>> worth = hand("ubln", "A♠A♣3♦4♥5♠")
    >>> worth.name, worth.reading
    ('five-high straight', 'A♠ as 2')
    >>> worth = hand("a5", "8-6-4-3-2")
    >>> worth.name, worth.rank, worth.of
    ('eight-six-four low', 30, 6175)
    """
    announced = Announcements(joker, low_cards, ace, duplicates, five_of_a_kind)
    return decide(games.game(game), {"1": _read(cards)}, announced).hands[0]


class EveryGame(NamedTuple):
    """The same hands in every game: a verdict for each, by the game's id, and whether they agree.

    A game that cannot have been played with these cards has a verdict of status ``error``. ``status`` is then that
    of the others, and ``depends`` where games name different winners; ``ask`` asks which game it was.
    """

    verdicts: Mapping[str, Verdict]
    status: str
    ask: Ask | None = None

    @property
    def short(self) -> str:
        """The winners' names with a blank between if all games agree on them, otherwise the status."""
        outcomes = {verdict.short for verdict in self.verdicts.values()}
        return outcomes.pop() if self.status == "ruled" and len(outcomes) == 1 else self.status


def decide_in_every_game(hands: Hands, announced: Announcements = NOTHING_ANNOUNCED) -> EveryGame:
    """Judge hands under every game there is.

    Raises :class:`~referee.errors.FoulDeckError` if no game can have been played with them.

    >>> hands = {"1": parse_hand("7-5-4-3-2"), "2": parse_hand("6-4-3-2-A")}
    >>> every = decide_in_every_game(hands)
    >>> every.status, {game: verdict.winners for game, verdict in every.verdicts.items()}
    ('depends', {'a5': ('2',), '27': ('1',), 'ubln': ('1',), 'high': ('2',)})
    """
    verdicts: dict[str, Verdict] = {}
    impossible: list[FoulDeckError] = []
    for name, game in GAMES.items():
        try:
            verdicts[name] = decide(game, hands, announced)
        except FoulDeckError as error:
            impossible.append(error)
            verdicts[name] = _impossible(game, hands, error)
    if len(impossible) == len(GAMES):
        raise impossible[0]
    return _taken_together(verdicts, lone=len(hands) == 1)


def _impossible(game: Game, hands: Hands, error: FoulDeckError) -> Verdict:
    judged = tuple(JudgedHand(player, held) for player, held in hands.items())
    return Verdict(game.id, "error", judged, says=f"{error}.", why=error.problems[0].text)


def _taken_together(verdicts: Mapping[str, Verdict], lone: bool) -> EveryGame:
    """What the verdicts of all games come to: of a lone hand each game has its own, otherwise they should agree."""
    statuses = {verdict.status for verdict in verdicts.values()}
    outcomes = {verdict.short for verdict in verdicts.values()}
    if lone or len(outcomes) == 1:
        return EveryGame(verdicts, next(status for status in ("depends", "not-covered", "ruled") if status in statuses))
    return EveryGame(verdicts, "depends", Ask("game", "which game?", {name: v.short for name, v in verdicts.items()}))


def decide(game: Game, hands: Hands, announced: Announcements = NOTHING_ANNOUNCED) -> Verdict:
    """Judge hands that have been read, and that are of one deck. A lone hand gets a verdict on what it is worth.

    Raises :class:`~referee.errors.FoulDeckError` if a hand holds a joker that is not in use.
    """
    _check_jokers(game, hands, announced)
    if not game.low and any(len(held.cards) != 5 for held in hands.values()):
        return _not_covered(game, hands)
    ways = game.ways(announced)
    verdicts = [_decide_announced(game, hands, way) for way in ways]
    if len(verdicts) == 1:
        return verdicts[0]
    return _in_all_ways(hands, {str(way.low_cards): verdict for way, verdict in zip(ways, verdicts, strict=True)})


def _check_jokers(game: Game, hands: Hands, announced: Announcements) -> None:
    in_use = game.joker if announced.joker is None else announced.joker and game.joker_allowed
    for held in hands.values():
        if held.has_joker and not in_use:
            text = str(held)
            problem = Problem(f"a joker, and none is in use in {game.title}", text.index("Jo") + 1, 2)
            raise FoulDeckError(text, problem)


def _not_covered(game: Game, hands: Hands) -> Verdict:
    odd = next(held for held in hands.values() if len(held.cards) != 5)
    why = f"no rule says what becomes of a hand of {number_of_cards(odd)} in {game.title}"
    return Verdict(
        game=game.id,
        status="not-covered",
        hands=tuple(JudgedHand(player, held) for player, held in hands.items()),
        says=f"Not covered: {why}.",
        why=why,
        cites=(grounds.NOTHING_TAKEN_OVER,) if game.id == "ubln" else (),
    )


def _decide_announced(game: Game, hands: Hands, announced: Announcements) -> Verdict:
    """Judge hands where everything that matters was announced."""
    values = {player: game.value(held, announced) for player, held in hands.items() if len(held.cards) == 5}
    winners = grounds.winners_of(values)
    readings = tuple(grounds.silences(game, hands, values, announced))
    why = reason(hands, values, winners)
    return Verdict(
        game=game.id,
        status="ruled",
        hands=tuple(_judged(player, held, values) for player, held in hands.items()),
        says=says(hands, winners, why),
        winners=winners,
        why=why,
        cites=grounds.cites(game, hands, values, silent=bool(readings)),
        presumed=tuple(dict.fromkeys(grounds.presumed(game, hands, values, announced))),
        readings=readings,
    )


def _either_way(one: JudgedHand, every: JudgedHand) -> JudgedHand:
    """A hand under both ways of announcing: its different values, its place if that is the same."""
    values = tuple(dict.fromkeys([*one.values, *every.values]))
    return one._replace(values=values, place=one.place if one.place == every.place else None)


def _outcome(verdict: Verdict) -> str:
    """The winners; of a lone hand, its name."""
    return verdict.short if len(verdict.hands) > 1 else verdict.hands[0].name or verdict.short


def _by_player(hands: Given) -> Mapping[str, str | Hand]:
    if isinstance(hands, Mapping):
        return hands
    return {str(number): given for number, given in enumerate(hands, start=1)}


def _read(given: str | Hand) -> Hand:
    return parse_hand(given) if isinstance(given, str) else given


def _judged(player: str, held: Hand, values: Values) -> JudgedHand:
    if player not in values:
        return JudgedHand(player, held, fouled=True)
    value = values[player]
    return JudgedHand(player, held, (value,), place=1 + sum(other > value for other in values.values()))


def _in_all_ways(hands: Hands, ways: Mapping[str, Verdict]) -> Verdict:
    """The verdict where nobody announced whether one or all low cards are wild: one if it comes to the same."""
    judged = tuple(_either_way(*same) for same in zip(*(way.hands for way in ways.values()), strict=True))
    one, every = ways.values()
    common = one._replace(
        hands=judged,
        cites=tuple(dict.fromkeys(one.cites + every.cites)),
        presumed=tuple(dict.fromkeys(one.presumed + every.presumed)),
        readings=tuple(dict.fromkeys(one.readings + every.readings)),
    )
    if all(len(hand.values) == 1 for hand in judged):
        return common if len(hands) > 1 else common._replace(presumed=(*common.presumed, COUNTED_WITH_ONE))
    if len(hands) > 1 and one.winners == every.winners:
        return common._replace(says=says(hands, one.winners, SAME_EITHER_WAY), why=SAME_EITHER_WAY, ways=ways)
    return common._replace(
        status="depends",
        says="Depends on what was announced before the deal: is one low card wild, or are all of them?",
        winners=(),
        why="",
        ask=Ask("low-cards", "one or all low cards wild?", {name: _outcome(way) for name, way in ways.items()}),
        ways=ways,
    )
