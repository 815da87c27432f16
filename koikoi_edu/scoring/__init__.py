"""A pile of cards, its yaku, and the steps from their sum to the final points (spec 3.8, 4.11, 6.8, 7.9, 11).

Every widget, notebook and test reads the one value that `score` returns, so an explanation can't
disagree with a score.
"""
from ..cards import Cards
from .losers import chaff_count, sparing
from .progress import Gain, Progress, one_more, progress
from .scorer import Scorer, for_losers, score, scorer
from .sheet import Due, Held, LeftOut, Score, Step, loser_in_words
from .situation import Given, Situation, situation_of
from .steps import field_factor

__all__ = ["Cards", "Due", "Gain", "Given", "Held", "LeftOut", "Progress", "Score", "Scorer", "Situation",
           "Step", "chaff_count", "field_factor", "for_losers", "loser_in_words", "one_more", "progress",
           "score", "scorer", "situation_of", "sparing"]
