"""What Space Maze' bots of 0.1.0 went by."""

from startable.games.maze.mind.heuristics import MazeHeuristics as Past

__all__ = ["Past"]
