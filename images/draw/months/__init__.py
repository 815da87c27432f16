"""The 48 cards, one month a module. To import a module is to register its cards."""

from . import (
    m01_pine,
    m02_plum,
    m03_cherry,
    m04_wisteria,
    m05_iris,
    m06_peony,
    m07_clover,
    m08_pampas,
    m09_chrysanthemum,
    m10_maple,
    m11_willow,
    m12_paulownia,
)

__all__ = [
    "m01_pine",
    "m02_plum",
    "m03_cherry",
    "m04_wisteria",
    "m05_iris",
    "m06_peony",
    "m07_clover",
    "m08_pampas",
    "m09_chrysanthemum",
    "m10_maple",
    "m11_willow",
    "m12_paulownia",
]
