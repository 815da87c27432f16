"""The table, where Koi-Koi is played.

`game` knows who sits where and what was done, `geometry` where things lie, `words` what is told. `scene` puts
them together into one picture of the board; `drawing` paints it on a canvas, `picture` as a still one.
`panels` are the pieces of HTML around the board, `widget` is the whole: `Table`.
"""
from .widget import Table

__all__ = ["Table"]
