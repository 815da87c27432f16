"""Learn, explore and play Koi-Koi: the engine here, and in `koikoi_edu.widgets` what notebooks show."""
from .agents import AGENTS, agent
from .cards import CARDS, DECK, Card, CardSet, Kind
from .errors import KoiKoiError
from .game import Match, Round, deal, dumps, loads, new_match, position
from .rules import RULES, Rules, Yaku, rules
from .scoring import Score, one_more, progress, score

__all__ = ["AGENTS", "CARDS", "DECK", "RULES", "Card", "CardSet", "Kind", "KoiKoiError", "Match", "Round",
           "Rules", "Score", "Yaku", "agent", "deal", "dumps", "loads", "new_match", "one_more", "position",
           "progress", "rules", "score"]
