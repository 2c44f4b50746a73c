### The words of Space Maze.

mz-name = Space Maze
mz-about = Fetch the ancient relic out of a maze whose tiles everybody turns and swaps, and bring it home to your ship.
mz-colour-white = White
mz-colour-black = Black
mz-colour-pink = Pink
mz-colour-turquoise = Turquoise
mz-legend = Tiles are named by column and row, like c3. Gates: R red, Y yellow, B blue, S silver. Aliens: g green, p purple, o orange; Ag is A’s green alien, Ag* is on the terminal, Ag! wears the relic, t is a free terminal, and [A] is A’s ship. Dice: g5 takes the green five, ggpo the movement die with those footprints. Movement: g c3 sends the green alien to c3, g use onto the terminal, g grab takes the relic, g give p hands it to the purple alien, g in enters the ship; undo takes a step back. Cards: r90 c3 1 turns c3 by one quarter (so do r180, r270 and dr), x c3 swaps the acting alien’s tile with c3, dx b2 c2 swaps b2 and c2, run1 and run2 run, morph p changes places with the purple alien, glue glues, base b1n moves the ship to the north side of b1. Done leaves the rest unused; drop x discards an Exchange.

## Parts of other messages

mz-alien = { $alien ->
        [g] green
        [p] purple
       *[o] orange
    }
mz-mate = { $mate ->
        [g] green
        [p] purple
       *[o] orange
    }
mz-card = { $card ->
        [r90] Rotate 90
        [r180] Rotate 180
        [r270] Rotate 270
        [dr] Diagonal Rotate
        [x] Exchange
        [dx] Diagonal Exchange
        [run1] Run +1
        [run2] Run +2
        [morph] Morph
        [glue] Super Glue
       *[base] Move Base
    }
mz-gate-one = { $one ->
        [R] red
        [Y] yellow
        [B] blue
       *[S] silver
    }
mz-gate-other = { $other ->
        [R] red
        [Y] yellow
        [B] blue
       *[S] silver
    }

## The board as text

mz-draw-crew = { $letter } { $colour }    tokens: { $tokens }    cards: { $cards }    aboard: { $aboard }    dice: { $dice }
mz-draw-pool = Dice to take: { $dice }
mz-draw-die = In use: { $die }    points left: { $points }
mz-draw-hand = Your cards (cost): { $cards }
mz-draw-pile = Draw pile: { $count }    discards: { $discards }

## Options

mz-option-layout = Layout
    .help = The shape of the maze. With fewer players fewer tiles are advised: for two or three the oblong is a good choice.
mz-option-layout-square = square, 25 tiles
mz-option-layout-oblong = oblong, 15 tiles (for 2–3 players)
mz-option-layout-diamond = diamond, 13 tiles (for 2–3 players)
mz-option-layout-small = small, 9 tiles (a quick game)
mz-advice = { $layout ->
        [square] { $seats ->
            [4] { "" }
           *[other] With two or three players the printed rules advise fewer tiles: the option layout has an oblong of 15.
        }
       *[other] { "" }
    }
mz-option-terminal = After a terminal
    .help = What an alien may still do in a turn in which it has used a terminal: nothing at all, or, as the printed rules have it word for word, anything but walk on.
mz-option-terminal-rest = it rests
mz-option-terminal-act = it only walks no more

## What happened

mz-event-laid = On { $at } lies a tile with the gates { $gates }.
mz-event-opened = { $seat } begins the game.
mz-event-round = Round { $round } begins: { $seat } is first and rolls.
mz-event-rolled = Rolled: { mz-alien } { $pips }.
mz-event-rolled_steps = Rolled: footprints ({ $steps }).
mz-event-took = { $seat } takes the { mz-alien } { $pips }.
mz-event-took_steps = { $seat } takes a movement die ({ $steps }).
mz-event-kept = { $seat } leaves the die unused.
mz-event-finished = { $seat } has finished moving.
mz-event-left = { $seat } leaves the ship with the { mz-alien } alien and is on { $at }.
mz-event-stepped = { $seat } steps to { $at } with the { mz-alien } alien.
mz-event-used = { $seat } steps on the terminal of { $at } with the { mz-alien } alien.
mz-event-drew = { $card ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws { mz-card }.
    }
