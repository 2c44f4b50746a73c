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
offline-part = This part of the page is not on this device yet. It comes by itself once there is a connection.
settings-app = As an app
app-text = Installed, it stands beside your other apps and starts without a browser’s bars.
app-install = Install
app-install-menu = To install it, open the browser’s share menu and choose “Add to Home Screen”.
screen-fill = Full screen
screen-leave = Leave full screen
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

## Clocks

time = Clock
time-none = None
time-turn = For a turn
time-bank = For the game
time-days = Days for a turn
time-none-help = Everybody takes as long as they like.
time-turn-help = Whoever is awaited has so much for each turn.
time-bank-help = Everybody has so much for the whole game, and a little more with each turn.
time-days-help = For games that go on while you live your life. The clock runs when nobody is here, too.
time-race = In a race the rules have their own clock.
time-amount = How much
time-then = When time is up
time-then-bot = A bot plays on
time-then-resign = The seat resigns
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days-of = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
time-told-turn = { $time } a turn
time-told-bank = { $time } and { $more } a turn
time-told-bank-alone = { $time } for the game
time-up-bot = When somebody’s time is up, a bot plays on.
time-up-resign = Whoever’s time is up has resigned.
clock-of = Time of { $name }: { $time }
clock-warning = { $time } left

## Notices

notices-here = Tell me when it is my turn here
notices-forbidden = Your browser does not let this page tell you anything. Its settings for this page can change that.
notice-turn = Your turn: { $game }
settings-notices = Tell me when it is my turn
    .help = While the page is out of sight, and where your browser and this server can, while it is closed.
waited = for { $time }
time-left = { $time } left

## Giving up

resign = Resign
resign-title = Resign?
resign-two = The game ends, and your opponent has won.
resign-many = A bot plays on in your seat, which cannot win any more. If no person is left, the game ends, and whoever is ahead has won.
resign-alone = The game ends; of the others, whoever is ahead has won.
resign-seat = Resign for { $name }
abort = Abort the game
abort-title = Abort the game?
abort-text = Not everybody has moved yet. The game ends without a result, and counts for nobody.
keep-playing = Play on
seat-resigned-short = resigned
result-aborted = The game was aborted
result-left = Nobody came any more
result-why-resigned = { $name } resigned.
result-why-time = { $name } ran out of time.
result-why-aborted = { $name } ended it before everybody had moved. It counts for nobody.
result-why-called-off = It was called off before its end.
result-why-left = The table was left for so long that the game ended by itself, without a winner.
game-aborted = Aborted
game-left = Left

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
review-wait = Looking through the game… A long one may take a minute.
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
chat-silent = The host lets you say nothing here.

## Manners

manners-open = Mute, report and more
manners-about = { $name }: mute, report and more
manners-watchers = Those who watch
ignore = Hide what they say
    .help = From you alone, on this device; nobody is told.
mute = Mute for everybody
    .help = They can say nothing more at this table. Everybody sees that they are muted.
seat-muted = Muted by the host
seat-ignored = Hidden from you
put-out-title = You are out
put-out-ask = Put out of the table
put-out-do = Yes, put out
put-out-help = { $name } loses the seat and cannot take one here again.
put-out-sure = Put { $name } out of this table? They are told that you did.
report = Report
report-help = Whoever keeps this server reads it, with what was last said from that seat. The others are not told.
report-reason = What is wrong
report-words = Words that hurt
report-flood = Floods the chat
report-unfair = Plays unfairly
report-leaving = Lets others wait or leaves
report-name = A name that hurts
report-other = Something else
report-text = In your own words (if you like)
report-send = Send the report
report-done = Thank you. Whoever keeps this server will read it.

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
rules-search-all = Search the rules of all games
rules-found = { $count ->
        [one] 1 place
       *[other] { $count } places
    }
rules-found-more = { $count ->
        [one] 1 more
       *[other] { $count } more
    }
rules-other-games = Search all games for this
rules-now = What matters now
rules-now-refused = Not allowed just now
rules-by-chapter = The whole rulebook
rules-all-of = The whole rules
rulebooks-title = Rules
rulebooks-page-title = Rules · Startable
learn-lessons = Lessons
summary-link = On one page
summary-title = { $game } on one page
summary-page-title = { $game } on one page · Startable
summary-missing = There is no summary of this game
summary-missing-text = Its rules are short enough, or it is not known here.
legend-title = What the signs mean
print = Print
figure-label = Figure: { $caption }
figure-text = As text
figure-failed = The figure could not be loaded.

