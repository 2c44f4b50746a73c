"""The tables of people who are known, in words that every database here understands."""

from typing import Final

PEOPLE: Final = """
create table players (
  id text primary key, name text not null, created double precision not null, shown integer not null
);
create table names (folded text primary key, player text not null, since double precision not null);
create index names_player on names (player);
create table passkeys (
  id text primary key, player text not null, data text not null, counter bigint not null,
  device text not null, created double precision not null, used double precision not null
);
create index passkeys_player on passkeys (player);
create table sessions (
  hash text primary key, player text not null, created double precision not null,
  until double precision not null
);
create index sessions_player on sessions (player);
create table tickets (
  hash text primary key, kind text not null, data text not null, until double precision not null
);
create table sat (
  id text not null, player text not null, game text not null, created double precision not null,
  ended double precision not null, rated integer not null, primary key (id, player)
);
create index sat_player on sat (player, created);
create index sat_rated on sat (ended) where rated = 1;
create table ratings (
  game text not null, player text not null, mean double precision not null,
  deviation double precision not null, games integer not null, primary key (game, player)
);
create table rated (
  number integer primary key, id text not null unique, game text not null,
  ended double precision not null, seats text not null
);
"""
"""`names` are all that a player has ever worn; `sat` says who sits at which table, as its record has it;
`rated` is the roll of rated games in the order in which they counted: of it alone all `ratings` follow."""

REPORTS: Final = """
create table reports (
  id text primary key, made double precision not null, place text not null, game text not null,
  seat integer not null, name text not null, player text not null, reason text not null,
  words text not null, said text not null, reporter text not null, reporter_name text not null,
  address text not null, dealt double precision not null
);
create index reports_made on reports (dealt, made);
create index tables_created on tables (created);
"""
"""What somebody complains of: at which table (`place`), of whom, and what that seat had said. `dealt` says
when the keeper of the server was done with it, 0: not yet; strangers have no `player`, nor `reporter`."""

COPIED: Final = {
    "players": ("id", "name", "created", "shown"),
    "names": ("folded", "player", "since"),
    "passkeys": ("id", "player", "data", "counter", "device", "created", "used"),
    "sessions": ("hash", "player", "created", "until"),
    "ratings": ("game", "player", "mean", "deviation", "games"),
    "rated": ("number", "id", "game", "ended", "seats"),
    "reports": (
        *("id", "made", "place", "game", "seat", "name", "player", "reason", "words", "said"),
        *("reporter", "reporter_name", "address", "dealt"),
    ),
}
"""What a copy of a store has of them, beside what follows from its tables."""
