### The words of Comet Fishers.

cf-name = Comet Fishers
cf-about = A comet passes, and its tail is full of treasure: cast your nets, fill the hold, and be home before a flare burns it. Somebody has ordered something from you; keep it to yourself.
cf-colour-yellow = Yellow
cf-colour-blue = Blue
cf-colour-red = Red
cf-colour-turquoise = Turquoise
cf-legend = On the board ○ is ice, ■ iron, ◆ a pearl and * a flare; ▸ is the boat that is out, ▮ the fuel that it still has. Moves: cast-1, cast-2 and cast-3 cast so many nets, home brings the catch home.

## The board as text

cf-draw-tail = The comet’s tail
cf-draw-thing = { $what ->
        [ice] ice
        [iron] iron
        [pearl] pearls
       *[flare] flares
    }
cf-draw-flights = { $count ->
        [0] No flight is left.
        [one] 1 flight is left: this one.
       *[other] { $count } flights are left, with this one.
    }
cf-draw-drift = Adrift, for whoever comes home:
cf-draw-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cf-draw-store = store
cf-draw-hold = hold
cf-draw-fuel = fuel
cf-draw-risk = { $roll ->
        [1] a flare burns it on a 1
        [6] a flare burns it for sure
       *[other] a flare burns it on 1–{ $roll }
    }
cf-draw-order = { $own ->
        [yes] { $what ->
            [ice] your secret order: ice, 2 more each
            [iron] your secret order: iron, 2 more each
           *[pearl] your secret order: pearls, 2 more each
        }
       *[no] { $what ->
            [ice] the order was ice, 2 more each
            [iron] the order was iron, 2 more each
           *[pearl] the order was pearls, 2 more each
        }
    }

## Options

cf-option-flights = Flights
    .help = How often each captain flies out; fewer make a quicker game.

## Moves

cf-moves-cast = Cast nets
cf-moves-home = Come home
cf-move-cast = { $nets ->
        [one] Cast 1 net
       *[other] Cast { $nets } nets
    }
cf-move-home = Bring the catch home
cf-move-deal = { $what ->
        [0] An order for ice
        [1] An order for iron
       *[2] An order for pearls
    }
cf-move-catch = { $what ->
        [0] The net holds ice
        [1] The net holds iron
        [2] The net holds a pearl
       *[3] The net holds a flare
    }
cf-move-roll = The die shows { $pips }
cf-move-settle = The orders are opened

## What happened

cf-event-ordered = { $what ->
        [hidden] { $seat } gets a secret order.
        [ice] { $seat } gets a secret order: ice.
        [iron] { $seat } gets a secret order: iron.
       *[pearl] { $seat } gets a secret order: pearls.
    }
cf-event-cast = { $nets ->
        [one] { $seat } casts 1 net.
       *[other] { $seat } casts { $nets } nets.
    }
cf-event-caught = { $what ->
        [ice] { $seat } catches ice.
        [iron] { $seat } catches iron.
       *[pearl] { $seat } catches a pearl!
    }
cf-event-flashed = A flare! It finds nothing aboard { $seat }’s boat.
cf-event-flared = { $count ->
        [one] A flare strikes { $seat }’s boat with 1 chunk aboard.
       *[other] A flare strikes { $seat }’s boat with { $count } chunks aboard.
    }
cf-event-dodged = { $seat } rolls { $pips } and saves the catch.
cf-event-burned = { $count ->
        [one] { $seat } rolls { $pips }: the hold bursts, and 1 chunk is adrift.
       *[other] { $seat } rolls { $pips }: the hold bursts, and { $count } chunks are adrift.
    }
cf-event-landed = { $count ->
        [one] { $seat } brings 1 chunk home.
       *[other] { $seat } brings { $count } chunks home.
    }
cf-event-towed = { $count ->
        [one] { $seat } tows in 1 chunk that was adrift.
       *[other] { $seat } tows in { $count } chunks that were adrift.
    }
cf-event-empty = { $seat } comes home with an empty hold.
cf-event-fished_out = The tail is fished out: nobody flies any more.
cf-event-paid = { $what ->
        [ice] { $seat } had an order for ice and brought { $count }: { $points } points in all.
        [iron] { $seat } had an order for iron and brought { $count }: { $points } points in all.
       *[pearl] { $seat } had an order for pearls and brought { $count }: { $points } points in all.
    }
cf-event-won = { $seat } wins.

## Why a move is refused

cf-other-turn = { $turn ->
        [yellow] Yellow’s boat is out, not yours.
        [blue] Blue’s boat is out, not yours.
        [red] Red’s boat is out, not yours.
       *[turquoise] Turquoise’s boat is out, not yours.
    }
cf-nets = You have { $most } nets, so you cannot cast { $nets }.
cf-no-fuel = This flight has no fuel left for another cast: bring home what you have.
cf-no-room = { $room ->
        [0] Your hold is full: { $nets ->
            [one] there is no room for 1 net.
           *[other] there is no room for { $nets } nets.
        }
        [one] Your hold has room for 1 more chunk, so you cannot cast { $nets } nets.
       *[other] Your hold has room for { $room } more chunks, so you cannot cast { $nets } nets.
    }
cf-thin-tail = { $left ->
        [one] The tail has only 1 piece left, too few for { $nets } nets.
       *[other] The tail has only { $left } pieces left, too few for { $nets } nets.
    }
cf-empty-hold = Your hold is empty: catch something before you come home.
cf-not-yours = Nobody chooses that: orders, catches and rolls come by chance.

## Text that is no move or no position

cf-move-unreadable = “{ $text }” is no move. Moves are written cast-1, cast-2, cast-3 or home.
cf-parts-wrong = { $what ->
        [ice] The box does not hold so much ice.
        [iron] The box does not hold so much iron.
        [pearl] The box does not hold so many pearls.
       *[flare] The box does not hold so many flares.
    }
cf-orders-wrong = The orders are not those of the box: two of each kind, all of them open at the end or none.
cf-hold-wrong = A boat holds at most { $hold } chunks, with those that its nets may bring.
cf-boat-wrong = No boat can be out there like that.

# Why a move is good, in the coach's words.
cf-why-lands = { $points ->
        [one] brings 1 point home
       *[other] brings { $points } points home
    }
cf-why-tows = { $count ->
        [one] tows 1 chunk that drifts outside
       *[other] tows { $count } chunks that drift outside
    }
cf-why-empty = a flare can burn nothing in an empty hold
cf-why-risks = { $count ->
        [one] risks 1 chunk: of { $left } things in the tail { $flares } are flares
       *[other] risks { $count } chunks: of { $left } things in the tail { $flares } are flares
    }
