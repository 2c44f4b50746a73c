"""The moves of Space Maze, a module for each chapter of its rules."""
