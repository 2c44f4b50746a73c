### The words of UR.

ur-name = UR
ur-about = Race your discs along the ancient board of Ur, catch the other side's discs and carry the prisoners home.
ur-colour-black = Black
ur-colour-yellow = Yellow
ur-legend = On the board b and y are discs with the blue side up, B and Y with the red side up. A tower is written from its bottom to its top: in ybY a yellow disc is on top, with a black prisoner. Moves: in-h4 brings in a new disc, c3-c8 moves the top disc of c3, b1-h2 brings a red disc in again from base-1.

## The board as text

ur-draw-side = { $colour } ({ $letter })    in hand: { $hand }    out: { $out }
ur-draw-roll = rolled { $roll }

## Options

ur-option-draw_after = Draw after so many turns
    .help = The game is a draw after this many turns of both players together; 0 plays it to the end.
ur-option-six_skips = A six loses the turn
    .help = Whoever rolls a 6 loses the turn.
ur-option-red_back_alone = Back only without prisoners
    .help = A red disc goes backward only while it carries no prisoners.
ur-option-tower_limit = Tower limit
    .help = No tower may grow higher than this many discs; 0 sets no limit.
ur-option-discs = Discs
    .help = How many discs each player has; fewer make a quicker game.

## What happened

ur-event-opened = The opening roll: { ur-colour-black } { $black }, { ur-colour-yellow } { $yellow }. The higher one begins.
ur-event-tied = The opening roll: { ur-colour-black } { $black }, { ur-colour-yellow } { $yellow }. Both roll again.
ur-event-rolled = { $seat } rolls { $roll }.
ur-event-passed = { $seat } passes: no disc can move by { $roll }.
ur-event-entered = { $seat } brings in a disc at { $to }.
ur-event-moved = { $carried ->
        [0] { $seat } moves from { $from } to { $to }.
        [one] { $seat } moves from { $from } to { $to } with 1 prisoner.
       *[other] { $seat } moves from { $from } to { $to } with { $carried } prisoners.
    }
ur-event-reentered = { $seat } brings a red disc in again at { $to }.
ur-event-captured = { $count ->
        [one] { $seat } captures 1 disc at { $at }.
       *[other] { $seat } captures { $count } discs at { $at }.
    }
ur-event-removed = { $count ->
        [one] { $seat } loses 1 disc for good.
       *[other] { $seat } loses { $count } discs for good.
    }
ur-event-turned = { $seat } turns a disc red.
ur-event-won = { $seat } wins: the other side has no disc that can move.
ur-event-drawn = { $turns ->
        [one] The game is a draw after 1 turn.
       *[other] The game is a draw after { $turns } turns.
    }

## Why a move is refused

ur-whole-roll = { $length ->
        [one] You rolled { $roll }, but this move counts 1 field.
       *[other] You rolled { $roll }, but this move counts { $length } fields.
    }
ur-past-base = { $left ->
        [0] You rolled { $roll }, but the disc stands on base-1 already: nothing goes past it.
        [one] You rolled { $roll }, but only 1 field is left to base-1.
       *[other] You rolled { $roll }, but only { $left } fields are left to base-1.
    }
ur-below-home = Going back by { $roll } would lead below h1.
ur-too-high = The tower would be { $height } discs high; { $limit } is the most.
ur-hand-empty = You have no disc left in your hand.
ur-base-empty = You have no red disc on base-1.
ur-six-skips = You rolled a 6 and lose this turn: you can only pass.
ur-no-such-field = There is no such field on your path.
ur-no-disc-there = You have no disc on { $at }.
ur-prisoner = Your disc on { $at } is a prisoner.
ur-blue-goes-forward = Your disc on { $at } shows blue, so it goes only forward.
ur-back-only-alone = { $count ->
        [one] It carries 1 prisoner and cannot go back with it.
       *[other] It carries { $count } prisoners and cannot go back with them.
    }
ur-dice-roll-themselves = Nobody sets the die: it is rolled when its time comes.
ur-must-move = You can move by { $roll }, so you cannot pass.

## Text that is no move or no position

ur-move-unreadable = “{ $text }” is no move. Moves are written in-h4, c3-c8, b1-h2 or pass.
ur-disc-letter = “{ $letter }” is no disc; discs are b, B, y and Y.
ur-too-many-discs = Player { $seat } has more than { $discs } discs.
ur-private-field = { $at } is a private field: only its owner's disc can be on top there.
ur-base-one = Only red discs of its owner can stand on { $at }.
ur-turn-missing = The game is under way, so the position must say whose turn it is.
ur-end-wrong = By the discs the game is over where the position says it goes on, or the other way round.

# Why a move is good, in the coach's words.
ur-why-capture = it takes prisoners and keeps them well
ur-why-rescue = it frees captured discs
ur-why-red = it puts a red disc where it counts
ur-why-threat = it threatens the other side’s discs
ur-why-safety = it gets discs out of danger
ur-why-home = it brings discs into a good place