mz-event-shuffled = { $count ->
        [0] The draw pile is empty and there are no discards: there is no card to draw.
        [one] The discards become the new draw pile: 1 card.
       *[other] The discards become the new draw pile: { $count } cards.
    }
mz-event-undone = { $seat } takes the last step of the { mz-alien } alien back.
mz-event-grabbed = { $seat } takes the relic from { $at } with the { mz-alien } alien and gets a token.
mz-event-got = { $seat } passes the relic from the { mz-mate } alien to the { mz-alien } one.
mz-event-robbed = { $seat } takes the relic with the { mz-alien } alien from { $other } (the { mz-mate } one) and gets a token.
mz-event-gave = { $seat } hands the relic from the { mz-alien } alien to the { mz-mate } one.
mz-event-turned = { $quarters ->
        [one] { $seat } turns { $at } by 1 quarter ({ mz-card }, { mz-alien }).
       *[other] { $seat } turns { $at } by { $quarters } quarters ({ mz-card }, { mz-alien }).
    }
mz-event-exchanged = { $seat } swaps { $at } and { $to } ({ mz-card }, { mz-alien }).
mz-event-ran = { $seat } runs with the { mz-alien } alien ({ mz-card }).
mz-event-morphed = { $seat } lets the { mz-alien } alien and the { mz-mate } one change places.
mz-event-glued = { $seat } glues the relic to the { mz-alien } alien.
mz-event-moved_base = { $seat } moves the ship to { $at }.
mz-event-cleared = Round { $round } is over: dice, cards and terminals are cleared.
mz-event-discarded = { $seat } discards { mz-card }.
mz-event-won_by_tokens = { $seat } has a third relic token and wins.
mz-event-won_at_home = { $seat } wins: the { mz-alien } alien brings the relic home.

## Why a move is refused

mz-set-up-by-chance = Nobody decides that: how the maze lies and who begins is up to chance.
mz-draw-by-chance = Nobody chooses a card: step on a terminal, and chance draws one for you.
mz-dice-roll-themselves = Nobody sets the dice: they are rolled when a round begins.
mz-one-die-a-turn = You have taken your die of this turn: use it, or leave it at that with done.
mz-no-such-die = No such die is left in the pool.
mz-one-movement-die = You have taken your movement die of this round already.
mz-two-energy-dice = You have taken both of your energy dice of this round already.
mz-must-take = You must take a die first.
mz-must-discard = The round is over and you hold more than { $limit } cards: discard first.
mz-not-discarding = Cards are discarded only when a round is over, by whoever holds too many.
mz-others-discard = You will discard too, but others come before you.
mz-may-keep-all = You do not hold too many cards: you may keep them all.
mz-nothing-to-discard = You hold no such card.
mz-no-points = Your { mz-alien } alien has no movement point left.
mz-no-such-alien = You have no such alien.
mz-movement-die-first = Take a movement die first: it gives your aliens their points.
mz-moved-already = You have used your movement die of this round: only a Run moves an alien now.
mz-energy-die-moves-nobody = You have taken an energy die: it activates a card, and only a Run moves an alien.
mz-no-footprint = Your die shows no footprint for your { mz-alien } alien.
mz-only-the-runner = Only your { mz-alien } alien runs: the die that activated the card has its colour.
mz-rests = Your { mz-alien } alien is on a terminal and has no points: whoever uses a terminal is done for the turn, and points that are left are lost.
mz-walks-no-more = Your { mz-alien } alien has used a terminal in this turn: it may still take the relic or hand it over, but not walk on.
mz-no-such-tile = There is no such tile in this maze.
mz-dock-tile = Out of your ship, an alien can only step onto { $at }.
mz-not-next = { $from } and { $to } are not next to each other.
mz-there-already = Your { mz-alien } alien is on that tile already.
mz-gates-closed = The gates there are { mz-gate-one } and { mz-gate-other }: your { mz-alien } alien does not pass.
mz-same-gates = Both gates there are { mz-gate-one }: only the relic’s wearer passes.
mz-silver-gate = The gates there are silver and { mz-gate-one }: { mz-gate-one } is no colour of your { mz-alien } alien.
mz-tile-full = Four aliens are on { $at }: there is no room for another.
mz-no-terminal = There is no terminal where your { mz-alien } alien is.
mz-on-terminal = Your { mz-alien } alien is on the terminal already.
mz-terminal-taken = Somebody is on the terminal of { $at }.
mz-nothing-to-undo = There is no step that you could take back.
mz-wears-it = Your { mz-alien } alien wears the relic already.
mz-relic-elsewhere = The relic is not where your { mz-alien } alien is.
mz-glued = The relic is glued on until the end of the round.
mz-wears-nothing = Your { mz-alien } alien does not wear the relic.
mz-no-mate-here = No such crew-mate is on the tile of your { mz-alien } alien.
mz-only-with-relic = Your { mz-alien } alien can enter the ship only with the relic.
mz-aboard-already = Your { mz-alien } alien is aboard already.
mz-not-at-dock = Your ship can only be entered from { $at }.
mz-energy-die-first = Take an energy die first: it activates the card.
mz-card-missing = You do not have this card in your hand.
mz-too-few-pips = { mz-card } costs { $cost }, but your die shows only { $pips }.
mz-movement-die-no-card = You have taken a movement die: it activates no card.
mz-one-card-a-die = This die has activated its card already.
mz-out-of-reach = The alien that acts cannot reach this tile.
mz-quarters = { $most ->
        [one] This card turns a tile by 1 quarter.
       *[other] This card turns a tile by at most { $most } quarters.
    }
