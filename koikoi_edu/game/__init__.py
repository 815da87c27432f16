"""Rounds and matches as values: states, legal actions, events, views, saved games."""
from .actions import (
    BOMB,
    FLIP,
    KEEP,
    KOIKOI,
    LEAVE,
    PLAY,
    SHAKE,
    SHOW,
    STOP,
    SWAP,
    TAKE,
    TAKE_ALL,
    Action,
    Move,
    read_action,
)
from .beginning import deal, position
from .dealing import Layout
from .events import Event, Happening
from .match import Match, new_match
from .opening import Opening
from .round import Phase, Result, Round, View
from .saving import dumps, load, loads, save

__all__ = ["BOMB", "FLIP", "KEEP", "KOIKOI", "LEAVE", "PLAY", "SHAKE", "SHOW", "STOP", "SWAP", "TAKE",
           "TAKE_ALL", "Action", "Event", "Happening", "Layout", "Match", "Move", "Opening", "Phase",
           "Result", "Round", "View", "deal", "dumps", "load", "loads", "new_match",
           "position", "read_action", "save"]
