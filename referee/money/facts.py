"""The facts about hands that decide an award, asked for when they are first read and were not told."""

from __future__ import annotations

from collections.abc import Iterator

from referee.money.award import Answer, Fact
from referee.money.deal import Deal, Share, Status

#: More unseen hands than this can end in too many ways to go through.
MOST_UNSEEN = 4

Groups = tuple[tuple[str, ...], ...]


class Missing(Exception):
    """A fact that decides was not told. ``player`` is whose it is, None where it is about them all."""

    def __init__(self, fact: Fact, player: str | None = None) -> None:
        super().__init__(fact, player)
        self.fact = fact
        self.player = player


class TooManyWays(Exception):
    """So many hands are unseen that their orders are not worth listing."""


def best(deal: Deal, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of the named live players who hold the best hand, several in a tie. Raises :class:`Missing`."""
    if len(names) < 2:
        return names
    hands = [deal.player(name).hand for name in names]
    if any(hand is None for hand in hands):
        raise Missing(Fact.WHO_WINS)
    top = max(hands)
    return tuple(name for name, hand in zip(names, hands, strict=True) if hand == top)


def seven(deal: Deal, name: str) -> bool:
    """Return whether the player holds a seven or better. A hand nobody will see, or one of too few cards, is none."""
    player = deal.player(name)
    if deal.status(name) in (Status.FOLDED, Status.MUCKED):
        return False
    if player.seven is None and player.status is not Status.FOULED:
        raise Missing(Fact.SEVEN, name)
    return bool(player.seven)


def shown(deal: Deal, name: str) -> bool:
    """Return whether the player tabled the hand. Raises :class:`Missing`."""
    told = deal.player(name).shown
    if told is None:
        raise Missing(Fact.SHOWN, name)
    return told


def fillings(deal: Deal, missing: Missing) -> Iterator[tuple[Answer, Deal]]:
    """Yield every way the missing fact can be without contradicting what was told, with the deal so filled in."""
    match missing.fact:
        case Fact.WHO_WINS:
            return _orders(deal)
        case Fact.SEVEN:
            return _sevens(deal, str(missing.player))
        case Fact.SHOWN:
            return _shown(deal, str(missing.player))
        case _:
            return _shares(deal, str(missing.player))


def _orders(deal: Deal) -> Iterator[tuple[Answer, Deal]]:
    """Every order, ties included, that the unseen live hands can stand in among the seen ones."""
    unseen = [name for name in deal.live if deal.player(name).hand is None]
    if len(unseen) > MOST_UNSEEN:
        raise TooManyWays
    orders = [_seen(deal)]
    for name in unseen:
        orders = [longer for order in orders for longer in _joined(order, name)]
    for order in orders:
        if _sevens_on_top(deal, order):
            filled = deal
            for place, names in enumerate(order):
                for name in names:
                    filled = filled.with_player(filled.player(name)._replace(hand=place))
            yield Answer(Fact.WHO_WINS, None, _ladder(order)), filled


def _ladder(order: Groups) -> str:
    return ", then ".join(" and ".join(names) for names in reversed(order))


def _seen(deal: Deal) -> Groups:
    """The seen live hands from the worst to the best, equal ones together."""
    hands = {name: deal.player(name).hand for name in deal.live if deal.player(name).hand is not None}
    groups: list[list[str]] = []
    for name in sorted(hands, key=hands.__getitem__):
        if groups and hands[groups[-1][0]] == hands[name]:
            groups[-1].append(name)
        else:
            groups.append([name])
    return tuple(tuple(group) for group in groups)


def _joined(order: Groups, name: str) -> Iterator[Groups]:
    """Every order that comes of one more player joining: above, between, below, or level with somebody."""
    for place in range(len(order), -1, -1):
        yield (*order[:place], (name,), *order[place:])
    for place, names in enumerate(order):
        yield (*order[:place], (*names, name), *order[place + 1 :])


def _sevens_on_top(deal: Deal, order: Groups) -> bool:
    """Whether no hand that is known for no seven or better stands as high as one that is known for one.

    Only ace-to-five ranks the sevens above all else, so it is no matter where the sevens rule is not in force.
    """
    if not deal.sevens_rule:
        return True
    reached = False
    for names in order:
        told = {deal.player(name).seven for name in names}
        reached = reached or True in told
        if reached and False in told:
            return False
    return True


def _sevens(deal: Deal, name: str) -> Iterator[tuple[Answer, Deal]]:
    for value in (True, False):
        filled = deal.with_player(deal.player(name)._replace(seven=value))
        seen = all(filled.player(other).hand is not None for other in filled.live)
        if not seen or _sevens_on_top(filled, _seen(filled)):
            has = "has" if value else "does not have"
            yield Answer(Fact.SEVEN, name, f"{name} {has} a seven or better"), filled


def _shown(deal: Deal, name: str) -> Iterator[tuple[Answer, Deal]]:
    for value, words in ((True, "shows the hand"), (False, "takes the pot unseen")):
        yield (
            Answer(Fact.SHOWN, name, f"{name} {words}"),
            deal.with_player(deal.player(name)._replace(shown=value)),
        )


def _shares(deal: Deal, name: str) -> Iterator[tuple[Answer, Deal]]:
    for share in (Share.LESS_THAN_HALF, Share.HALF):
        actions = tuple(
            action._replace(share=share) if action.player == name and action.all_in else action
            for action in deal.actions
        )
        words = "less than half a bet" if share is Share.LESS_THAN_HALF else "half a bet or more"
        yield Answer(Fact.SHORT, name, f"{name}'s all-in is {words}"), deal._replace(actions=actions)