## Fair dice

fair-page-title = Fair dice · Startable
fair-title = Were the dice fair?
fair-intro = You need not take our word for it: your browser works out every roll again, right here.
fair-not-yet = The game is still going on. The secret behind the dice is shown as soon as it ends; then everything can be checked here.
fair-untold = This game came as a journal that does not tell how its dice were dealt.
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

learn-new = New here? Short lessons
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

# Puzzles

puzzles-page-title = Puzzles · Startable
puzzles-game-title = { $game } puzzles · Startable
puzzle-page-title = Puzzle { $number } · { $game } · Startable
puzzles-title = Puzzles
puzzles-how = Positions from games between strong bots in which one move is clearly best. Find it on the board; then see what follows.
puzzles-of = { $game }: puzzles
puzzles-link = Puzzles
puzzles-progress = { $done } of { $all } solved
puzzles-all = All puzzles
puzzles-none-title = No puzzles here
puzzles-none-text = This game has none yet, or there is none with this number.
puzzles-filter = How hard
puzzles-any = All
puzzles-empty = You have solved all of these.
puzzles-open = Only unsolved ones
puzzle-difficulty = { $difficulty ->
    [1] Easy
    [2] Fair
    [3] Tricky
    [4] Hard
   *[5] Very hard
}
puzzle-today = Puzzle of the day
puzzle-today-text = { $game } · { $difficulty }. The same for everybody.
puzzle-today-go = Solve it
puzzle-today-done = Solved today
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-number = Puzzle { $number }
puzzle-task = What to do
puzzle-you = You play { $colour }.
puzzle-find = Find the best move.
puzzle-find-turn = Find the best turn: { $steps } decisions, one after the other.
puzzle-on = Right so far. How does the turn go on?
puzzle-right = That’s it!
puzzle-shown = That was the solution.
puzzle-wrong = Something else is better: this gives away { $lost }.
puzzle-aside = That settles nothing here. Look for a move that decides something.
puzzle-why = For it: { $why }.
puzzle-why-not = Against it: { $why }.
puzzle-chances = Your chance to win
puzzle-best = best
puzzle-tempting = tempting
puzzle-more = { $count ->
    [one] and { $count } more move, lower still
   *[other] and { $count } more moves, lower still
}
puzzle-exact = Exact chances: this ending is solved.
puzzle-judged = By games of bots over the same dice, many of them to the end.
puzzle-follows = What follows
puzzle-instead = If tempted
puzzle-line = An ordinary game goes on like this: { $at } of { $all }
puzzle-line-back = One step back
puzzle-line-on = One step on
puzzle-line-play = Let it run
puzzle-line-close = Back to the puzzle
puzzle-show = Show me
puzzle-again = Try again
puzzle-next = Next
puzzle-solved = solved
puzzle-seen = looked at
puzzle-unsolved = not solved yet

## Positions

position-page-title = { $game }: a position
position-title = { $game }: a position
position-turn = { $names } to move
position-chance = Chance is next
position-over-now = { $count ->
    [0] The game is over: a draw
   *[other] The game is over: { $names } won
}
position-play-on = Play on from here
position-share = Share
position-link = The link to this position
position-edit = Change it
position-text = The position in notation
position-fine = This can happen in a game.
position-bad-title = No such position
position-look = Look at it
position-copied = The link to this position is copied.
position-link-made = Here is this position.
position-share-this = Share this position
position-share-knows = It tells what you may know, and nothing more.
position-hidden-dealt = Cards that this position hides are dealt anew.
table-from-position = This table begins from a position.
table-from-position-short = from a position

## A guide through a first game

guide = Guide
    .help = Says what is going on and how far everybody is, and explains what is new the first time you meet it. Only you see it.
guide-now = Now:
guide-goal = Goal:
guide-got-it = Got it
guide-know = I know this game
    .help = Switches the guide off. The compass below the board brings it back.
guide-show = Show me where
guide-notes = What the guide has explained
guide-notes-none = Nothing yet: it explains things as you meet them.
guide-again = Explain everything again
guide-progress = How far everybody is
guide-progress-of = { $of ->
        [0] { $name }: { $have }
       *[other] { $name }: { $have } of { $of }
    }