mz-no-turn = A tile must be turned by a quarter at least.
mz-turns-nothing = { mz-card } does not turn tiles.
mz-ship-stays = Your { mz-alien } alien is aboard and has no tile to exchange.
mz-own-tile = Your { mz-alien } alien is on that very tile: name the one that it trades places with.
mz-corner-and-side = Name a tile diagonally next to the alien first, then one orthogonally next to it.
mz-no-run = { mz-card } gives no movement points.
mz-nothing-to-run-for = There is nothing that your { mz-alien } alien could do with a movement point.
mz-no-such-mate = Name another alien of your crew.
mz-same-place = The two are in the same place, and neither wears the relic: nothing would change.
mz-glued-no-morph = The relic is glued on, so its wearer cannot change places.
mz-glue-needs-relic = Your { mz-alien } alien does not wear the relic, so there is nothing to glue.
mz-ship-not-empty = Somebody is still aboard your ship.
mz-no-berth-there = No ship can dock there: name an edge tile and its outer side.
mz-not-next-berth = This is not the next free place for a ship, in either direction.

## Text that is no move or no position

mz-move-unreadable = “{ $text }” is no move. Moves are written g5, ggpo, g c3, g use, g grab, g give p, g in, undo, r90 c3 1, x c3, dx b2 c2, run1, morph p, glue, base b1n, drop x or done.
mz-one-relic-tile = There must be one relic tile (SSSS) in the maze.
mz-tile-twice = A tile is there more often than in the box.
mz-dock-wrong = The ship of player { $seat } is not at the rim, or too close to another.
mz-no-tile-there = { $alien } is where there is no tile.
mz-tile-crowded = More than four aliens are on { $at }.
mz-terminal-crowded = There are more aliens on the terminal of { $at } than fit.
mz-too-many-cards = There are more cards of the kind { mz-card } than in the box.
mz-die-too-weak = The die { $die } cannot activate { mz-card }.
mz-too-many-dice = A player has more dice than one movement die and two energy dice.
mz-dice-order = The dice on the panels are not as many as turns have been taken.
mz-tokens-wrong = Whoever wears the relic has got a token for it, and before that there are none.
mz-glue-wrong = The relic is glued just when its wearer’s panel has the Super Glue with a die of that alien’s colour.
mz-end-wrong = By tokens and relic the game is over where the position says it goes on, or the other way round.
mz-phase-wrong = The position lacks what the phase “{ $phase }” needs, or holds what cannot be there.

## An owner's file of parts

mz-box-key = “{ $key }” is not for correcting: tiles, cards, die and layouts are.
mz-box-tiles = There must be { $count } tiles.
mz-box-tile = A tile has gates, four letters of R, Y and B, and terminals; this is none: { $tile }
mz-box-terminals = { $most ->
        [one] The tile { $tile } can have no more than 1 terminal.
       *[other] The tile { $tile } can have no more than { $most } terminals.
    }
