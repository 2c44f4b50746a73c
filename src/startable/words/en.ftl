### What Startable says outside its games. Shared by the command and the page.

startable-about = A table for space board games: play, replay, check and measure.
version = startable { $version } ({ $build })
build-compiled = compiled
build-interpreted = interpreted

## A move that no rule of the moment allows

game-over = The game is over.
not-awaited = It is somebody else’s turn now.
not-an-outcome = Chance cannot give that here.

## A game and its options

game-unknown = There is no game called “{ $name }”. There is: { $names }.
seats-not-offered = This game is for { $seats } players.
option-unknown = This game has no option called “{ $name }”.
option-value = Option { $name } cannot be “{ $value }”; possible: { $values }.
option-form = “{ $text }” is no option; write name=value.
move-unknown = “{ $text }” is no move of this game.
mover-unknown = “{ $text }” is nobody at this table; seats are letters from A, chance is *.
seat-unknown = “{ $text }” is no seat here; seats: { $letters }.
bot-unknown = There is no bot called “{ $name }”. There are: { $names }.
rule-unknown = There is no rule “{ $id }”; the first one is { $first }.
language-unknown = There is no language “{ $name }” here; possible: { $names }.

## Files

in-line = Line { NUMBER($line, useGrouping: 0) }:
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
file-missing = There is no such file.
file-is-folder = This is a folder, not a file.
file-forbidden = This file may not be read.
file-unreadable = The file cannot be read ({ $why }).
file-unwritable = The file cannot be written ({ $why }).
file-no-folder = There is no such folder to write to.
file-exists = There is such a file already; choose another name.
file-not-text = The file is not text in UTF-8.
file-too-big = The file is larger than { $most } MB.
parts-folder = STARTABLE_PARTS names a folder that is not there: { $folder }
parts-unread = In the folder of STARTABLE_PARTS no game reads { $files }. Files there are called { $known }.
journal-format = This is no journal: the first line must be “{ $format }”.
journal-version = This journal was played by version “{ $given }” of the rules; here is version { $have }.
journal-unfinished = This game is not over. Only finished games can be brought here.
journal-in-play = This very game is still being played here.
journal-older = This journal was played by version { $given } of the rules; here is version { $have }, which tries to follow it.
journal-older-line = Line { $line } cannot be read: this journal was played by version { $given } of the rules, and here is version { $have }.
rules-changed = This game was begun by version { $given } of the rules; here is version { $have }, so it cannot go on.
rules-changed-over = This game was played by version { $given } of the rules, which version { $have } cannot follow; its journal can still be downloaded.
not-toml = The file is not TOML ({ $why }).
toml-too-much = The file has numbers that are too long, or it is nested too deep.
scenario-key = Something is wrong with “{ $key }” in the scenario.
scenario-no-move = The scenario wants a refusal but has no moves.
position-word = Something is wrong with “{ $word }” in the position.
position-twice = The position says something twice.
position-other-eyes = This position does not tell what that seat knows.
position-mixed = The position shows some hands and hides others: it should tell everything, or what one seat knows.
position-hidden = More is hidden in the position than there is.
position-long = The position is longer than { $most } characters.
position-over = In this position the game is over.

## A live table

