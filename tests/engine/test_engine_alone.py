"""The engine stands alone: it needs no notebook, prints nothing and draws nothing."""
from playing import run_alone

ALONE = """
import sys
from random import Random
from koikoi_edu import *
match = new_match(seed=1)
while not match.is_over:
    if match.round.is_over:
        match = match.next_round()
        continue
    view = match.round.view(match.round.to_play)
    match = match.apply(agent("greedy").choose(view, Random(1)))
loads(dumps(match))
repr(match), str(match.round), repr(score("moon curtain crane sake")), progress("moon"), one_more("moon sake")
foreign = [name for name in sys.modules if name.split(".")[0] in (
    "IPython", "ipywidgets", "ipycanvas", "numpy", "PIL", "traitlets", "comm", "matplotlib")]
foreign += [name for name in sys.modules if name.startswith("koikoi_edu.") and name.split(".")[1] not in (
    "cards", "errors", "rules", "scoring", "game", "agents", "fast", "words")]
sys.exit(", ".join(foreign) or 0)
"""


def test_a_whole_match_without_any_notebook_module_and_without_a_word():
    run = run_alone(ALONE)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
