### The words of UR.

ur-name = UR
ur-about = Race your discs along the ancient board of Ur, catch the other side’s discs and carry the prisoners home.
ur-colour-black = Black
ur-colour-yellow = Yellow
ur-legend = On the board b and y are discs with the blue side up, B and Y with the red side up. A tower is written from its bottom to its top: in ybY a yellow disc is on top, with a black prisoner. Moves: in-h4 brings in a new disc, c3-c8 moves the top disc of c3, b1-h2 brings a red disc in again from base-1. Where turning red is a choice, c8-b1=blue leaves a disc blue.

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
    .help = No tower may grow higher than this many discs (at least 2); 0 sets no limit.
ur-option-discs = Discs
    .help = How many discs each player has; fewer make a quicker game.
ur-option-red_by_choice = Turning red is a choice
    .help = Whoever arrives on base-1 with a blue disc decides whether it turns red. Left blue, it never moves again.

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
ur-event-stayed = { $seat } leaves the disc blue.
ur-event-won = { $seat } wins: the other side has no disc that can move.
ur-event-drawn = { $turns ->
        [one] The game is a draw after 1 turn.
       *[other] The game is a draw after { $turns } turns.
    }

## Why a move is refused

ur-opening-first = First both players roll: the higher roll begins.
ur-other-turn = { $turn ->
        [black] It is { ur-colour-black }’s turn, not yours.
       *[yellow] It is { ur-colour-yellow }’s turn, not yours.
    }
ur-roll-first = Roll first: the die has not been rolled in this turn yet.
ur-rolled-already = This turn has its roll, a { $roll }; now a disc has to move.
ur-whole-roll = { $length ->
        [one] You rolled { $roll }, but this move counts 1 field.
       *[other] You rolled { $roll }, but this move counts { $length } fields.
    }
ur-not-exact = { $length ->
        [one] You rolled { $roll }, but { $at } is 1 field away: the base needs an exact roll.
       *[other] You rolled { $roll }, but { $at } is { $length } fields away: the base needs an exact roll.
    }
ur-past-base = { $left ->
        [0] You rolled { $roll }, but the disc stands on base-1 already: nothing goes past it.
        [one] You rolled { $roll }, but only 1 field is left to base-1.
       *[other] You rolled { $roll }, but only { $left } fields are left to base-1.
    }
ur-round-to-base = No move leads from the home row straight to the base.
ur-below-home = Going back by { $roll } would lead below h1.
ur-too-high = The tower would be { $height } discs high; { $limit } is the most.
ur-enters-at = With a { $roll } a new disc comes in at { $at }.
ur-hand-empty = You have no disc left in your hand.
ur-base-empty = You have no red disc on base-1.
ur-only-from-base-1 = A red disc comes in again only from base-1; this one stands on base-2.
ur-six-skips = You rolled a 6 and lose this turn: you can only pass.
ur-no-such-field = There is no such field on your path.
ur-field-empty = There is no disc on { $at }.
ur-not-your-disc = { $owner ->
        [black] What stands on { $at } is { ur-colour-black }’s; you move only your own discs.
       *[yellow] What stands on { $at } is { ur-colour-yellow }’s; you move only your own discs.
    }
ur-prisoner = Your disc on { $at } is a prisoner: it cannot move while a guard is on it.
ur-red-below = On { $at } your blue disc is on top, and only the top one moves; the red one lies beneath it.
ur-blue-goes-forward = Your disc on { $at } shows blue, so it goes only forward.
ur-red-already = Your disc on { $at } is red already, and red stays red.
ur-turns-red = A disc that arrives on base-1 turns red; at this table nobody may leave it blue.
ur-blue-elsewhere = Only on base-1 can you choose whether a disc stays blue.
ur-left-blue = Your disc on base-1 was left blue, so it never moves again.
ur-back-only-alone = { $count ->
        [one] It carries 1 prisoner and cannot go back with it.
       *[other] It carries { $count } prisoners and cannot go back with them.
    }
ur-dice-roll-themselves = Nobody chooses a roll: the die rolls by itself when its time comes.
ur-drawn-already = { $turns ->
        [one] The game is over: it is a draw after 1 turn.
       *[other] The game is over: it is a draw after { $turns } turns.
    }
ur-must-move = You can move by { $roll }, so you cannot pass.

## Text that is no move or no position

ur-move-unreadable = “{ $text }” is no move. Moves are written in-h4, c3-c8, b1-h2 or pass.
ur-disc-letter = “{ $letter }” is no disc; discs are b, B, y and Y.
ur-too-many-discs = { $discs ->
        [one] Player { $seat } has more than 1 disc.
       *[other] Player { $seat } has more than { $discs } discs.
    }
ur-private-field = { $at } is a private field: only its owner’s disc can be on top there.
ur-base-own = Only discs of its owner can stand on { $at }: prisoners leave the game there.
ur-base-red = A disc on { $at } has turned red, unless the table leaves that to choice.
ur-turn-missing = The game is under way, so the position must say whose turn it is.
ur-end-wrong = By the discs the game is over where the position says it goes on, or the other way round.

# Why a move is good, in the coach's words.
ur-why-takes = { $count ->
        [one] takes a disc prisoner
       *[other] takes { $count } discs prisoner
    }
ur-why-removes = { $count ->
        [one] brings a prisoner home, who never comes back
       *[other] brings { $count } prisoners home, who never come back
    }
ur-why-frees = { $count ->
        [one] frees a captured disc
       *[other] frees { $count } captured discs
    }
ur-why-red = turns a disc red
ur-why-saves = { $rolls ->
        [one] saves a disc that 1 roll of 6 could take
       *[other] saves a disc that { $rolls } rolls of 6 could take
    }
ur-why-safe = no roll can take a disc now
ur-why-exposed = { $rolls ->
        [one] 1 roll of 6 can take a disc in reply
       *[other] { $rolls } rolls of 6 can take a disc in reply
    }
ur-why-threatens = { $rolls ->
        [one] threatens to take a disc with 1 roll of 6
       *[other] threatens to take a disc with { $rolls } rolls of 6
    }
ur-why-enters = brings a new disc into play