table-unknown = There is no such table.
table-closed = This table has been closed.
host-only = Only whoever opened the table may do that.
put-out = The host has put you out of this table.
seat-nobody-else = There is nobody else there.
chat-muted-here = The host lets you say nothing here; nobody has read this.
keeper-only = This is for the keeper of the server alone: the key is another.
keeper-key-short = A key for the keeper has at least { $most } characters.
report-unknown = There is no such report.
report-known = You have reported this already, thank you: it waits to be read.
reports-enough = So many reports wait already that no more are taken; try again later.
game-begun = The game has begun already.
store-fails = The server cannot read or write its disk just now. Nothing that was acknowledged is lost; try again in a moment.
store-slow = The server’s disk does not answer just now. Perhaps it was done after all: look before you try again.
seat-taken = Somebody sits there already.
name-missing = Please give a name.
hand-busy = Your hand is still busy; one thing at a time.
not-your-seat = This is not your seat.
not-started = The game has not begun yet.
not-over = This is shown when the game is over.
hint-against-bots = The coach gives hints only in games against bots alone.
not-away = This player is still here.
push-unknown = This browser’s push service is not known here, or this server calls nobody.
push-turn = Your turn: { $game }
push-over = The game is over: { $game }
time-is-up = Your time was up before this came.
time-in-race = A race has a clock of its own; a table that races takes no other.
time-increment = Only a bank of time has an increment.
not-playing = There is no game going on here.
all-moved = Everybody has moved: now the game can only be played on, or given up.
seat-resigned = You have given this game up; a bot plays on for you.
bot-plays-for-you = A bot plays for you now; take your seat back first.
watching-not-allowed = This table may not be watched.
allowed = This move is allowed.
bad-message = The server did not understand this message.
bad-request = The server did not understand this request.
too-big = This is too much at once.
too-many-messages = Too many messages; wait a little.
too-many-requests = Too many requests; wait a little.
chat-too-fast = You are talking too fast; wait a little.
chat-busy = Too much is being said here just now; try again in a moment.
device-full = There is no room left on this device: what you just did was not kept, and does not count. Delete old games and try again; all that came before is safe.
device-fails = The browser could not keep what you just did. We try again; all that came before is safe.
server-busy = The server is busy just now; try again in a moment.
foreign-origin = This page may not talk to this server.
page-unknown = There is no such page.
our-mistake = Something went wrong on our side. The game is safe; please try again.
journal-end = The journal says something unknown about its end: “{ $text }”.
end-resigned = Ended by resignation.
end-time = Ended because time was up.
end-aborted = Aborted.
end-left = Ended by itself, since nobody came any more.
end-won = { $count ->
        [0] { $how } Nobody has won.
        [one] { $how } The winner is { $names }.
       *[other] { $how } The winners are { $names }.
    }
fair-missing = The journal does not say how its dice were dealt.
fair-commitment = The seed in the journal is not the one that was promised before the game.
salt-too-soon = Not everybody has committed to their contribution to the dice yet.
salt-other = This contribution to the dice is not the one that was committed to.
lobby-enough = { $most } tables opened from here wait in the lobby already; open this one by link, or close one of those.
seat-first = Somebody here has just taken a seat and not come to the table yet; one after the other.
fair-steps = The journal says something unknown about the salts: “{ $text }”.

## Events

event-unknown = There is no such event.
event-for-two = This system is for two at a table; with more, let the tables rotate.
event-for-more = Tables rotate from three at a table on; for two there are Swiss rounds and the round robin.
event-rounds = A round robin has as many rounds as it needs; say how many there are of the others, at least one.
event-over = The event is over.
event-full = The event is full: { $most } people are here.
event-joined = You take part already.
event-name = Somebody here is called “{ $name }” already; choose another name.
event-too-few = There are too few people here for another round, or everybody has met everybody.
event-table-over = This table is not waited for any more.
event-no-table = There is no table for you just now.
events-enough = { $most } events opened from here are not over yet; end one of them first.
entrant-unknown = Nobody like that takes part.
organiser-only = Only the organiser of the event may do that.
round-goes-on = The round is not over yet.
round-unknown = Another round comes first.
rounds-enough = All rounds have been played.

## Known players

