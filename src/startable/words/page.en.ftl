### What only the page says.

## Everywhere

close = Close
copy = Copy
copied = Copied
share = Share
loading = Loading…
sending = Sending…
try-again = Try again
go-home = To the start page
skip-to-content = Skip to the content
nav-label = Site
toasts-label = Notices
you = you
players = Players
a-watcher = A watcher
read-rules = Read the rules
watch-replay = Watch the replay
check-dice = Check the dice
to-the-table = To the table
download-journal = Download the game
nowhere-title = There is nothing here
nowhere-text = The address may be mistyped, or the page has moved.
offline-title = The server does not answer
offline-text = Perhaps your connection is down, or the server is just restarting.
offline-reconnecting = Perhaps your connection is down, or the server is just restarting. We keep trying.
problem-unknown = Something went wrong. Please try again.

## Settings

settings = Settings
settings-language = Language
settings-theme = Colours
settings-sound = Sound
settings-animation = Movement of pieces
settings-text-board = Show the position in words
    .help = The board as text, with every move as a button. Screen readers always find it.
settings-shortcuts = Single-key shortcuts
    .help = Such as f to turn the board round. Press ? at a table to see them all.
language-en = English
language-hu = Magyar
theme-system = As the system
theme-light = Light
theme-dark = Dark
sound-off = Off
sound-low = Low
sound-normal = Normal
animation-0 = None
animation-120 = Quick
animation-250 = Normal
animation-500 = Slow
your-name = Your name
you-play-as = You play as { $name }.
change = Change
keep = Keep it
your-name-made-up = We make one up
your-name-later = Others see it at your tables. A new name counts from the next table on.
made-up-first = Curious, Calm, Bright, Quiet, Swift, Lucky, Gentle, Brave, Merry, Patient, Silver, Distant
made-up-second = Comet, Nova, Quasar, Meteor, Pulsar, Nebula, Orbit, Eclipse, Aurora, Zenith, Corona, Sextant

## Home

home-page-title = Startable – board games among the stars
home-title = Sit down and play
home-subtitle = Space board games with exact rules, bots that think ahead, friends one link away, and dice that anybody can check. No account, nothing to install.
home-footer = Startable is open source. Rules and pictures are our own; the games belong to their authors and publishers.
games-title = Games
game-players = { $same ->
        [yes] { $low } players
       *[no] { $low }–{ $high } players
    }
game-minutes = { $low }–{ $high } minutes
play-bots-now = { $count ->
        [one] Play a bot now
       *[other] Play { $count } bots now
    }
ready-do = I am ready
ready-said = You are ready
ready-who = Who is ready
ready-yes = ready
ready-not-yet = not yet
bot-level = Level
level-level1 = 1 · Cadet
level-level2 = 2 · Pilot
level-level3 = 3 · Navigator
level-level4 = 4 · Captain
level-level5 = 5 · Admiral
bot-level1 = Cadet bot
bot-level2 = Pilot bot
bot-level3 = Navigator bot
bot-level4 = Captain bot
bot-level5 = Admiral bot
bot-random = Random bot
bot-greedy = Greedy bot
bot-expectimax = Expectimax bot
bot-ismcts = Searching bot

# What they are called at a table; each name once
bot-name-altair = Altair
bot-name-bellatrix = Bellatrix
bot-name-callisto = Callisto
bot-name-deneb = Deneb
bot-name-electra = Electra
bot-name-juno = Juno
bot-name-mira = Mira
bot-name-orion = Orion
bot-name-rigel = Rigel
bot-name-sirius = Sirius
bot-name-titania = Titania
bot-name-vega = Vega

# How much time bots leave to people
pace = Pace of the bots
    .help = how much time the bots of this table leave you to see what they did
pace-calm = Calm bots
pace-usual = Usual pace
pace-quick = Quick bots
skip = Skip
    .help = the bots wait no more until it is your turn
