### The words of Space Smugglers.

sm-name = Space Smugglers
sm-about = Bid with dice for space sectors, everybody at once, and be rid of all your energy and goods when the last galaxy is over.
sm-colour-orange = Orange
sm-colour-black = Black
sm-colour-white = White
sm-colour-pink = Pink
sm-colour-brown = Brown
sm-colour-turquoise = Turquoise
sm-legend = Sectors are A to F. Goods are written by their letters: r red, y yellow, g green, b blue; e is energy. Bidding: b4 puts a four on sector B, t3 takes speed token 3, t-1 the −1, and wait waits. Paying: pay b pays energy for sector B only, give b ryy gives one red and two yellow goods for it, give b - none. Restocking: energy 3 and goods ryg take from the pool, put e or put r puts something into it, none does neither. Where colours are chosen, colour pink takes the pink dice and their character sheet.

## Options

sm-option-colours = Colours
    .help = By seat, everybody gets the next colour; chosen, each player picks one before the first galaxy, and the favourites with it.
sm-option-colours-seats = by seat
sm-option-colours-chosen = chosen
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
    .help = How many milliseconds must pass between two actions of one player, bots included; never fewer than 60.
sm-option-countdown = Countdown (s)
    .help = How many seconds are counted down before a galaxy is turned up.
sm-option-bid_seconds = Time for bidding (s)
    .help = After this many seconds the tokens left are handed out; 0 sets no limit.
sm-option-pace = Pace
    .help = Live, everybody bids at once, against time; in turns, one after the other and without hurry: chance picks who is quickest.
sm-option-pace-live = live
sm-option-pace-turns = in turns

## What happened

sm-event-chose = { $seat } chooses { $colour ->
        [orange] orange
        [black] black
        [white] white
        [pink] pink
        [brown] brown
       *[turquoise] turquoise
    }.
sm-event-galaxy = Galaxy { $galaxy } of { $galaxies } begins.
sm-event-dealt = Sector { $place } is turned up ({ $card }).
sm-event-quickest = { $seat } is the quickest now.
sm-event-waited = { $seat } waits.
sm-event-placed = { $seat } puts a { $value } on sector { $place }.
sm-event-fell = { $seat } is out of luck: the die falls off the tower on sector { $place } and is void for this round.
sm-event-took = { $seat } takes speed token { $token ->
        [-1] −1
       *[other] { $token }
    }.
sm-event-time_up = Time is up: the speed tokens left are handed out, the lowest first.
sm-event-left_over = { $seat } gets the speed token left over, { $token ->
        [-1] −1
       *[other] { $token }
    }.
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

sm-no-such-colour = There is no such colour.
sm-colour-taken = Somebody else has taken this colour.
sm-colours-first = The bidding is not open yet: first everybody chooses a colour.
sm-colours-by-seat = At this table everybody gets a colour by seat.
sm-has-colour = You have a colour already.
sm-others-choose = It is not your turn yet to choose a colour.
sm-bidding-over = The bidding is over.
sm-countdown-runs = The bidding is not open yet: the countdown is still running.
sm-cards-turn = The bidding is not open yet: the cards are just being turned up.
sm-die-may-fall = A die was put on a tower just now: first see whether it holds.
sm-not-quickest = Another hand is the quickest now.
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
sm-clocks-move = Only the clock can say that.
sm-dealers-move = Nobody decides that: the cards, the quickest hand and the towers are up to chance.
sm-paid-later = First the bidding has to end; then you pay for what you have won.
sm-energy-is-paid = The energy for this galaxy is paid already.
sm-no-choice = There are no two cards for you to choose between: what you could pay is paid already.
sm-energy-first = Energy comes first: goods are given when everybody has paid it.
sm-all-is-paid = Everything is paid already; now the players restock.
sm-not-won = You have nothing to pay for this card.
sm-card-paid = You have paid for this card already.
sm-card-lost = You have lost this card, so you give no goods for it.
sm-too-many-given = { $ships ->
        [0] That is too many: there is no ship on this card.
        [one] That is too many: there is only 1 ship on this card.
       *[other] That is too many: there are only { $ships } ships on this card.
    }
