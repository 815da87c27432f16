"""Rounds on plain ints, for opponents and odds that play thousands of them: the same rules, no explanations.

Cards are their indexes, a pile is one number, the table twelve numbers of four bits. All of it is made from
the rule set, and the tests hold it equal to the explaining scorer and to the public rounds.
"""
from .acting import action_of
from .kit import Kit, kit_of, knows
from .playout import play_greedily, play_randomly
from .policy import Policy, but, policy, worth_to, worths
from .position import Position, position_of
from .sums import Sums, sums_of

__all__ = ["Kit", "Policy", "Position", "Sums", "action_of", "but", "kit_of", "knows", "play_greedily",
           "play_randomly", "policy", "position_of", "sums_of", "worth_to", "worths"]
