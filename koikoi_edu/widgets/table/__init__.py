"""The table, where Koi-Koi and Go-Stop are played.

`seats` knows who sits where, `programs` asks those that are no people, `game` knows what was done, `lay` what
lies on the board, and `geometry` where.
`words` are what the sentences of the table are made of: `told` tells what happened, `asking` asks what to do,
`near` says what each player is near to, `paying` who pays what in Go-Stop, and who is at risk of what.
`scene` puts all of it together into one picture of the board; `drawing` paints it on a canvas, over the
`ground` that never changes, `moving` has cards go over it, `picture` is a still one. `buttons` lie over the
board, `panels` are the pieces of HTML around it, `saving` is the box for a saved game, `setting` the one for
rules and players, `watching` the clock where all are programs, `odds_panel` shows odds, `looking_back` the
review of a finished round. `played` is the table from code, `pressed` that from the
page, `widget` the whole: `Table`.
"""
from .widget import Table

__all__ = ["Table"]
