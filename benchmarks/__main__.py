"""Print how fast the engine is: `python benchmarks`, or `python benchmarks engine` for one module.

Every other module in this directory that has `figures()` is asked for its figures.
"""
import sys
from importlib import import_module
from pathlib import Path

from measure import additions


def main(names: list[str]) -> None:
    found = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))
    modules = [import_module(name) for name in names or found]
    print(f"a plain loop of additions here and now: {additions():.1f} million a second of processor time")
    for module in modules:
        if not hasattr(module, "figures"):
            continue
        print(f"\n{module.__doc__.splitlines()[0]}")
        for figure in module.figures():
            value = f"{figure.value:,.0f}" if figure.value >= 100 else f"{figure.value:,.1f}"
            relative = "" if figure.relative is None else f"{figure.relative:,.0f} per million additions"
            print(f"  {figure.name:30} {value:>12} {figure.unit:10} {relative:34} {figure.note}".rstrip(),
                  flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
