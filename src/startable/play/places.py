"""Where this machine keeps what is ours."""

from pathlib import Path


def data_folder() -> Path:
    """Of this user: ~/.local/share, ~/Library/Application Support or %LOCALAPPDATA%, each with our name."""
    from platformdirs import user_data_path

    return user_data_path("startable", appauthor=False)
