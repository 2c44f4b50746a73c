"""The table of events, in words that every database here understands."""

from typing import Final

EVENTS: Final = """
create table events (
  id text primary key, version integer not null, created double precision not null,
  opener text not null, over integer not null, record text not null
);
create index events_opener on events (opener, created);
"""
"""Whoever changes a record raises its version, and only from the one that they have read."""

COPIED: Final = {"events": ("id", "version", "created", "opener", "over", "record")}
"""What a copy of a store has of them."""