name-worn = The name “{ $name }” belongs to another player; choose one of your own.
name-mixed = A player’s name cannot mix letters that look alike, such as Latin and Cyrillic ones.
names-enough = A player can have { $most } names in all; go back to one of yours.
passkey-refused = This passkey is not right, or not for this server.
passkey-unknown = This passkey belongs to no player here; perhaps the player was deleted.
passkey-page = Passkeys are made and shown by our page in a browser.
passkey-last = The last passkey stays: without it you could never come in again.
passkeys-enough = A player can have { $most } passkeys; remove one first.
ticket-old = That came too late, or a second time. Please begin again.
player-unknown = Nobody is known here: come in with your passkey first.
player-hidden = There is no such player, or they keep to themselves.
player-sits = You sit at this table already.
rated-players = A rated table is for known players and bots: make a player, or come in with your passkey.
rated-plain = A rated game is played with the usual options, and from the beginning.
rated-bot = How strong “{ $name }” plays was not measured, so it cannot sit at a rated table. These can: { $names }.
hint-rated = There are no hints in a rated game.
hint-event = There are no hints at an event.

## The command line

help-usage = Usage: { $line }
help-options = [OPTIONS]
help-command = COMMAND
help-commands = Commands
help-parameters = Parameters
help-default = (default: { $value })
meta-address = ADDRESS
meta-game = GAME
meta-rule = RULE
meta-file = FILE
meta-name = NAME
meta-name-value = NAME=VALUE
usage-no-such-option = There is no option { $name }.
usage-missing = { $name } is missing.
usage-whole-number = { $name } must be a whole number.
usage-needs-value = { $name } needs a value.
usage-unclear = There are too many words, or something is missing.
usage-see = See: { $command }
command-unknown = There is no command “{ $name }”. There are: { $names }.
output-failed = The output cannot be written ({ $why }).
number-too-low = { $name } must be at least { $low }.
number-too-high = { $name } must be at most { $high }.

command-serve = Starts the live table in the browser.
command-store = Copies a store while it is in use, looks through it, forgets old games, or computes ratings again.
command-verify = Computes every roll of a live game again and tells whether the dice were fair.
command-games = Lists the games with their options.
command-play = Plays a whole game in the terminal, against bots or with several people at one screen.
command-learn = Teaches a game by short lessons on its board.
command-puzzle = Sets a puzzle: find the best move. Any one, one by its number, or today’s.
command-replay = Shows a saved game line by line and checks every line by the rules.
command-review = Looks through a saved game: everybody’s chances, luck apart from skill, the costliest moves.
command-draw = Draws a position, or a moment of a saved game, as a picture.
command-check = Runs scenario files and tells what differs from what they want.
command-rules = Shows the rules of a game: one of them, or all.
command-bench = Measures how fast this build plays at random.
command-completion = Prints what a shell needs to complete commands, options and games.
command-arena = Lets bots play many games against each other.
command-train = Lets a game learn what its positions are worth, by games against itself.

