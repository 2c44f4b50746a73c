"""Sockets: from bytes on the line to messages for a room, and back."""
