### The words of Space Smugglers.

sm-name = Space Smugglers
sm-about = Bid with dice for space sectors, everybody at once, and be rid of all your energy and goods when the last galaxy is over.
sm-colour-orange = Orange
sm-colour-black = Black
sm-colour-white = White
sm-colour-pink = Pink
sm-colour-brown = Brown
sm-colour-turquoise = Turquoise
sm-legend = Sectors are A to F. Goods are written by their letters: r red, y yellow, g green, b blue; e is energy. Bidding: b4 puts a four on sector B, t3 takes speed token 3, t-1 the −1, and wait waits. Paying: pay b pays energy for sector B only, give b ryy gives one red and two yellow goods for it, give b - none. Restocking: energy 3 and goods ryg take from the pool, put e or put r puts something into it, none does neither.

## Options

sm-option-stations = Space stations
    .help = On a card with a space station only planets of your favourite colours bring points.
sm-option-favourite_ships = Favourite ships
    .help = The most ships of a favourite colour bring 3 points, and 1 more for each other player with that favourite.
sm-option-favourite_goods = Favourite goods
    .help = One left-over good in each of your favourite ship colours costs no point.
sm-option-towers = Towers
    .help = Dice are stacked: each must be higher than the one below it, and a winning six costs 10 energy.
sm-option-fall_percent = Risk of falling (%)
    .help = With towers: how much the risk that a die falls grows for each die beneath it; at 0 nothing ever falls.
sm-option-hand_ms = Pace of a hand (ms)
    .help = How many milliseconds must pass between two actions of one player, bots included.
sm-option-countdown = Countdown (s)
    .help = How many seconds are counted down before a galaxy is turned up.
sm-option-bid_seconds = Time for bidding (s)
    .help = After this many seconds the tokens left are handed out; 0 sets no limit.
sm-option-pace = Pace
    .help = Live, everybody bids at once; in turns, chance picks who is quickest, which suits programs.
sm-option-pace-live = live
sm-option-pace-turns = in turns

## What happened

sm-event-galaxy = Galaxy { $galaxy } of { $galaxies } begins.
sm-event-dealt = Sector { $place } is turned up ({ $card }).
sm-event-quickest = { $seat } is the quickest now.
sm-event-waited = { $seat } waits.
sm-event-placed = { $seat } puts a { $value } on sector { $place }.
sm-event-fell = { $seat } is out of luck: the die falls off the tower on sector { $place } and is void for this round.
sm-event-took = { $seat } takes speed token { $token }.
sm-event-time_up = Time is up: the speed tokens left are handed out, the lowest first.
sm-event-left_over = { $seat } gets the speed token left over, { $token }.
sm-event-boxed = Nobody has a die on sector { $place }: its card goes to the box.
sm-event-won_card = { $seat } wins sector { $place } for { $energy } energy.
sm-event-paid = { $seat } pays { $energy } energy for sector { $place }.
sm-event-lost = { $seat } loses sector { $place }: { $why ->
        [energy] there is not enough energy for it.
       *[goods] the goods for it are missing.
    }
sm-event-gave = { $seat } completes sector { $place } (goods given: { $goods }).
sm-event-drew_energy = { $seat } takes { $count } energy from the pool.
sm-event-drew_goods = { $seat } takes goods from the pool ({ $goods }).
sm-event-put = { $seat } puts { $what ->
        [r] 1 red good
        [y] 1 yellow good
        [g] 1 green good
        [b] 1 blue good
       *[e] 1 energy
    } into the pool.
sm-event-declined = { $seat } leaves the pool as it is.
sm-event-ended = The last galaxy is over, and so is the game.

## Why a move is refused

sm-bidding-over = The bidding is over.
sm-has-token = You have taken speed token { $token }, so your bidding is over.
sm-no-die-left = You have placed both of your dice.
sm-no-such-bid = There is no such card in this galaxy, or no such value on a die.
sm-too-low = Your { $value } is too low: the highest die there is a { $highest }.
sm-six-stands = There is a six on top: nobody can outbid it.
sm-not-higher = Your { $value } is not higher than the { $highest } on top of the tower.
sm-token-gone = Speed token { $token } is not in the middle.
sm-just-wait = At a live table no move is needed for waiting: just keep your hand still.
sm-all-waited = All others have waited, so you must place a die or take a speed token.
sm-no-clock = No time is running out now.
sm-dealers-move = Nobody decides that: the cards, the quickest hand and the towers are up to chance.
sm-not-paying = This is not the time to pay that.
sm-not-won = You have nothing to pay for this card.
sm-does-not-fit = These goods do not fit the ships of the card, even with one left out.
sm-goods-missing = You do not have all these goods.
sm-both-can-be-paid = You can complete both of your cards, but after this you could not give the goods for the other one.
sm-not-restocking = This is not the time to restock.
sm-token-allows = { $token ->
        [-1] Your speed is −1: you take nothing, but you may put 1 energy or 1 good into the pool.
        [0] Your speed is 0: you take nothing from the pool.
        [1] Your speed is 1: you may take 1 energy or 1 good.
       *[other] Your speed is { $token }: you may take from 1 to { $token }, in energy or in goods.
    }
sm-pool-short = The pool does not hold that much.
sm-only-minus-one = You may put something into the pool only if your speed is −1, and only 1 energy or 1 good.
sm-nothing-to-put = You have none of that to put into the pool.

## Text that is no move or no position

sm-move-unreadable = “{ $text }” is no move. Moves are written b4, t3, t-1, wait, pay b, give b ryy, energy 3, goods ryg, put e or none.
sm-card-twice = A card is there twice.
sm-token-twice = A speed token is there twice.
sm-too-many-tokens = A player has more speed tokens than anybody may take.
sm-too-many-goods = There are more goods of a colour than in the box.
sm-too-much-energy = There is more energy than in the box.
sm-too-many-dice = A player has more dice on the cards than two.
sm-die-nowhere = A die is neither in a hand nor on a card, though none can fall at this table.
sm-dice-order = The dice on a card are in an order in which nobody could have placed them.
sm-too-few-cards = There are not enough cards left for the galaxies to come.
sm-phase-wrong = The position lacks what the phase “{ $phase }” needs, or is past it already.

## The table as text

sm-draw-galaxy = Galaxy { $galaxy } of { $galaxies } (planets → ships; * a space station, C a cruiser)
sm-draw-middle = Speed tokens in the middle: { $tokens }
sm-draw-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sm-draw-crews = Crews: energy, goods, dice left, tokens, cards up/down, points now
sm-draw-pool = Common pool: { $energy } energy, goods { $goods }

# Why a move is good, in the coach's words.
sm-why-points = it brings points
sm-why-win = it is likely to win a good card
sm-why-stock = it saves energy and goods
sm-why-hinder = it takes something from whoever is ahead