param-host = where to listen; 0.0.0.0 lets others in your network in
param-no-browser = opens no browser
param-any-bot = seats may have bots by any name, such as ismcts:100000, however long they think
param-away = milliseconds after which a bot may stand in for somebody who is away
param-limit = changes a limit of the server, such as connections=500; docs/hosting.md lists them
param-log-format = how the log is written: text, or json for programs
param-config = a file in TOML with these settings; flags and variables go before it
param-prefix = the path under which a proxy shows the page, such as /games
param-metrics = where to tell figures for Prometheus, such as 127.0.0.1:9100
param-log-level = what is logged: critical, error, warning, info or debug
param-pause = milliseconds before a bot answers, so that people can follow
param-proxy = the address of a proxy whose X-Forwarded-For and X-Forwarded-Proto are believed
param-keeper-key = by which the keeper of the server is known at /keeper; otherwise one is made at the first start
param-push-contact = whom the push services of browsers may write to about this server, such as mailto:me@example.org
param-origin = another origin whose pages may talk to this table, such as https://play.example
param-port = the port; otherwise 8000 or the next free one
param-store = the file in which games are kept, or the address of a database: postgresql://…
param-store-to = where the copy goes: a new file, or an empty database
param-upkeep = copy: into another store; check: read every game; prune: forget old games; ratings: compute all of them again from the rated games; key: tell the key of the server’s keeper
param-days = prune: games that ended more than so many days ago
param-unfinished = prune: also games that never ended, if they were opened so long ago
param-arena-games = how many games
param-arena-seed = fixes all chance: the same number gives the same games
param-arena-out = keeps every game in this SQLite file; the same command goes on where it was stopped
param-arena-ray = plays on a Ray cluster: its address, or “local” for one on this machine
param-arena-report = writes a report with charts to this HTML file
param-arena-seats = how many sit at a table; with more bots, all groups of so many meet in turn
param-arena-workers = how many processes play; otherwise one for each core
param-train-games = from how many games it learns
param-train-seats = for how many players it learns, otherwise for all numbers that the game offers
param-train-seed = fixes all chance: the same number gives the same weights
param-train-hidden = how many units the net has inside
param-train-out = writes the weights to this file instead of the game’s own
param-train-resume = goes on where the same command was stopped
param-bench-games = how many random games
param-bot = who plays against you: level1 (easy) to level5 (strong); also random, greedy, expectimax:3, ismcts:500
param-bots = the bots, by name; one may be named several times
param-game = which game; “startable games” lists them
param-help = shows this page
param-journal = a saved game
param-json = as JSON, for programs
param-lang = the language; otherwise as the environment says
param-option = an option of the game, such as discs=5; may be given several times
param-position = a position in the game’s notation; otherwise the game as it begins
param-draw-what = a game, or the file of a saved one
param-draw-out = the picture’s file, .svg or .png; otherwise it is written out as SVG
param-draw-at = after so many lines of a saved game; otherwise at its end
param-draw-seat = as this seat sees it; otherwise as a watcher does
param-draw-dark = in the colours of the night
param-resume = goes on with a saved game
param-rule = the id of a rule, such as UR-210; otherwise all
param-summary = all that one has to know at the table, on one page
param-save = saves the game to this file, also when you leave early
param-scenarios = scenario files in TOML
param-seat = your seat
param-seats = for how many players; otherwise as few as the game allows
param-seed = fixes the dice: the same number gives the same rolls
param-to = stops after so many lines
param-lesson = the lesson to begin with; otherwise the first
param-lessons-list = only lists the lessons
param-puzzle = its number; otherwise any
param-today = the puzzle of the day, the same for everybody
param-shell = bash, zsh or fish
param-two = no bots: people sit on all seats, at one screen
param-version = shows the version

## The coach

coach-why-wins = wins the game
review-looking = Looking through the game
review-player = Player
review-start = At first
review-luck = Luck
review-own = Own
review-others = Others
review-wavering = Wavering
review-result = Result
review-lost = Per choice
review-choices = Choices
review-flawless = Nobody gave anything away that the coach can see.
review-mistake = { $number }. Line { $line }: { $name } played { $move } and gave away { $lost }. Better: { $best }, with a chance of { $chance }.
review-because = For it: { $why }.
review-against = Against what was played: { $why }.
review-play = { $play ->
        [fine] { $name } made hardly a mistake.
        [sound] { $name } played soundly, with small mistakes.
        [uneven] { $name } played unevenly.
       *[poor] { $name } gave a lot away.
    }
review-counts = Slips: { $slip }, mistakes: { $mistake }, blunders: { $blunder }; luck’s share of the result: { $share }.

## A game in the terminal

play-bot-sits = { $name }: { $bot } (bot)
play-person-sits = { $people ->
        [one] { $name }: you
       *[other] { $name }: a player at this screen
    }
play-hint = Type the number of a move or the move itself, or ? for help.
play-prompt = { $name }, your move ({ $count ->
        [one] 1
       *[other] 1–{ $count }
    }, or ? for help):
play-speak-up = { $name }, it is { $other }’s turn. Speak up ({ $move }, for example), or just press Enter:
play-no-such-number = { $count ->
        [one] There is only one move.
       *[other] The moves have numbers from 1 to { $count }.
    }