mz-box-alike = Tiles that look alike have equally many terminals, unlike { $tile }.
mz-box-kinds = There must be { $count } kinds of cards.
mz-box-card = A card has a name, a cost from 1 to 6 and a count; this is none: { $card }
mz-box-names = The kinds of cards are named { $names }.
mz-box-cards = There must be { $count } cards in all.
mz-box-exchange = In the rulebook’s example a four is enough for Exchange.
mz-box-die = A movement die has { $count } faces.
mz-box-face = A face shows four footprints, letters of g, p and o; this is none: { $face }
mz-box-example = The rulebook’s examples show a face { $face }, which is missing.
mz-box-layouts = There must be at least one layout.
mz-box-layout = A layout has a name, rows and docks; this is none: { $layout }
mz-box-layout-name = A layout cannot be named “{ $name }”: small letters and digits will do, and no two alike.
mz-box-rows = The layout “{ $name }” needs five rows of five characters: # a tile, * the relic tile, . nothing.
mz-box-relic = The layout “{ $name }” needs one relic tile (*).
mz-box-ring = The edge tiles of the layout “{ $name }” are no ring, so Move Base could not go round it.
mz-box-docks = The layout “{ $name }” needs docks for two, for three and for four ships.
mz-box-no-dock = In the layout “{ $name }” no ship can dock at one of these: { $docks }.
mz-box-close = In the layout “{ $name }” these docks are too close to each other: { $docks }.
mz-box-far = In the layout “{ $name }” the relic is not equally far from { $docks }.

# Why a move is good, in the coach's words.
mz-why-relic = takes the relic: token { $tokens }
mz-why-brings = the { mz-alien } alien can bring the relic home in this turn and win
mz-why-reaches = the { mz-alien } alien can take the relic in this turn
mz-why-opens = { $goal ->
        [home] opens a way home: { $steps ->
            [one] 1 point
           *[other] { $steps } points
        }
       *[relic] opens a way to the relic: { $steps ->
            [one] 1 point
           *[other] { $steps } points
        }
    }
mz-why-nearer = { $goal ->
        [home] the relic is home in { $steps ->
            [one] 1 point
           *[other] { $steps } points
        }, not { $before }
       *[relic] the relic is { $steps ->
            [one] 1 point
           *[other] { $steps } points
        } away, not { $before }
    }
mz-why-follows = the { mz-alien } alien comes within { $steps } points of the relic
mz-why-approaches = { $goal ->
        [home] brings the relic within { $steps ->
            [one] 1 point
           *[other] { $steps } points
        } of home
       *[relic] brings the { mz-alien } alien within { $steps ->
            [one] 1 point
           *[other] { $steps } points
        } of the relic
    }
mz-why-farther = { $goal ->
        [home] the relic needs { $steps } points to come home, not { $before }
       *[relic] the relic is { $steps } points away, not { $before }
    }
mz-why-shuts = { $goal ->
        [home] shuts the way home of { $other }
       *[relic] shuts the way of { $other } to the relic
    }
mz-why-delays = { $goal ->
        [home] { $other } needs { $steps } points to come home with the relic, not { $before }
       *[relic] { $other } needs { $steps } points to take the relic, not { $before }
    }
mz-why-helps = { $goal ->
        [home] brings { $other } closer to home: { $steps ->
            [one] 1 point
           *[other] { $steps } points
        }, not { $before }
       *[relic] brings { $other } closer to the relic: { $steps ->
            [one] 1 point
           *[other] { $steps } points
        }, not { $before }
    }
mz-why-glued = nobody can take the relic before the round is over
mz-why-card = draws a card
mz-why-plays = { $cards ->
        [0] no card in the hand can be activated with it
        [one] activates 1 kind of card in the hand
       *[other] activates any of { $cards } kinds of cards in the hand
    }
mz-why-denies = { $goal ->
        [home] leaves { $other } no die that brings the relic home
       *[relic] leaves { $other } no die that reaches the relic
    }
mz-why-leaves = { $goal ->
        [home] leaves { $other } a die that brings the relic home
       *[relic] leaves { $other } a die that reaches the relic
    }
