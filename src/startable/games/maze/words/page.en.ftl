### The board of Space Maze on the page.

mz-home-line = Turn the maze to your needs, fetch the relic and bring it to your ship before the others.

## The status line

mz-todo-take = { $what ->
        [energy] Take an energy die.
        [steps] Take your movement die.
       *[any] Take a die: energy for a card, or movement for your aliens.
    }
mz-todo-play = { $cards ->
        [0] No card fits { $die }: it stays unused.
       *[other] With { $die } your { mz-alien } alien can activate a card.
    }
mz-todo-move = Move your aliens. Left: { $points }.
mz-todo-moved = All points are spent.
mz-todo-drop = { $count ->
        [one] Discard 1 card: you may keep 7.
       *[other] Discard { $count } cards: you may keep 7.
    }

## The maze

mz-maze = The maze
mz-maze-help = Tiles are named by column and row. With the arrow keys you step with the chosen alien, or go from tile to tile.
mz-relic-tile = relic tile, silver gates
mz-side = { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }
mz-gate = { mz-side } { $gate }
mz-alien-here = { $what ->
        [terminal] { $name }: { mz-alien } alien on the terminal
        [relic] { $name }: { mz-alien } alien with the relic
       *[plain] { $name }: { mz-alien } alien
    }
mz-relic-here = the relic lies here
mz-terminal-free = free terminal
mz-can-go = { $steps ->
        [one] 1 step away
       *[other] { $steps } steps away
    }
mz-can-choose = can be chosen
mz-chosen = chosen
mz-ship = Ship of { $name } at { $at }. Aboard: { $aliens }.
mz-berth = { $side } side of { $at }
mz-aboard = ship
mz-on-its-terminal = { $at }, terminal

## Dice

mz-pool = Dice to take
mz-round = round { $round }
mz-die-energy = the { mz-alien } { $pips }
mz-die-steps = the movement die ({ $points })
mz-die-there = { $die }
mz-take = Take { $die }
mz-take-it = Take it
mz-hint-take = Point at a die, or tap it, to see what you could do with it.
mz-hint-die = Lit cards and tiles show what you could do with { $die }.
mz-hint-steps = Lit tiles: how far your aliens could get with { $die }.
mz-hint-wish = { $dice ->
        [0] No die that you may take activates { $card } now.
       *[other] Lit dice could activate { $card }.
    }

## Players

mz-crews = Crews
mz-tokens = Relic tokens
mz-cards = Cards
mz-starter = First player of this round
mz-crew = { $name }: relic tokens: { $tokens }, cards: { $cards }. Aliens: { $aliens }. Dice: { $dice }.
mz-alien-at = { $relic ->
        [yes] { mz-alien } with the relic: { $at }
       *[no] { mz-alien }: { $at }
    }
mz-in-use = { $name } uses { $die }.
mz-waits = { $phase ->
        [discarding] { $name } discards cards.
        [taking] { $name } takes a die.
        [rolling] { $name } rolls the dice.
       *[other] The table is being set up.
    }
mz-left = Left: { $points }.

## Cards

mz-hand = Your cards
mz-hand-empty = No cards: step on a terminal to draw one.
mz-hand-hint = Point at a card to read what it does.
mz-piles = pile { $pile } · discards { $discard }
mz-card-label = { $count ->
        [one] { mz-card }, needs { $cost }. { $effect }
       *[other] { mz-card } ({ $count }), needs { $cost }. { $effect }
    }
mz-hand-card = { $count ->
        [one] { mz-card } ({ $cost })
       *[other] { $count } { mz-card } ({ $cost })
    }
mz-effect = { $card ->
        [r90] a quarter turn for the alien’s own tile or one beside it.
        [r180] one or two quarter turns for the alien’s own tile or one beside it.
        [r270] one to three quarter turns for the alien’s own tile or one beside it.
        [dr] one or two quarter turns for a tile at a corner of the alien’s.
        [x] the alien’s own tile trades places with one beside it.
        [dx] a tile at a corner trades places with one beside the alien.
        [run1] one movement point for the alien.
        [run2] two movement points for the alien.
        [morph] the alien trades places with a crew-mate, wherever that is; a worn relic stays in its place.
        [glue] the alien’s relic cannot change hands in this round.
       *[base] your empty ship goes to the next free place at the rim; a die of any colour will do.
    }
mz-hint-card = Choose a card for your { mz-alien } alien, or leave the die unused.
mz-hint-tile = { $card }: choose a lit tile.
mz-hint-second = Now the tile that it trades places with.
mz-hint-turn = Turn { $at } clockwise:
mz-hint-mate = Choose whom to trade places with.
mz-hint-berth = Choose where your ship goes.
mz-hint-drop = Choose a card to discard.
mz-drop = Discard { $card }

## Actions

mz-actions = Your turn
mz-choose-alien = Alien
mz-alien-points = { $points ->
        [0] { mz-alien } alien: no points left (key { $key })
        [one] { mz-alien } alien: 1 point left (key { $key })
       *[other] { mz-alien } alien: { $points } points left (key { $key })
    }