play-hand-on = { $name }, press Enter when you have seen enough: the screen is cleared for { $next }.
play-sit-down = { $name }, it is your turn. Press Enter when only you can see the screen:
play-come-here = { $name }, press Enter when only you can see the screen:
play-may-call = Somebody else may speak up: type their letter ({ $letters }) to let them.
play-allowed = { $move } is allowed.
play-saved = The game is saved in { $file }
play-left = You have left the table. Come back soon!
play-help-move = { $count ->
        [one] Type 1 or just Enter: there is only one move.
       *[other] Type the number of a move, from 1 to { $count }, or the move as it is written beside it.
    }
word-help = help
    .help = shows this
word-why = why
    .help = tells which rule forbids a move, or that it is allowed: why { $move }
word-rules = rules
    .help = lists the rules; with an id shows one: rules { $rule }
word-board = board
    .help = draws the board again
word-save = save
    .help = saves the game; with a name to that file: save monday.play
word-quit = quit
    .help = leaves the table
game-goes-on = { $seats ->
        [0] It is nobody’s turn just now.
       *[other] { $names } to move.
    }
game-ended = { $count ->
        [0] The game is a draw.
        [one] { $names } wins.
       *[other] { $names } win together.
    }

## What commands tell

games-seats = Players: { $seats }
games-option = Option
games-values = Values (default)
games-rule = Rule
games-meaning = What it does
check-ok = ok      { $file }: { $title }
check-failed = FAILED  { $file }: { $title }
check-difference = { $what }: wanted { $wanted }, got { $got }
check-allowed = allowed
check-untitled = scenario { $number }
check-count = { $passed } ok, { $failed } failed, { $unread ->
        [one] 1 file unreadable
       *[other] { $unread } files unreadable
    }
bench-line = { $game }: { $speed } decisions per second at random, { $build } ({ $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions)
arena-playing = Playing
arena-speed = { NUMBER($speed, maximumSignificantDigits: 3) } games/s
arena-bot = Bot
arena-rating = Rating
arena-share = Wins
arena-interval = 95% interval
arena-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-spread = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-seat = Seat { $seat }
arena-summary = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $draws ->
        [one] 1 draw
       *[other] { $draws } draws
    }, median length { $length } moves ({ $low }–{ $high })
arena-report-written = The report is in { $file }
arena-stopped = Stopped after { $played } of { $games } games. The same command goes on with { $file }.
arena-lost = Stopped after { $played } of { $games } games. With --out FILE a match can go on later.
arena-few-bots = { $seats } seats need at least as many bots; a bot may be named several times.
arena-not-results = This file holds something else, not the results of a match.
arena-other-match = This file holds another match ({ $what }); choose another name.
arena-worker-died = A worker process was killed, perhaps for want of memory. With --out the same command goes on.
arena-ray-missing = Ray is not installed here: { $command }
arena-ray-away = There is no Ray cluster at { $address } ({ $why }).
arena-ray-version = A machine of the cluster has Startable { $there }; here it is { $here }.

train-progress = { $games } of { $of } games, { NUMBER($speed, maximumFractionDigits: 0) } a second
train-error = ; error { $wrong }, drift { $drift }
train-better = ; wins { NUMBER($share, maximumFractionDigits: 0) } % against itself of some time ago
train-stopped = Stopped. The same command with --resume goes on; the weights will be in { $file }.
train-done = Learned from { $games } games; the weights are in { $file }.
extra-missing = This needs one more package, { $name }: { $command }
train-not-taught = { $name } has nothing to learn yet: its value is made by hand.
train-nothing-to-resume = There is nothing to go on with: { $file } does not exist.
train-other-plan = { $file } belongs to another command: other games, seed, seats or size.
train-broken = { $file } cannot be read.
weights-missing = The weights of this game are missing: { $file }. `startable train` makes them.
weights-broken = The weights of this game are damaged: { $file }.
weights-stale = The weights in { $file } are for { $found } features; the game has { $wanted }.

## The report of a match

arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-about-percent = { NUMBER($share, maximumFractionDigits: 0) }%
arena-time = { NUMBER($value, maximumFractionDigits: 1) } { $unit }
arena-report-title = Arena · { $game }
arena-report-first = { $name } is the strongest
arena-report-close = { $name } leads, but { $other } may be as good
arena-report-about = { $bots } bots, { $seats } at a table. Everybody sits in every seat over the same dice; intervals are at 95%.
arena-report-games = games
arena-report-length = decisions, median ({ $low }–{ $high })
arena-report-turns = turns, median
arena-report-draws = draws
arena-report-time = of play, all workers together
arena-report-ladder = Ratings
    .about = By openskill, from the places in every game; whiskers are 95% intervals. Six points apart, the better one comes before the other about three times in four.
arena-report-shares = Wins
    .about = The share of games won, a shared win by its part. The dashed line is what everybody would win if all were equal.
arena-report-way = How the ratings settled
    .about = After each game, with its interval. Lines that still rise or fall want more games.
arena-report-seats = What the seat is worth
    .about = The share of games won from each seat, whoever sat there. Off the dashed line, the seat itself decides something.
arena-report-lengths = How long games are
    .about = Decisions in a game. The dashed line is the median.
arena-report-pairs = One against one
    .about = How often the bot on the left came before the one whose number is above; blue is more than half.
arena-report-run = What was run
    .about = The same command plays the same games again, on any number of workers.
arena-report-options = Options
arena-report-rules = Rules
arena-report-version = Startable
arena-report-date = Date
arena-report-bin = { $low }–{ $high } decisions: { $games ->
        [one] 1 game
       *[other] { $games } games
    }

## The live table, from the command

serve-ready = The table stands at { $address }
serve-network = In your network: { $address }
serve-store = Games are kept in { $file }
serve-keeper = The keeper’s page is { $address }; “startable store key” tells its key.
serve-stop = Ctrl+C ends it.
host-unknown = There is no address “{ $host }” to listen at; 0.0.0.0 lets others in your network in.
host-elsewhere = “{ $host }” is not an address of this machine; 0.0.0.0 lets others in your network in.
port-taken = Port { $port } at { $host } cannot be used; choose another with --port.
store-in-use = { $store } is in use by another server (process { $process }); end that one, or choose another file with --store.
store-unusable = { $store } cannot be used as the store: { $why }.
store-newer = { $store } was written by a newer Startable (store version { $given }; here is { $have }).
upkeep-unknown = “{ $name }” is nothing that can be done with a store. There are: { $names }.
upkeep-where-to = Where to? Name a new file or an empty database after the store.
upkeep-copied = { $tables ->
    [one] One table is in { $store } now.
   *[other] { $tables } tables are in { $store } now.
}
upkeep-checked = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $lines ->
    [one] one line
   *[other] { $lines } lines
} read; { $broken ->
    [0] all is well.
    [one] one of them makes no sense:
   *[other] { $broken } of them make no sense:
}
upkeep-rated = { $games ->
    [one] One rated game,
   *[other] { $games } rated games,
} { $wrong ->
    [0] and every rating is as they say.
    [one] and one rating was not as they say; it is put right.
   *[other] and { $wrong } ratings were not as they say; they are put right.
}
upkeep-pruned = { $tables ->
    [0] No game is older than { $days } days; all were kept.
    [one] One game older than { $days } days is forgotten.
   *[other] { $tables } games older than { $days } days are forgotten.
}
store-missing = There is no store { $store }.
store-not-empty = There are games in { $store } already; a copy goes into a new file or an empty database.
store-driver = For a store in PostgreSQL its driver is missing: pip install 'startable[postgresql]'
limit-unknown = There is no limit { $name }. There are: { $names }.
limit-number = The limit { $name } is a whole number, not “{ $text }”.
log-format-unknown = There is no log format { $name }. There are: { $names }.
prefix-unreadable = “{ $text }” cannot be the beginning of an address; it would be something like /games.
metrics-address = Figures cannot be told at “{ $text }”: { $why }
server-ends = This server is about to end. Try again in a moment.
config-unreadable = { $file } cannot be read as settings: { $why }.
config-unknown = { $file }: there is no setting { $name }. There are: { $names }.
log-level-unknown = There is no log level { $name }. There are: { $names }.
shell-unknown = There is no completion for “{ $name }”. There is for: { $names }.
verify-fair = { $rolls ->
    [one] The one act of chance is as the dealer promised before the game.
   *[other] All { $rolls } acts of chance are as the dealer promised before the game.
}
verify-failed = { $wrong ->
    [one] One of { $rolls } acts of chance is not what the dealer promised.
   *[other] { $wrong } of { $rolls } acts of chance are not what the dealer promised.
}
verify-wrong = Line { $line }: { $text } is not what the dealer’s stream gives there.
verify-salts-good = Every seat committed to its salt before any salt was shown: nobody, the host included, could choose one to go with the others.
verify-salts-old = This is a game of version 0.1.0: seats did not commit to their salts. It proves that the rolls follow from the seed that was promised and from the salts, not that nobody chose a salt after seeing the others; whoever could look into the store could have.
verify-salts-wrong = { $seats }: this salt is not the one that was committed to, or it came out of order.
verify-salts-withheld = { $seats } committed to a salt and did not show it when all the others could be known: that is a choice between two games.
verify-salts-early = { $seats } showed the salt before all had committed (an older program): { $late } could have chosen one to go with it, given a look into the store.
verify-salts-none = { $seats } gave no salt; that was settled before any was shown.

