"""The table without a server: its rooms, its bots and its coach in a browser, its games on the device."""
