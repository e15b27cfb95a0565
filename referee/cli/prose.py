"""Verdicts as text for people: the answer, the hands, the rules it rests on, what was presumed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from referee.cli.output import Page
from referee.games import GAMES
from referee.showdown import EveryGame, JudgedHand, Presumption, Verdict
from referee.showdown.wording import called_together
from referee.spelling import display_width

#: How an announcement is spelled as an option of ``judge`` and ``hand``, where it has one.
ANNOUNCED_BY = {"no joker": "--no-joker", "all low cards wild": "--low-cards all"}
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


def write_verdict(page: Page, verdict: Verdict) -> None:
    """Who wins and why, every hand where the sentence does not show them all, and the grounds."""
    page.line(verdict.says, bold=True)
    if verdict.ways:
        write_ways(page, {way: under.says for way, under in verdict.ways.items()})
    elif len(verdict.hands) > 2 or any(not hand.player.isdecimal() for hand in verdict.hands):
        write_hands(page, verdict.hands)
    write_grounds(page, verdict)


def verdict_sentence(verdict: Verdict) -> str:
    """Who wins and why, in one line: each outcome where it depends, what was presumed, how a silent rule was read."""
    ways = verdict.ways if verdict.status == "depends" else {}
    outcomes = [f"{way[:1].upper()}{way[1:]}: {under.says}" for way, under in ways.items()]
    presumptions = [f"Presumed: {presumed(presumption, ANNOUNCED_BY)}" for presumption in verdict.presumed]
    readings = [f"Reading: {reading}." for reading in verdict.readings]
    return " ".join([verdict.says, *outcomes, *presumptions, *readings])


def every_game_sentence(every: EveryGame) -> str:
    """Who wins in each game and why, in one line."""
    return " ".join([f"{GAMES[game].title}: {verdict_sentence(under)}" for game, under in every.verdicts.items()])


def write_hands(page: Page, hands: Iterable[JudgedHand]) -> None:
    """The hands, best first, one a line: place, player, cards, what they are."""
    ordered = sorted(hands, key=lambda hand: (hand.place is None, hand.place))
    page.columns([_hand_row(hand) for hand in ordered])


def _hand_row(hand: JudgedHand) -> list[str]:
    player = f"hand {hand.player}" if hand.player.isdecimal() else hand.player
    return [f"{hand.place}." if hand.place else "-", player, hand.cards, worth(hand)]


def write_ways(page: Page, ways: dict[str, str]) -> None:
    """What it comes to for each value of the fact that is missing."""
    page.columns(list(ways.items()))


def write_grounds(page: Page, verdict: Verdict) -> None:
    """The rules, what was presumed, how a silent rule was read."""
    write_cites(page, verdict.cites)
    for presumption in verdict.presumed:
        page.line(f"  Presumed: {presumed(presumption, ANNOUNCED_BY)}", hang=4)
    for reading in verdict.readings:
        page.line(f"  Reading: {reading}.", hang=4)


def write_cites(page: Page, numbers: Iterable[str]) -> None:
    """Each rule with its number, its name and what it says."""
    from referee.rulebook import rule

    rules = [rule(number) for number in numbers]
    for number, cited in zip(aligned([entry.id for entry in rules]), rules, strict=True):
        page.line(f"  {number}  {cited.long}: {cited.says}", hang=4 + len(number))


def write_every_game(page: Page, every: EveryGame) -> None:
    """Who wins in each game: one table, and under it what was presumed."""
    page.table(["game", "winner", "rule", "because"], [_row(verdict) for verdict in every.verdicts.values()])
    _write_presumptions(page, every)


def write_worth(page: Page, verdict: Verdict) -> None:
    """What one hand is worth in a game, and the grounds."""
    page.line(f"{_shown(verdict.hands[0])}: {_worth_said(verdict)}", bold=True)
    if verdict.ways:
        write_ways(page, {way: under.says for way, under in verdict.ways.items()})
    write_grounds(page, verdict)


def worth_sentence(verdict: Verdict) -> str:
    """What one hand is worth, in one line; see :func:`verdict_sentence`."""
    return f"{_shown(verdict.hands[0])}: {verdict_sentence(verdict._replace(says=_worth_said(verdict)))}"


def _worth_said(verdict: Verdict) -> str:
    (hand,) = verdict.hands
    return verdict.says if hand.rank is None else f"{verdict.says} Place {_place(hand)}."


def write_worth_in_every_game(page: Page, every: EveryGame) -> None:
    """What one hand is worth in each game: the hand, one table, and under it what was presumed."""
    page.line(_shown(every.verdicts["a5"].hands[0]), bold=True)
    page.table(["game", "worth", "place"], [_worth_row(verdict) for verdict in every.verdicts.values()])
    _write_presumptions(page, every)


def worth_in_every_game_sentence(every: EveryGame) -> str:
    """What one hand is worth in each game, in one line."""
    return f"{_shown(every.verdicts['a5'].hands[0])}: {every_game_sentence(every)}"


def short_worth(verdict: Verdict) -> str:
    """Rank, blank, name; a hand that has no rank has a dash for it."""
    (hand,) = verdict.hands
    return f"{hand.rank or '-'} {hand.name if verdict.status == 'ruled' else verdict.status}"


def _write_presumptions(page: Page, every: EveryGame) -> None:
    for verdict in every.verdicts.values():
        title = GAMES[verdict.game].title
        for presumption in verdict.presumed:
            page.line(f"  Presumed in {title}: {presumed(presumption, ANNOUNCED_BY)}", hang=4)
        for reading in verdict.readings:
            page.line(f"  Reading in {title}: {reading}.", hang=4)


def _row(verdict: Verdict) -> list[str]:
    hands = {hand.player: hand.hand for hand in verdict.hands}
    winner = called_together(hands, verdict.winners) if verdict.winners else _no_winner(verdict)
    because = verdict.why or "; ".join(f"{way}: {under.says}" for way, under in verdict.ways.items())
    return [GAMES[verdict.game].title, winner, ", ".join(verdict.cites), because]


def _no_winner(verdict: Verdict) -> str:
    return "nobody" if verdict.status in ("ruled", "error") else verdict.status.replace("-", " ")


def _worth_row(verdict: Verdict) -> list[str]:
    (hand,) = verdict.hands
    return [GAMES[verdict.game].title, worth(hand) if hand.name else verdict.why, _place(hand)]


def _shown(hand: JudgedHand) -> str:
    return hand.cards if hand.player.isdecimal() else f"{hand.player} {hand.cards}"


def _place(hand: JudgedHand) -> str:
    return "" if hand.rank is None else f"{hand.rank:,} of {hand.of:,}"


def worth(hand: JudgedHand) -> str:
    """What a hand is, with what its wild cards or its joker stand for."""
    name = hand.name or "-"
    return f"{name} ({hand.reading})" if hand.reading else name


def presumed(presumption: Presumption, options: Mapping[str, str] = NO_OPTIONS) -> str:
    """A presumption with the rule that makes it, if one does, and the words, or the option, that say otherwise.

    >>> presumed(Presumption("the sevens rule is in use", "sevens rule off", "A5-4"))
    'the sevens rule is in use (A5-4); otherwise say "sevens rule off".'
    """
    option = options.get(presumption.unless)
    ground = f" ({presumption.rule})" if presumption.rule else ""
    return f"{presumption.text}{ground}; otherwise " + (f"add {option}." if option else f'say "{presumption.unless}".')


def aligned(texts: list[str]) -> list[str]:
    """The texts, each filled up with blanks to the width of the widest.

    >>> aligned(["Ann", "Roberta"])
    ['Ann    ', 'Roberta']
    """
    width = max(map(display_width, texts), default=0)
    return [text + " " * (width - display_width(text)) for text in texts]