## Lessons in the terminal

summary-none = The game “{ $name }” has no summary.
figure-unknown = There is no figure “{ $name }”. There are: { $names }.
lesson-unknown = There is no lesson “{ $name }”. There are: { $names }.
lessons-none = The game “{ $name }” has no lessons.
lesson-not-asked = That is allowed, but it is not what is asked here. Try again, or type ? to be shown.
learn-prompt = Your move (? shows it, quit leaves):
learn-way = Like this: { $moves }
learn-finished = That was the last lesson. Now play: startable play
learn-left = Until next time. To go on here: startable learn { $game } { $lesson }

## Puzzles in the terminal

puzzle-unknown = There is no such puzzle. They have the numbers from 1 to { $count }.
puzzle-none = There are no puzzles.
puzzles-none = The game “{ $name }” has no puzzles.
puzzle-heading = { $game }, puzzle { $number } of { $of }, difficulty { $difficulty } of 5
puzzle-ask = You play { $colour }. { $steps ->
    [one] Find the best move.
   *[other] Find the best turn: { $steps } decisions, one after the other.
}
puzzle-prompt = Your move (? shows it, quit leaves):
puzzle-said-on = Right so far. How does the turn go on?
puzzle-said-right = That’s it: { $chance } % to win.
puzzle-said-wrong = Something else is better: this leaves { $chance } %, and gives away { $lost } %.
puzzle-said-aside = That settles nothing here. Look for a move that decides something.
puzzle-said-why = For it: { $why }.
puzzle-said-against = Against it: { $why }.
puzzle-said-tried = { $move }: { $chance } %
puzzle-said-follows = What an ordinary game would bring:

## Pictures

draw-done = The picture is in { $file }.
draw-form = “{ $file }” should end in .svg or .png.
png-missing = PNG needs one more package: pip install 'startable[picture]'. SVG works without it.

## Previews of links

preview-position = { $game }: a position
    .about = Look at it, play on from there, or change it.
preview-table = { $game }: { $names }
    .waiting = A table of { $game } waits for players: { $names }.
    .playing = A game of { $game } is going on.
    .over = A finished game of { $game }, move by move.
preview-invitation = { $host } invites you to { $game }
preview-somebody = a free seat
preview-event = { $name }: an event of { $game }
    .open = Join by your name: { $people ->
        [0] nobody has joined yet
        [one] one person has joined
       *[other] { $people } people have joined
    }.
    .playing = Round { $round } is being played, with { $people ->
        [one] one person
       *[other] { $people } people
    }.
    .over = It is over: who won, round by round.