guide-offer = New to this game? Play with a guide
guide-first-game = Guided first game
    .help = A real game against patient beginners; a guide explains everything as you meet it.

## A table on this device, without a server

home-subtitle-device = Space board games with exact rules, bots that think ahead and dice that anybody can check. No account, no server: all of it runs in your browser.
engine-starting = The table is being set up. Look around meanwhile.
engine-broken-title = The table could not be set up.
engine-broken-text = A part of it did not arrive, or this browser is too old for it.
device-title = All of it on this device
device-text = Rules, bots and coach run in your browser, and your games stay here. After this first visit you need no connection any more, and you can install the page like an app.
device-alone = Friends elsewhere, open tables and watchers are not offered here: for them all must reach one and the same table, and that takes a server. Several people at this screen can play together; give each of them a seat.
device-share = This table is on this device alone, so nobody else can come to it. You can share what you see as a position, or the finished game as a file.
device-bring = Bring a game
    .help = A finished game that was downloaded here or from a server: watch it, review it, check its dice.
device-refused = This browser keeps nothing for this page, perhaps because the window is private. You can play, but your games are gone when it is closed. Download those that you want to keep.
device-make-room = Delete old games
device-kept = { $count ->
        [one] One game is kept on this device, and nowhere else.
       *[other] { $count } games are kept on this device, and nowhere else.
    }
device-room = This page takes { $used } MB; the browser gives it { $granted } MB.
device-forget = Delete
device-forget-over = Delete finished games
device-forget-title = { $count ->
        [one] Delete this game?
       *[other] Delete { $count } games?
    }
device-forget-text = Nobody can bring back what is deleted here. Download first what you want to keep.

## Known players

player-link = Your player
player-page-title = Your player – Startable
player-page-own = Your player
player-page-own-look = Your page, as others may see it
player-pages = Your pages
player-make-short = Be known on all your devices
player-make-title = Be known
player-make-text = Nobody needs a player to play. With one, your name is yours alone, your games are with you on every device, and you can play for a rating.
player-make = Make a player with a passkey
player-come-back = I have a passkey
player-name = Your name as a player
player-name-help = Others see it at your tables. Names you have worn before stay yours.
player-renamed = That is your name from now on.
player-bring = { $count ->
        [one] Bring the game of this device along
       *[other] Bring the { $count } games of this device along
    }
    .help = Seats that this device has the key of become yours, and are with you on your other devices.
player-bring-do = Bring games of this device along
player-brought = { $count ->
        [0] No seat of this device was free to be brought along.
        [one] One game of this device is yours now.
       *[other] { $count } games of this device are yours now.
    }
player-why-passkey = A passkey is kept by your device or your password manager and unlocked as you unlock the device. There is no password, and we ask for no address.
player-why-kept = We keep your name, the public part of your passkeys and your games. You can take all of it with you, or delete it, at any time.
player-why-host = A passkey is good for this very server alone.
player-since = Known since { $date }
player-shown = Others may see my page
    .help = Your results, ratings and the last games that anybody may watch. Without it only you see them.
player-only-you = Only you see this page.
player-last-games = Last games
player-no-games = No finished games to show yet.
player-not-shown = Nothing to see here
player-export = Take everything with me
player-leave = Sign out on this device
player-delete = Delete this player
player-delete-title = Delete this player for good?
player-delete-text = Your name, passkeys and sessions are deleted, and your seats go by no name. The games stay, for those who played with you. This cannot be undone.
player-delete-do = Delete it for good
leaving-title = What is yours
leaving-text = The file has all that is kept of you, as JSON. Signing out deletes nothing.
devices-title = Passkeys
device-unnamed = A device
device-used = Made on { $made }, last used on { $used }
device-remove = Remove
device-more = Add another device
device-leave-others = Sign out everywhere else
device-link = Open this on the other device
device-qr = QR code with the link for the other device
device-link-help = It works once, within ten minutes. Whoever has it can be you, so show it to nobody else.
device-link-old = This link leads no further
device-add-title = Be { $name } on this device too
device-add-text = Your device makes a passkey of its own for you.
device-add-do = Make a passkey here
passkeys-not-here = Passkeys do not work here
    .browser = This browser is too old for passkeys. Everything else works without a player.
    .address = Passkeys need a name for the server, not a number. Everything else works without a player.
    .insecure = Passkeys need https. Everything else works without a player.