sm-too-few-given = That is too few: there are { $ships } ships on this card, and only one good may be left out.
sm-wrong-colours = A good must have the colour of its ship; only a cruiser takes any.
sm-goods-missing = You do not have all these goods.
sm-both-can-be-paid = You can complete both of your cards, but after this you could not give the goods for the other one.
sm-restock-later = First the bidding has to end and everybody has to pay; then you restock.
sm-others-pay = Restocking begins when everybody has paid.
sm-pay-first = You cannot decline: first choose which of your two cards you pay energy for.
sm-give-first = You cannot decline: first give goods for what you have won.
sm-faster-first = It is not your turn yet: higher speed restocks first.
sm-restocked = You have had your turn to restock.
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

sm-move-unreadable = “{ $text }” is no move. Moves are written b4, t3, t-1, wait, pay b, give b ryy, energy 3, goods ryg, put e, none or colour pink.
sm-colours-wrong = Nobody could have chosen these colours one after the other.
sm-card-twice = A card is there twice.
sm-token-unused = Speed token { $token } is not in use with so many players.
sm-token-twice = A speed token is there twice.
sm-too-many-tokens = A player has more speed tokens than anybody may take.
sm-too-many-goods = There are more goods of a colour than in the box.
sm-too-much-energy = There is more energy than in the box.
sm-too-many-dice = A player has more dice on the cards than two.
sm-die-nowhere = A die is neither in a hand nor on a card, though none can fall at this table.
sm-dice-order = The dice on a card are in an order in which nobody could have placed them.
sm-too-few-cards = There are not enough cards left for the galaxies to come.
sm-phase-wrong = The position lacks what the phase “{ $phase }” needs, or is past it already.

## What an owner of the box may correct

sm-box-key = “{ $key }” is not for correcting: cards and sheets are.
sm-box-count = { $key ->
        [sheets] There must be { $count } sheets.
       *[cards] There must be { $count } cards.
    }
sm-box-card = A card has a name, planets, ships and perhaps a station; this is none: { $card }
sm-box-name = A card cannot be named “{ $name }”: letters and digits will do, with hyphens between them.
sm-box-letters = { $side ->
        [planets] The planets of { $name } are up to { $most } of the letters { $allowed }
       *[ships] The ships of { $name } are up to { $most } of the letters { $allowed }
    }, not “{ $letters }”.
sm-box-station = The station of { $name } is true or false.
sm-box-sheet = Sheet { $number } needs two different colours of planets and two of ships.
sm-box-twice = Two cards are named { $name }.
sm-box-example = A card of the worked examples is missing: { $card ->
        [A] 2 planets and ships Y, G, B, C.
        [E] 3 planets and a ship B.
        [CD] of two, with ships R, R, C and R, Y, G, B, which have 7 planets together.
       *[station] a station with planets R, R, B, B.
    }

## The table as text

sm-draw-galaxy = Galaxy { $galaxy } of { $galaxies } (planets → ships; * a space station, C a cruiser)
sm-draw-middle = Speed tokens in the middle: { $tokens }
sm-draw-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sm-draw-crews = Crews: energy, goods, dice left, tokens, cards up/down, points now
sm-draw-favourites = Crews: energy, goods, dice left, tokens, cards up/down, points now, favourites (planets → ships)
sm-draw-colours = Colours still free (favourite planets → ships):
sm-draw-pool = Common pool: { $energy } energy, goods { $goods }

# Why a move is good, in the coach's words.
sm-why-points = it brings points
sm-why-win = it is likely to win a good card
sm-why-stock = it saves energy and goods
sm-why-hinder = it takes something from whoever is ahead
