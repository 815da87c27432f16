"""Rounds and matches as values: states, legal actions, events, views, saved games."""
from .actions import KOIKOI, PLAY, STOP, TAKE, Action, Move, read_action
from .dealing import Layout
from .events import Event, Happening
from .match import Match, new_match
from .round import Phase, Result, Round, View, deal, position
from .saving import dumps, load, loads, save

__all__ = ["KOIKOI", "PLAY", "STOP", "TAKE", "Action", "Event", "Happening", "Layout", "Match", "Move",
           "Phase", "Result", "Round", "View", "deal", "dumps", "load", "loads", "new_match", "position",
           "read_action", "save"]