passkeys-localhost = Go on at localhost
passkey-none = No passkey was used. Perhaps there is none for this server on this device, or you called it off.
known-player = A known player
namesake = not the known player
    .help = This is somebody else who goes by the name of a known player.

my-games = My games
my-games-player = The games of { $name }, from every device.
my-games-device = The games that this device has the keys of.
my-games-list = All games
my-games-none = No games yet. Sit down and play one!
my-games-none-such = No such games.
filter-game = Game
filter-all-games = All games
filter-status = Show
filter-all = All
filter-running = Going on
filter-over = Finished
pages = Pages
pages-newer = Newer
pages-older = Older
pages-of = { $first }–{ $last } of { $count }
outcome-left = You left
outcome-shared = You won together
outcome-lost = You lost
outcome-place = Place { $place } of { $of }
place-short = { $place }.
figures = Luck { $luck } · cost of a choice { $cost }
statistics-title = How you do
statistics-won = Won
statistics-won-of = { $won } of { $played }
statistics-place = Left behind, on average
statistics-luck = Luck in a game
statistics-cost = Cost of a choice
statistics-no-review = Luck and the cost of a choice are shown once you have had games reviewed: in a replay, “Review”.
chart-won = Won, of the last ten games each
chart-cost = Cost of a choice, game by game
chart-luck = Luck, game by game
chart-told = { $title }: { $count } games, from { $first } to { $last }.
rating-give = So much more or less, with 95 % certainty
rating-games = { $count ->
        [one] one rated game
       *[other] { $count } rated games
    }
rated = A rated table
    .help = For known players and bots with the usual options, without hints. Whoever leaves loses. Your name and rating can be in the table of the best.
rated-short = rated
rated-here = This table is rated: it counts for the ratings of all who play, and whoever leaves loses.
rated-sign-in = This table is rated: to sit down, be known first.
best-title = The best
best-text = By rated tables alone. Bots of fixed strength hold the scale in place.
best-rank = Rank
best-who = Who
best-rating = Rating
best-games = Rated games
best-nobody = Nobody has played enough rated games yet. Open a table and make it a rated one!
best-unsure = { $count ->
        [one] One more player has played too few games to be sure.
       *[other] { $count } more players have played too few games to be sure.
    }
best-scale = 1500 is the middle; whoever has 400 points more wins ten times as often. After ± stands by how much a rating may be wrong, with 95 % certainty.

## The keeper of the server

keeper-title = The keeper’s page
keeper-text = What happens on this server, for whoever keeps it.
keeper-key = The keeper’s key
keeper-key-help = It was made when the server first started; “startable store key” tells it, unless another was given with --keeper-key. This page forgets it when it is closed.
keeper-enter = Come in
keeper-machine = Machine
keeper-tables = Tables
keeper-players = Players
keeper-reports = Reports
keeper-live = Only where somebody is now
    .help = At tables that the process which answers has in memory.
keeper-listed = in the lobby
keeper-by-link = by link
keeper-private = nobody may watch
keeper-status-waiting = not begun
keeper-status-playing = being played
keeper-status-over = over
keeper-status-closed = closed
keeper-close-text = If the game has not begun, the table is closed, and everybody is sent home. A game that is being played is called off, without a winner. It cannot be taken back.
keeper-no-tables = There are no such tables.
keeper-no-players = Nobody has made a player yet.
keeper-no-reports = There are none.
keeper-since = Since
keeper-seen = Last came
keeper-which = Reports
keeper-waiting = Waiting ({ $count })
keeper-dealt = Dealt with ({ $count })
keeper-said = What that seat had said, as the server heard it:
keeper-by = Reported by { $name }
keeper-deal = Mark as dealt with
keeper-undeal = Let it wait again
machine-version = Version
machine-store = Games are kept in
machine-started = Running since
machine-load = Load
machine-load-of = { $count ->
        [one] { $load } on one processor
       *[other] { $load } on { $count } processors
    }
machine-rate = Moves a second
machine-sockets = Sockets / connections
machine-tables = Tables in memory
machine-thinking = Bots thinking
machine-refused = Moves refused by a rule
machine-answers = Answers over HTTP
machine-failures = Failures
machine-failed-rooms = tables that had to start again
machine-failed-store = of the store
machine-failed-bots = of bots
machine-times = How long it took since the start
machine-what = What
machine-count = How often
machine-mean = Mean
machine-moves = A move, until it is durable and told
machine-writes = A write to the store
machine-thoughts = A bot’s thought
machine-coached = A hint, a review or a page of history
machine-processes = Processes
machine-process = Process
machine-memory = Memory
machine-server = The server ({ $pid })
machine-worker = A worker ({ $pid })

