"""The moves of UR, a module for each chapter of its rules."""
