"""What Space Smugglers' bots of 0.1.0 went by."""

from startable.games.smugglers.mind.heuristics import SmugglersHeuristics as Past

__all__ = ["Past"]
