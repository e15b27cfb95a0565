"""A matter ruled: the decision of the rules, and the judge's verdict where it was about who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from referee import games, showdown
from referee.games import GAMES, Game
from referee.matters.matter import Matter
from referee.rulebook.answers import (
    BEST_HAND_WINS,
    BEST_INTACT_WINS,
    BY_ACE_TO_FIVE,
    BY_DEUCE_TO_SEVEN,
    BY_FIVE_CARD_DRAW,
    BY_LEFT_NUT,
    HAND_IS_DEAD,
    HAND_VALUE,
    NOBODY_WINS,
    SPLIT,
    WINS,
    Answer,
)
from referee.rulebook.facts import Value
from referee.ruling.decide import Decision
from referee.showdown import Verdict
from referee.showdown.wording import listed


class Finding(NamedTuple):
    """One matter ruled: what was decided, by which rules, and the words that fill the sentence.

    ``facts`` are those it was decided on, presumed ones included. ``verdict`` is the judge's, where the matter was who
    wins, and ``last`` the player who is left alone with a hand.
    """

    matter: Matter
    facts: Mapping[str, Value]
    decision: Decision
    words: Mapping[str, str]
    verdict: Verdict | None = None
    last: str | None = None

    @property
    def answer(self) -> Answer | None:
        return self.decision.answer

    @property
    def outcome(self) -> tuple[str, str | None, str]:
        """What two findings must share to be the same ruling, whatever rule it came by."""
        if self.answer is None:
            return self.matter.question, None, ""
        return self.matter.question, self.answer.code, fill(self.answer.phrase, self.words)


def fill(sentence: str, words: Mapping[str, str]) -> str:
    """A sentence with its words in place, those that nobody gave in general terms.

    >>> fill("{who} must take {card}", {"card": "the 6♠"})
    'the player must take the 6♠'
    """
    return sentence.format_map({**IN_GENERAL, **words})


#: What is said of somebody or something that the line does not name.
IN_GENERAL = {
    "who": "the player",
    "card": "the card",
    "cards": "the wrong number of cards",
    "missing": "card",
    "other": "the other player",
    "amount": "the bet",
    "hand": "the hand",
    "passing": "; facing a bet, or before the draw where one opens or folds, it gives up the hand",
    "stated": "As the rule states.",
    "topic": "",
}


#: The answers that say how hands are ranked, and the game whose ranking it is.
GAME_OF = {BY_ACE_TO_FIVE: "a5", BY_DEUCE_TO_SEVEN: "27", BY_LEFT_NUT: "ubln", BY_FIVE_CARD_DRAW: "high"}


def finding_of(matter: Matter, known: Mapping[str, Value], decision: Decision) -> Finding | str:
    """The finding on a matter, the hands judged where there are any; or the name of the fact that it turns on.

    It can turn on whether one or all low cards are wild, and on a hand that was not shown.
    """
    if not matter.hands or decision.answer not in GAME_OF:
        return Finding(matter, known, decision, matter.words)
    return _judged(matter, known, decision, GAMES[GAME_OF[decision.answer]])


#: Answers after which the best of the hands that are left wins.
HANDS_LEFT = (BEST_HAND_WINS, BEST_INTACT_WINS, HAND_IS_DEAD)


def told_who_wins(findings: Sequence[Finding]) -> list[Finding]:
    """The findings on claims and spread pairs, the last of them with who wins among the hands that all of them leave.

    A hand that one claim killed wins nothing for another. Where the hands of several claims are all there are, no rule
    says who wins.

    >>> from referee.floor import rule_on
    >>> told = "Ann says wheel, Bob says wheel, Ann shows 6-4-3-2-A, Bob shows 7-4-3-2-A, Cal shows 8-4-3-2-A"
    >>> [finding.last for finding in rule_on(f"A-5, 3 players, {told}").grounds]
    [None, 'Cal']
    """
    judged = [finding for finding in findings if finding.matter.hands and finding.answer in HANDS_LEFT]
    if not judged:
        return list(findings)
    dead = {finding.words.get("who", "") for finding in findings if finding.answer is HAND_IS_DEAD}
    last = judged[-1]
    if len(dead) > 1 and dead.issuperset(last.matter.hands):
        return [_uncovered(finding) if finding.answer in HANDS_LEFT else finding for finding in findings]
    told = _among_the_rest(last, dead)
    return [_with_the_same(finding, told) for finding in findings]


def _with_the_same(finding: Finding, last: Finding) -> Finding:
    """A finding that is the last one, or says no more than it does, with who wins; who is dead is said of each."""
    same = finding.answer is last.answer and finding.answer is not HAND_IS_DEAD
    return finding._replace(verdict=last.verdict, last=last.last) if same or finding.matter is last.matter else finding


def _uncovered(finding: Finding) -> Finding:
    return finding._replace(decision=finding.decision._replace(answer=None))


def _among_the_rest(finding: Finding, dead: Set[str]) -> Finding:
    """Who wins among the hands that are left after claims and spread pairs were ruled on, where that can be told."""
    matter, known = finding.matter, finding.facts
    left = {player: hand for player, hand in matter.hands.items() if player not in dead}
    game = GAMES.get(str(known.get("game")))
    if len(left) > 1 and game:
        return finding._replace(verdict=showdown.decide(game, left, matter.announced))
    if len(left) == 1 < len(matter.hands):
        return finding._replace(last=next(iter(left)))
    alone = known.get("players") == "heads-up" and len(left) < 2
    return finding._replace(last=next(iter(left), matter.words.get("other")) if alone else None)


def _judged(matter: Matter, known: Mapping[str, Value], ranking: Decision, game: Game) -> Finding | str:
    """Who wins, or what a lone hand is worth, by the ranking that was decided on."""
    announced = matter.announced
    if "low_cards" in known:
        announced = announced._replace(low_cards="one" if known["low_cards"] == "one" else "all")
    verdict = showdown.decide(game, matter.hands, announced)
    if verdict.status == "depends":
        return "low_cards"
    if matter.hidden and "hidden" not in known:
        return "hidden"
    if matter.hidden and game.id == "ubln":
        ranking = ranking._replace(by=(*ranking.by, "UBLN-4.1"))
    if matter.hidden and (known["hidden"] == "better" or len(matter.hands) == 1):
        winner = matter.hidden if known["hidden"] == "better" else tuple(matter.hands)
        return Finding(matter, known, ranking._replace(answer=WINS), {**matter.words, "who": listed(winner)})
    numbers = tuple(dict.fromkeys((*verdict.cites, *ranking.by)))
    answer, words = _in_words(verdict, game)
    return Finding(matter, known, ranking._replace(answer=answer, by=numbers), {**matter.words, **words}, verdict)


def _in_words(verdict: Verdict, game: Game) -> tuple[Answer | None, dict[str, str]]:
    if verdict.status == "not-covered":
        return None, {}
    if not verdict.winners:
        return NOBODY_WINS, {}
    if len(verdict.hands) == 1:
        (value,) = verdict.hands[0].values[:1]
        return HAND_VALUE, {"hand": _by_ranks(value) if game.low else value.name}
    names = listed(verdict.winners)
    return (SPLIT if verdict.split else WINS), {"who": names}


def _by_ranks(value: games.Value) -> str:
    return "-".join(str(card._replace(suit="")) for card in value.cards)
