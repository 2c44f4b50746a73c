### The board of UR on the page.

ur-home-line = Race along the ancient board, land on the other side’s discs to catch them, and carry the prisoners home. Whoever leaves the other without a disc that can move wins.
ur-todo-move = You rolled { $roll }. Choose a disc.
ur-todo-pass = You rolled { $roll }, and no disc can move by it: pass.

ur-board = The board of UR
ur-board-help = Arrow keys go from field to field, Enter takes a disc or puts it down, Escape lets it go.

## Fields and towers in words

ur-board-where = { $owner ->
        [black] black { $name }
        [yellow] yellow { $name }
       *[none] { $name }
    }
ur-board-disc = { $colour ->
        [black] black disc
       *[yellow] yellow disc
    }, { $side ->
        [red] red side up
       *[blue] blue side up
    }
ur-board-empty = { $where }: empty
ur-board-single = { $where }: { $disc }
ur-board-tower = { $where }: tower of { $height }, on top a { $disc }{ $prisoners ->
        [0] {""}
        [one] , with 1 prisoner
       *[other] , with { $prisoners } prisoners
    }
ur-board-hand = { $colour ->
        [black] Black’s hand
       *[yellow] Yellow’s hand
    }: { $count ->
        [0] empty
        [one] 1 disc
       *[other] { $count } discs
    }{ $out ->
        [0] {""}
       *[other] , { $out } out of the game
    }
ur-board-can-go = you can move it to { $fields }
ur-board-can-enter = you can bring a disc in at { $fields }
ur-board-held = you hold it
ur-board-arrival = { $kind ->
        [backward] your disc can go back to here
        [reenter] your disc can come in again here
       *[forward] your disc can go here
    }
ur-board-from-bottom = From the bottom: { $discs }
ur-board-taken = Taken. It can go to { $fields }.
ur-board-again = Press again to move there.

## A tower from the side

ur-board-tower-of = Tower of { $height }
ur-board-lot-mover = { $prisoners ->
        [0] on top: the one that moves
       *[other] guard: the one that moves
    }
ur-board-lot-waiting = { $count ->
        [one] waits below
       *[other] { $count } wait below
    }
ur-board-lot-carried = { ur-board-lot-prisoner }, { $count ->
        [one] goes along
       *[other] go along
    }
ur-board-lot-prisoner = { $guard ->
        [black] black’s
       *[yellow] yellow’s
    } { $count ->
        [one] prisoner
       *[other] { $count } prisoners
    }

## Two ways to one field

ur-board-which = The disc has arrived. Does it turn red?
ur-board-which-why = Left blue it never moves again (UR-606).
ur-board-which-way = { $kind ->
        [leave_blue] Leave it blue
       *[forward] Turn it red
    }

## Passing

ur-board-pass = Pass
ur-board-pass-why = You rolled { $roll }: none of your discs can move.

## The board as text

ur-board-text-field = Field
ur-board-text-tower = Discs, from the bottom
ur-board-text-prisoners = Top disc’s prisoners
ur-board-text-hand = In hand
ur-board-text-out = Out of the game
ur-board-text-bare = There are no discs on the board.
ur-board-text-disc = { $colour ->
        [black] black
       *[yellow] yellow
    }{ $side ->
        [red] {" "}(red)
       *[blue] {""}
    }
ur-board-text-colour = { $colour ->
        [black] Black
       *[yellow] Yellow
    }
ur-board-text-turn = { $phase ->
        [opening] Both roll to see who begins.
        [rolling] { ur-board-text-colour } rolls.
        [moving] { ur-board-text-colour } rolled { $roll } and is to move.
       *[ended] The game is over.
    }
ur-board-move = { $kind ->
        [enter] Bring a disc in at { $to }
        [backward] { $from }: back to { $to }
        [reenter] { $from }: in again at { $to }
        [leave_blue] { $from }: on to { $to }, staying blue
        [pass] Pass
       *[forward] { $from }: on to { $to }
    }

## Help

ur-key-field = go from field to field
ur-help-goal = Win by leaving the other side no disc that can move: catch them, and carry your prisoners to base-1, where they leave the game.
ur-help = The die rolls by itself. Choose a disc with a lit rim, then the field where it goes. Land on the other side’s discs and they become your prisoners: your disc carries them along. When it arrives on b1, the end of its path, they are out of the game, and it turns red: from then on it may also go back. You win when the other side has no disc left that can move. Rest the mouse on a tower, or keep a finger on it, to see it from the side.

ur-tally-rolls = Rolls

ur-edit-brush = What a press puts down
ur-edit-take = Take away
ur-edit-disc-b = A black disc, { $side ->
    [red] red
   *[blue] blue
} side up
ur-edit-disc-y = A yellow disc, { $side ->
    [red] red
   *[blue] blue
} side up
ur-edit-turn = Whose turn
ur-edit-roll = The die

## Signs of the board

ur-legend-black = A disc of Black: the moon. One smooth blue ring: it moves only forward
ur-legend-yellow = A disc of Yellow: the sun
ur-legend-red = A red disc, with a second ring of beads: it also moves backward
ur-legend-guard = A guard with prisoners: the clasp holds them, the lock counts them
ur-legend-tall = A high tower, with how many discs it has; point at it to see each
ur-legend-home = A field of a home row; the small sign tells whose
ur-legend-centre = A field of the centre, shared by both
ur-legend-gate = Base-2: prisoners can no longer be rescued here
ur-legend-goal = Base-1: prisoners leave the game, discs turn red
ur-legend-arrow = The way goes there
ur-legend-die = The roll
ur-legend-movable = You can move this disc
ur-legend-target = You can move here
ur-legend-backward = You can move back to here
ur-legend-reenter = You can enter again here
ur-legend-last = The last move: where it came from and where it went