## Events: a club evening in one link

club-events = Events
club-events-text = A club evening in one link: everybody joins by name, rounds are drawn, tables opened and standings kept by the server. No account is needed.
club-events-go = Open or find an event
club-new = A new event
club-name = Name of the event
club-name-usual = Club evening
club-seats = People at a table
club-system = How it is played
club-system-swiss = Swiss rounds
    .help = Whoever has as many points meets, and nobody meets twice while that can be avoided. For any number of people.
club-system-robin = Round robin
    .help = Everybody meets everybody once. For a few people.
club-system-tables = Rotating tables
    .help = In every round others sit together, so that everybody meets as many as can be.
club-rounds = Rounds
club-fill = Bots fill free seats
    .help = Otherwise whoever is too many rests for a round.
club-fill-level = Level of these bots
club-filled = free seats: { $bot }
club-open = Open the event
club-yours = Your events
club-yours-none = None yet. Open one here, or follow the link that somebody sends you.
club-unknown = There is no such event
club-unknown-text = The link may be incomplete, or the event has been cleared away.
club-round = Round { $number }
club-round-of = Round { $number } of { $count }
club-not-begun = not begun yet
club-is-over = over
club-join = Take part
club-join-late = It has begun: you play from the next round on.
club-you = You take part as { $name }.
club-you-wait = The next round appears here by itself.
club-you-rest = You rest in this round.
club-you-done = Your table is over; others play yet.
club-you-left = You have left: rounds are drawn without you.
club-you-over = The event is over. Thank you for playing!
club-your-table = Your table is ready, with { $names }.
club-go = To your table
club-leave = Leave the event
club-back = I am back
club-organiser = You are the organiser
club-organiser-text = Only this browser has the key, unless you opened the event as a known player.
club-next = Open round { $number }
club-next-waits = { $count ->
        [one] One table is not over yet.
       *[other] { $count } tables are not over yet.
    }
club-next-few = { $least ->
        [one] Somebody must be here before a round can be drawn.
       *[other] At least { $least } people must be here before a round can be drawn.
    }
club-next-done = All rounds have been played. End the event, and the standings are final.
club-end = End the event
club-end-text = No more rounds, and nobody joins any more: the standings are final.
club-call-off = Call off
club-call-off-title = Call off this table?
club-call-off-text = The table is closed. Whoever has come there shares the first place, so that somebody who waits alone has won; whoever has not come gets nothing.
club-people = Who takes part
club-people-here = { $count ->
        [one] One is here
       *[other] { $count } are here
    }
club-people-none = Nobody yet. Send the link, or let people point their cameras at the code.
club-people-left = has left
club-put-out = Leave { $name } out
club-bring-in = { $name } is back
club-no-rounds = No round yet. The organiser opens the first one when everybody is here.
club-rests = Without a table: { $names }
club-called-off = called off
club-came-not = Not there yet: { $names }
club-watch = Watch
club-standings = Standings
club-standings-none = They fill up as soon as the first table is over.
club-rank = Place
club-who = Who
club-points = Points
club-strength = Opponents
club-strength-robin = Beaten
club-wins = Won
club-tie-breaks = How places are found
club-tie-breaks-swiss = A win is one point, a tie half a point, a round without a table one point. Of those with as many points, whoever met the stronger ones is ahead: the points of all opponents together, where a bot or a round without a table counts as somebody with as many points as you. Then the number of tables won. Whoever is equal in all of it shares the place.
club-tie-breaks-robin = A win is one point, a tie half a point, a round without a table nothing, since everybody has one. Of those with as many points, whoever beat the stronger ones is ahead: the points of all whom you have beaten, and half of those of all you tied with. Then the number of tables won. Whoever is equal in all of it shares the place.
club-tie-breaks-tables = A table brings the share of the others there whom you were ahead of, and half of the share of those you were level with: first of four is one point, second two thirds. A round without a table is one point. Of those with as many points, whoever met the stronger ones is ahead: for each table, what the others there have on average, where a bot counts as somebody with as many points as you. Then the number of tables won. Whoever is equal in all of it shares the place.
club-invite = Link to this event
club-invite-qr = The link to this event as a QR code
club-to-event = To the event
