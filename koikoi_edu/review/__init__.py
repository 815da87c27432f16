"""Advice for a move, and the review of a round: what each decision was worth, and why, in words.

`facts` says what a move brings about, `wording` says it in sentences. `advise(view)` is one move with its
reasons, `review(round, player)` looks back at all decisions of a player. All of it sees what the player saw.
"""
from .advice import Advice, advise
from .reviewing import Decision, Review, decisions, review

__all__ = ["Advice", "Decision", "Review", "advise", "decisions", "review"]
