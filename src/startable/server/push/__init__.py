"""Web Push: calls people whose page is closed. An extra, `startable[push]`; without it nobody is called."""
