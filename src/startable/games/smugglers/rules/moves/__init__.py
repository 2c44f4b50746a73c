"""The moves of Space Smugglers, a module for each chapter of its rules."""
