"""What an opponent chooses among."""
from ..errors import IllegalAction
from ..game import Action, View


def choices(view: View) -> tuple[Action, ...]:
    """The legal actions of a view. Raises IllegalAction if there is none: out of turn, or after the end."""
    actions = view.legal_actions()
    if view.is_over:
        raise IllegalAction("The round is over; there is nothing to choose.")
    if not actions:
        raise IllegalAction(f"It is the turn of player {view.to_play}; "
                            f"player {view.player} has nothing to choose.")
    return actions