open-table = Open a table
lobby-title = Open tables
lobby-empty = Nobody is waiting for a player just now. Open a table and list it here, or send somebody the link.
join = Sit down
watch = Watch
continue = Go on
your-tables-title = Your tables
your-games-title = Your last games
your-turn = Your turn
their-turn = { $name } to move
free-seats = { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
game-won = You won
game-lost = { $name } won
game-draw = A draw
table-status-waiting = waiting
table-status-playing = being played
table-status-over = over

## Opening a table

open-table-title = Open a table for { $game }
open-table-do = Open the table
seats-title = Who sits where
seats-count = Number of players
seat-label = Seat { $letter }
seat-who = { $seat }: who plays
seat-open = Free seat
seat-kind-me = Me
seat-kind-here = Another person here
seat-kind-friend = A friend, by link
seat-kind-bot = A bot
other-name = Their name
options-title = House rules
open-listed = List it under “Open tables”
    .help = Anybody may sit down. Otherwise only people with the link can.
open-watch = Let people watch
    .help = Anybody with the link may look on.

## At the table

table-title = { $game }: { $players }
title-your-turn = ● Your turn – { $title }
side-label = Players, log, chat and rules
reconnecting = The connection is lost. Reconnecting…
board-failed = The board could not be loaded. Reload the page to try again.
status-your-turn = Your turn
status-turn-of = { $name }: { $todo }
status-waiting-friend = { $count ->
        [one] Waiting for somebody to take the free seat.
       *[other] Waiting for people to take the { $count } free seats.
    }
status-waiting-ready = It begins when everybody is ready. Not yet: { $name }.
status-starting = The game is about to begin.
status-thinking = { $count ->
        [one] { $name } is thinking…
       *[other] { $name } are thinking…
    }
status-waiting-for = Waiting for { $name }.
zoom = Size of the board
zoom-in = Enlarge
zoom-out = Make smaller
zoom-whole = The whole board
todo-plain = Make your move.
to-move = to move
to-move-you = to move
presence-open = free
presence-bot = bot
presence-here = here
presence-away = away
presence-stand-in = { $bot } plays for them
away-countdown = In { $time } a bot may step in.
away-countdown-seat = In { $time } the seat can be opened to others.
open-seat = Open this seat to others
seat-withheld = withheld their part in the dice
withheld = { $names } sealed a part in the dice and did not show it.
withheld-why = What that means
let-bot-play = Let a bot play
again = Show again what happened since my move
returning = A bot ({ $bot }) is playing for you.
returning-of = A bot ({ $bot }) is playing for { $name }.
status-watching = You are watching
take-seat-back = Take my seat back
watchers = { $count ->
        [one] 1 watcher
       *[other] { $count } watchers
    }
tab-players = Players
tab-log = Log
tab-review = Review
tab-chat = Chat
tab-rules = Rules
unread = unread
log-empty = Nothing has happened yet.
log-earlier = Show earlier moves
log-new = New
log-look = Show the position after this
history-failed = The earlier moves could not be loaded.
past = You are looking at move { $v }.
back-to-now = Back to now
step-back = One step back
step-forward = One step forward
sit-title = { $name } has kept a seat free
sit-title-plain = There is a free seat
sit-text = Take it and play, or just stay and watch.
sit-text-private = Take it and play. Nobody else can see this table.
sit-down = Sit down
foyer-title = { $count ->
        [one] { $game }: one more player, and it begins
       *[other] { $game }: { $count } more players, and it begins
    }
foyer-ready = { $game }: is everybody ready?
foyer-invite-race = { $count ->
        [one] Send this link to the person you want to play with. The race begins when everybody has sat down and is ready.
       *[other] Send this link to the people you want to play with. The race begins when all have sat down and are ready.
    }
foyer-starting = { $game } is about to begin
foyer-invite = { $count ->
        [one] Send this link to the person you want to play with. The game begins as soon as they sit down.
       *[other] Send this link to the people you want to play with. The game begins as soon as all of them have sat down.
    }
foyer-watch = You can watch from here as soon as the game begins.
foyer-coming = All seats are taken. The game begins as soon as everybody is here.
foyer-meanwhile = Meanwhile:
seats-host = Free seats and bots
seat-bot = Put a bot here
seat-bot-out = Take it out
close-table = Close the table
close-table-title = Close this table?
close-table-text = Everybody who is here is sent home, and the link leads nowhere any more.
invite-qr = The link to this table as a QR code
invite-qr-help = Or point the camera of a phone here.
invite-link = Link to this table
table-link = Link to this table
link-local = This address works on this computer only. For friends in your network, start the table like this:
tallies = Dice and cards so far
tally-player = Player
tally-total = Sum
tally-all = All
tally-average = On average
tally-number = { NUMBER($number) }
share-table = Share this table
share-watch = Anybody with this link may watch, and take a free seat if there is one.
share-private = Only the players can open this table; people with the link may take a free seat if there is one.
flip-board = Turn the board round
help = Help and keys
lag = How long a message takes to the server and back
fair-badge = Fair dice
    .help = The dice were fixed before anybody sat down. See how you can check them.
text-board = The position in words
text-moves = Your moves
announce-moves = Moves: { $moves }.
refused-link = Read this rule
fault-unknown = That did not work ({ $fact }).

## A game that brings no board of its own

plain-board = The board
plain-filter = Filter the moves
plain-none = No move has all these words.
plain-key-number = goes to a move; Enter plays it
plain-key-filter = filters the moves
plain-key-arrows = walk through the moves

## The coach

hint = Hint
    .help = The coach names the best moves (key: i)
hint-title = The coach suggests
hint-chance = Moves and your chance to win after each
hint-asking = The coach is thinking…
hint-again = Ask again
hint-old = The others have moved since.
hint-show = Show it on the board
hint-play = Play
hint-play-move = Play it: { $move }
hint-first = First step: { $move }.
hint-then = Then: { $moves }.
hint-but = but { $why }
hint-not-now = The coach gives hints in games against bots, when it is your turn and there is something to choose.
review-game = Review this game
review-wait = Looking through the game… A long one takes some seconds.
review-graph = Everybody’s chance to win, line by line
review-graph-at = Line { $v } of { $last }: { $chances }
review-line = Line { $v }
review-best = The coach would have done the same.
review-forced = There was nothing to choose.
review-played = Played
review-better = Better
review-show = Show
review-show-move = Show the better move on the board
review-seats = Luck and skill
review-per-choice = Cost per choice
review-share-long = Luck’s share of the result
review-share-tip = Of what luck and choices did in sum, so much was luck
review-help = Luck is what dice and cards gave or took. The cost of a choice is how much less chance it left than the best move the player could see.
review-costliest = The costliest moves
review-whose = Whose moves
review-everybody = Everybody’s
review-none = Nothing that the coach would call a mistake.
review-table = All chances as a table
review-chances = Chances
review-graded = Cost { $lost }{ $grade ->
        [slip] , a slip
        [mistake] , a mistake
        [blunder] , a blunder
       *[none] { "" }
    }
review-column-cost = Cost
review-grade = { $grade ->
        [slip] a slip
        [mistake] a mistake
       *[blunder] a blunder
    }
review-grades = { $grade ->
        [slip] Slips
        [mistake] Mistakes
       *[blunder] Blunders
    }
review-slip-tip = Choices that cost 2 % or more
review-mistake-tip = Choices that cost 5 % or more
review-blunder-tip = Choices that cost 10 % or more
review-of-luck = luck { $gain }
review-of-choice = choice { $gain }
review-of-wavering = estimate { $gain }
review-luck-long = Luck
review-luck-tip = What dice and cards gave or took
review-own-long = Own choices
review-own-tip = What the own choices left of the best moves
review-others-long = Others’ choices
review-others-tip = What the choices of the others gave or took
review-wavering-long = Wavering
review-wavering-tip = What the estimate takes back of itself: it judged a position a little better or worse than what could follow
review-decided = { $by ->
        [luck] { $name } won, and luck decided.
        [choices] { $name } won by better choices.
        [both] { $name } won by luck and by better choices.
       *[neither] { $name } won, and neither luck nor choices explain it well.
    }
review-table-help = Below each chance: what luck or the choice did to it, and in brackets the wavering of the estimate. Together with the chance of the line before they are this one.

## The end

result-draw = A draw
result-you-won = You won!
result-you-lost = { $name } won
result-won = { $name } won
winner = winner
rematch = Play again
rematch-accept = Accept the rematch
rematch-asked = Waiting for the others to agree to a rematch…
rematch-go = To the rematch

## Chat

chat-empty = Nobody has said anything yet. Everybody at the table and all watchers can read this.
chat-muted = The chat is muted.
chat-write = Write something
chat-send = Send
chat-mute = Mute the chat
preset-hello = Hello!
preset-luck = Good luck!
preset-nice = Nice move!
preset-thinking = Let me think.
preset-thanks = Thanks for the game!
preset-again = Another one?

## Typed commands and keys

command-line = Type a move or a command
command-placeholder = Type a move, such as { $example }
command-placeholder-word = Type a command, such as { $word }
command-run = Do it
typed-unknown = “{ $text }” is no move or command. Your moves now: { $moves }
typed-help = help
    .help = shows this page
typed-why = why
    .help = tells which rule forbids the move that you type after it
typed-hint = hint
    .help = asks the coach for the best moves, in games against bots
typed-say = say
    .help = writes in the chat: say hello
typed-board = board
    .help = shows the position in words
typed-log = log
    .help = opens the log
typed-rules = rules
    .help = opens the rules, or the one whose number you type after it
typed-flip = flip
    .help = turns the board round
typed-back = back
    .help = shows the position one step earlier
typed-next = next
    .help = shows the position one step later
typed-now = now
    .help = comes back to the present
typed-rematch = rematch
    .help = asks for another game when this one is over
help-keys = Keys
help-keys-game = Keys of the board
help-typed = Typed commands
help-typed-text = Every move can be typed, and so can these words.
key-tab = goes to the next thing
key-choose = takes a piece or puts it down
key-escape = lets go; back to now
key-command = type a move or a command
key-hint = a hint from the coach, against bots
key-back = one step back
key-forward = one step forward
key-first = the first position
key-now = back to now
key-flip = turn the board round
key-text = the position in words
key-log = the log
key-chat = the chat
key-rules = the rules
key-help = this page

## Tables that cannot be shown

table-unknown-title = There is no such table
table-unknown-text = The link may be incomplete, or the table has been cleared away.
table-private-title = This table is private
table-private-text = Its players do not want it to be watched.
table-private-full = All of its seats are taken, and its players do not want it to be watched.
table-closed-title = This table is closed
table-old-title = This game was played by older rules
table-old-text = The rules have changed since, so it cannot be shown here. If it is over, its journal can be downloaded.
table-old-shown = This game was played by older rules; it is shown as far as those of today can follow.
chat-lost = The server has started again or let the table rest since: what was said before is gone.

## Replay

replay-page-title = Replay: { $game } · Startable
replay-title = { $game }: the replay
replay-eyes = Seen by
replay-empty = The game has not begun
replay-empty-text = There is nothing to replay yet.
replay-first = To the beginning
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-side = Log and review
replay-slider = Place in the game
replay-place = { $place } of { $last }
replay-share = Copy a link to this moment

## Rules

rules-page-title = Rules: { $game } · Startable
rules-title = The rules of { $game }
rules-chapters = Chapters
rules-search = Search the rules
rules-none = No rule has all these words.
rules-whole = Open in the rulebook
rules-missing = There is no such rulebook
rules-missing-text = The rules could not be loaded.

## Fair dice

fair-page-title = Fair dice · Startable
fair-title = Were the dice fair?
fair-intro = You need not take our word for it: your browser works out every roll again, right here.
fair-not-yet = The game is still going on. The secret behind the dice is shown as soon as it ends; then everything can be checked here.
fair-yes = { $count ->
        [one] The only roll is exactly as it was fixed before the game.
       *[other] All { $count } rolls are exactly as they were fixed before the game.
    }
fair-no = Something does not add up. The lines marked below are not what was fixed before the game.
fair-commit = The dealer’s seal
fair-commit-same = the same that this browser saw when you sat down
fair-commit-other = not the one that this browser saw when you sat down
fair-salt = Contribution of { $letter }
fair-salt-none-yet = none yet
fair-salt-forgone = gave none
fair-salt-bot = a bot gives none
fair-salt-yours = your browser’s own
fair-salt-withheld = withheld
fair-own-there = Your browser’s own contribution is in it.
fair-own-missing = Your browser’s own contribution was sealed at this table, and it is not in the dice: that is against what was agreed.
fair-own-not-shown = Your browser sealed a contribution and did not show it: it was not there when it was asked, or nobody asked.
fair-own-not-taken = The contribution of your seat is not this browser’s: another device of yours gave it, or the server did not take yours.
fair-commits-other = The seals of the players’ contributions are not those that this browser noted before it showed its own.
fair-salts-good = Every seat sealed its contribution before any was shown: nobody, the host included, could choose one to go with the others.
fair-salts-old = This game was played with version 0.1.0: contributions were not sealed. Its rolls follow from what was given; whoever could look into the server’s store could have chosen theirs to go with the others.
fair-salts-wrong = { $seats }: the contribution is not the one that was sealed, or it came out of order.
fair-salts-withheld = { $seats } sealed a contribution and did not show it when all the others could be known: that is a choice between two games.
fair-salts-early = { $seats } showed the contribution before all had sealed theirs (an older program): { $late } could have chosen one to go with it, given a look into the server’s store.
fair-ranges-rules = What each roll stands for was worked out from the rules.
fair-ranges-server = { $count ->
        [one] What one outcome stands for is the server’s word; the command below works it out from the rules.
       *[other] What { $count } outcomes stand for is the server’s word; the command below works it out from the rules.
    }
fair-seed = The dealer’s secret
fair-seed-hidden = shown when the game is over
fair-seed-good = its SHA-256 is the seal
fair-seed-bad = its SHA-256 is not the seal
fair-draws-title = { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    }
fair-draws-text = For each roll your browser computes the number at its place in the dealer’s stream. The outcome must be the one that this number stands for.
fair-column-v = Move
fair-column-place = Place
fair-column-total = Out of
fair-column-point = Number
fair-column-means = Stands for
fair-column-outcome = Outcome
fair-column-check = Check
fair-good = fair
fair-bad = not fair
fair-how-title = How it works
fair-how-1 = Before anybody sits down, the server draws a secret at random and publishes its seal, a SHA-256 hash. From then on it cannot exchange the secret without breaking the seal.
fair-how-2 = Every player’s browser makes up a random contribution of its own and publishes only its seal. When all seals are there, bots’ included, everybody shows theirs. Whoever does not is named.
fair-how-3 = So nobody can choose a contribution to go with the others, not even a host who plays and looks into the server’s store. Your browser notes all seals before it shows its own part.
fair-how-4 = Each roll comes from an HMAC-SHA-256: its key is the secret, its text the table’s name, the contributions and the number of the roll. Numbers that would favour an outcome are thrown away.
fair-how-5 = When the game is over, the secret is shown. Anybody can compare it with the seal and work out every roll again.
fair-proves = This proves that nobody, the server included, could choose a roll to anybody’s liking. It does not make dice kinder: luck stays luck.
fair-offline-title = Check it without us
fair-offline = Download the finished game and let the command work it all out on your own computer:

# Lessons

learn-new = New here? Learn it as you play
learn-more = Go on learning ({ $done } of { $all })
learn-game = Learned! All lessons
learn-page-title = { $lesson ->
    [""] Learn { $game } · Startable
   *[other] { $lesson } · { $game } · Startable
}
learn-title = Learn { $game }
learn-how = Short lessons on the real board: read two sentences, do what is asked, and get a star. Whoever is stuck is shown the way.
learn-progress = { $done } of { $all } lessons done
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-back = All lessons
lesson-number = { $number } of { $of }
lesson-example = From the rulebook
lesson-done = done
lesson-open = not done yet
lesson-wrong = That is allowed, but it is not what is asked here. Try again.
lesson-on = Good so far. Go on.
lesson-finished = Done: a star for you.
lesson-next = Next lesson
lesson-play = Play a game
lesson-show = Show me
lesson-again = Start again
lesson-rules = The rules behind it:
lesson-unknown-title = There is no such lesson
lesson-unknown-text = It may have had another name, or this game has no lessons yet.
rule-lesson = Try it: { $title }
lesson-task = What to do