mz-undo = Undo
mz-done = Done
mz-leave = Leave unused
mz-act-turn = { $quarters ->
        [one] 1 quarter
       *[other] { $quarters } quarters
    }
mz-act-use = Draw a card
mz-act-grab = Take the relic
mz-act-give = Hand it to { mz-mate }
mz-act-enter = Into the ship!
mz-move-go = { mz-alien } to { $at }
mz-move-use = { mz-alien }: terminal, draw a card
mz-move-grab = { mz-alien }: take the relic
mz-move-give = { mz-alien }: hand the relic to { mz-mate }
mz-move-enter = { mz-alien }: into the ship with the relic!
mz-move-turn = { $quarters ->
        [one] Turn { $at } by 1 quarter
       *[other] Turn { $at } by { $quarters } quarters
    }
mz-move-exchange = Swap with { $at }
mz-move-swap = Swap { $at } and { $to }
mz-move-run = { $points ->
        [one] Run 1 step with { mz-alien }
       *[other] Run { $points } steps with { mz-alien }
    }
mz-move-morph = { $at ->
        [ship] Trade places with { mz-mate } (aboard)
       *[maze] Trade places with { mz-mate }
    }
mz-move-glue = Glue the relic on
mz-move-base = Ship to the { $at }

## The log

mz-log-laid = The maze is laid: { $count } tiles.
mz-log-drew = { $cards ->
        [hidden] { $seat } draws { $count } cards.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
mz-log-rolled = The dice: green { $green }; purple { $purple }; orange { $orange }. Movement dice: { $steps }.

## In words

mz-text-phase = Round { $round }. { $phase ->
        [taking] { $letter } takes a die.
        [playing] { $letter } may activate a card.
        [moving] { $letter } moves.
        [discarding] { $letter } discards.
        [ended] The game is over.
       *[other] The table is being set up.
    }
mz-text-die = In use: { $die }.
mz-text-pool = Dice to take: { $dice }.
mz-text-hand = Your cards, with the pips that they need: { $cards }.
mz-text-player = Player
mz-text-aliens = Aliens
mz-text-ship = Ship
mz-text-dice = Dice taken
mz-text-tile = Tile
mz-text-gates = Gates
mz-text-there = On it

## Help

mz-help-goal = Win by bringing the relic from the middle of the maze into your own ship – or by getting hold of it three times, from the maze or from other crews.
mz-help = Take a die, then use it at once. Energy die: choose a card and a lit tile; you see the effect before you are sure. Movement die: choose an alien and click the tiles to step on, also several at once; steps can be taken back until a card is drawn or the relic is taken. The small bridges between tiles show who passes: green has one dot, purple two, orange three.
mz-help-keys = Keys in your turn
mz-key-alien = choose the green, purple or orange alien
mz-key-step = step with it
mz-key-terminal = step on the terminal and draw
mz-key-grab = take the relic
mz-key-home = enter the ship with the relic
mz-key-undo = take a step back
mz-key-card = choose a card
mz-key-enter = confirm, or done
mz-key-escape = put the card back

mz-tally-dice = Energy dice taken

## Signs of the maze

mz-legend-red = A red gate: a triangle
mz-legend-yellow = A yellow gate: a circle
mz-legend-blue = A blue gate: a square
mz-legend-silver = A silver gate, only on the relic tile: it stands for any colour
mz-legend-green = A green alien, one eye: passes between yellow and blue
mz-legend-purple = A purple alien, two eyes: passes between blue and red
mz-legend-orange = An orange alien, three eyes: passes between red and yellow
mz-legend-bridge = A bridge in a passage tells who goes through: one dot green, two purple, three orange
mz-legend-bridges = A bridge of several colours: all of these go through
mz-legend-wall = No bridge: nobody goes through, except with the relic
mz-legend-terminal = A terminal: one point, one card
mz-legend-ship = A ship with its crew’s letter; the tube leads to its dock tile
mz-legend-relic = The relic
mz-legend-wearer = It wears the relic and passes all gates
mz-legend-glued = The relic is glued on until the round ends
mz-legend-print = A footprint with as many toes as its alien has eyes: one point for it
mz-legend-steps = A movement die: four footprints
mz-legend-energy = An energy die: its colour chooses the alien, its pips pay for the card
mz-legend-card = { $card ->
        [r90] Rotate 90: a quarter, on a marked tile
        [r180] Rotate 180: one or two quarters
        [r270] Rotate 270: one to three quarters
        [dr] Diagonal Rotate: a tile at a corner
        [x] Exchange: the alien’s tile with its neighbour
        [dx] Diagonal Exchange: a corner tile with a neighbour
        [run1] Run +1: one action
        [run2] Run +2: two actions
        [morph] Morph: two of your crew change places
        [glue] Super Glue: nobody takes the relic this round
       *[base] Move Base: your empty ship docks elsewhere
    }
