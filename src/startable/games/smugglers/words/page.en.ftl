### The board of Space Smugglers on the page.

sm-home-line = Bid with dice in real time for sectors worth visiting, and get rid of every crate you carry.

## Pace

sm-pace-calm = One after the other, and nobody hurries you. The best way to get to know the game.
sm-pace-first = Everybody bids at once, against time: bots act every second. You have not raced here before, so the countdown is longer.
sm-pace-race = Everybody bids at once, against time.
sm-ready-text = When the countdown is over, everybody bids at once, and a galaxy may be over in a quarter of a minute. Click a value and then a sector, or type 4 and b for a four on B. A speed token ends your bidding.
sm-race-begins = This is a race: it begins when everybody has sat down and is ready.

## The status line

sm-call-bid = Bid!
sm-call-token = Take a token!
sm-call-more = One more?
sm-todo-bid = { $dice ->
        [one] One die left: put it on a sector, or take a speed token.
       *[other] Put dice on sectors; when you are done, take a speed token.
    }
sm-todo-quickest = You are the quickest: put a die on a sector, take a speed token, or wait.
sm-todo-token = Both dice are placed: a speed token ends your bidding.
sm-todo-more-tokens = You bid no more, but you may take another speed token.
sm-todo-choose = Choose the colour of your dice; the favourites of its sheet come with it.
sm-meanwhile-choosing = Choosing a colour: { $names }.
sm-todo-energy = Your energy pays for one of your two sectors only. Choose which.
sm-todo-goods = Give goods to the ships. Sector: { $places }.
sm-todo-restock = { $speed ->
        [-1] Your speed is −1: you may put one thing into the pool.
        [one] Your speed is 1: take 1 energy or 1 good from the pool.
       *[other] Your speed is { $speed }: take up to { $speed } energy or goods from the pool.
    }
sm-meanwhile-countdown = Galaxy { $galaxy } of { $galaxies } is about to be turned up. Get ready!
sm-meanwhile-bidding = Still bidding: { $names }.
sm-meanwhile-done = You are done. Still bidding: { $names }.
sm-meanwhile-many = { $what ->
        [bid] { $count } players are still bidding.
       *[pay] { $count } players are still paying.
    }
sm-meanwhile-paying = Still paying: { $names }.
sm-meanwhile-restocking = Restocking: { $names }.

## Colours

sm-choose-title = Colours of the dice
sm-choose = Choose { $colour }
sm-chosen-by = { $name } has it.
sm-colour-grey = No colour yet

## The galaxy

sm-galaxy = Galaxy { $galaxy } of { $galaxies }
sm-get-ready = Get ready!
sm-sector = Sector { $place }. Planets: { $planets }. Ships: { $ships }.
sm-station = Space station.
sm-worth = Worth { $points } to you.
sm-dice-on = Dice: { $dice }.
sm-lead = { $count ->
        [one] { $names } leads with { $value }.
       *[other] { $names } are level with { $value }: speed will decide.
    }
sm-lead-none = No dice yet.
sm-from = You may bid { $value } or more, for { $energy } energy.
sm-fate = { $fate ->
        [paid] Paid by { $name }.
        [lost] Lost by { $name }.
        [owed] Won by { $name }, who has yet to pay.
       *[boxed] Nobody’s: it goes to the box.
    }
sm-colour-good = { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[C] any colour
    }
sm-goods-of = { $count } { sm-colour-good }
sm-planets-of = { $count } { sm-colour-good }
sm-ships-of = { $count } { $colour ->
        [C] { $count ->
            [one] cruiser
           *[other] cruisers
        }
       *[other] { sm-colour-good }
    }
sm-no-goods = no goods

## Players

sm-crews = The other players
sm-crew = { $name }: { $energy } energy; goods: { $goods }; cards paid: { $up }, lost: { $down }; dice in hand: { $dice }; score { $score }.
sm-crew-tokens = Speed: { $tokens }.
sm-doing-bids = Is bidding.
sm-doing-done = Is done with bidding.
sm-doing-pays = Is paying.
sm-doing-restocks = Is restocking.
sm-doing-waits = Is waiting.
sm-favourites = Favourite colours
sm-player = Player

## Bidding

sm-hand = Your dice
sm-die-take = A die: take it in hand
sm-die-held = A { $value } in hand: turn it
sm-values = Value of the die
sm-value = { $value }
sm-hand-empty = Both dice are placed.
sm-hand-done = You bid no more in this galaxy.
sm-tokens = Speed tokens
sm-token-take = Take speed token { $token }
sm-wait = Wait
sm-race = { $count ->
        [one] 1 hand in the race
       *[other] { $count } hands in the race
    }
sm-clock = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
sm-pool = Pool
sm-status-held = A { $value } in hand. Choose a sector by its letter.
sm-status-aimed = Sector { $place }. Choose a value.
sm-status-token = Choose a speed token by its number.

## Paying

sm-pay-title = Goods for sector { $place }
sm-brings = { $points ->
        [one] brings 1 point
       *[other] brings { $points } points
    }
sm-give = Give { $goods } for sector { $place }
sm-give-short = Give
sm-pay-why-save = Leaves one ship out and saves what you have least of: you can still use it.
sm-pay-why-last = Leaves nothing out: what you keep now costs points.
sm-pay-why-plenty = Leaves nothing out: you have more goods than you are likely to need.
sm-pay-why-only = With your goods there is no other way.
sm-pay-why-favourite = Leaves one ship out: a good in a favourite colour costs you nothing.
sm-pay-others = { $count ->
        [one] 1 other way
       *[other] { $count } other ways
    }
sm-pay-others-out = One left out:
sm-pay-others-all = All ships:
sm-energy-why = You have { $energy } energy: enough for either of these, not for both.
sm-energy-pay = Pay for sector { $place }
sm-energy-way = { $points ->
        [one] It brings 1 point;
       *[other] It brings { $points } points;
    }
sm-energy-lost = the other one costs { $points }.

## Restocking

sm-take-energy = { $count } energy
sm-take-goods = Take { $goods }
sm-take-short = Take
sm-take-count = { $count ->
        [0] Choose goods
        [one] Take 1 good
       *[other] Take { $count } goods
    }
sm-nothing = Nothing
sm-put = { $what ->
        [E] Put 1 energy into the pool
        [R] Put 1 red good into the pool
        [Y] Put 1 yellow good into the pool
        [G] Put 1 green good into the pool
       *[B] Put 1 blue good into the pool
    }
sm-basket = Goods from the pool
sm-less = One { $colour } less
sm-more = One { $colour } more
sm-restock-why-energy = The galaxies to come usually take more energy than you have.
sm-restock-why-goods = The galaxies to come usually take more goods than you have.
sm-restock-why-enough = You have what you are likely to need: whatever is left at the end costs points.
sm-restock-why-last = The last galaxy is over: everything you take would cost points.
sm-restock-why-shed = One thing less to be left with at the end.
sm-restock-why-empty = The pool has nothing that you are short of.

## Scores

sm-score = Score
sm-score-tip = The score if the game ended now: everything left costs a point. Part by part…
sm-tip-goods = Goods: { sm-colour-good }
sm-tip-cost = The energy that a winning die costs
sm-tip-short = Worth { $points } to you, but your goods do not suffice.
sm-scores = Scores, part by part
sm-scores-now = If the game ended now
sm-part-SM-601 = Planets
sm-part-SM-402 = Lost
sm-part-energy = Energy
sm-part-goods = Goods
sm-part-SM-806 = Ships

## What a galaxy brought

sm-recap = Galaxy { $galaxy } is over
sm-recap-show = Last galaxy
sm-recap-on = Go on
sm-recap-sectors = Sectors
sm-recap-done = Sector { $place } completed
sm-recap-lost = Sector { $place } lost
sm-score-explained = This is the score if the game ended now: every energy and every good that is left costs a point. That is why everybody begins below zero.

## The log

sm-log-dealt = { $count } sectors are turned up.

## In words

sm-text-phase = Galaxy { $galaxy } of { $galaxies }. { $phase ->
        [choosing] The players choose their colours.
        [countdown] The countdown is running.
        [dealing] The cards are being turned up.
        [energy] Energy is being paid.
        [goods] Goods are being given.
        [restocking] The players restock.
        [ended] The game is over.
       *[bidding] The bidding is on.
    }
sm-text-sector = Sector
sm-text-planets = Planets
sm-text-ships = Ships
sm-text-worth = Worth to you
sm-text-dice = Dice
sm-text-lead = Who leads
sm-text-energy = Energy
sm-text-goods = Goods
sm-text-cards = Cards
sm-text-piles = { $up } paid, { $down } lost
sm-text-dice-left = Dice in hand
sm-text-tokens = Speed tokens
sm-move-place = { $value } on { $place }

## Help

sm-help-goal = The most points win: each planet on your paid cards is one, and each energy and each good that you are left with costs one.
sm-help = Everybody bids at once. Click a value and then a sector, drag a die onto a sector, or type: 4 and b puts a four on B. A click on a speed token ends your bidding. While you bid, these keys belong to the board.
sm-help-keys = Keys while bidding
sm-key-value = set the die in hand
sm-key-place = put it on that sector
sm-key-both = a four on B, in either order
sm-key-token = take speed token 3; t and - for the −1
sm-key-wait = wait, where one plays in turns
sm-key-enter = pay or restock as proposed
sm-key-escape = put the die back

## Signs of the board

sm-legend-cargo = { $colour ->
        [R] Red: planet (1 point), ship and its good, a crate
        [Y] Yellow: planet, ship and its good, a drum
        [G] Green: planet, ship and its good, a cask
       *[B] Blue: planet, ship and its good, a crystal
    }
sm-legend-cruiser = A cruiser: it takes a good of any colour
sm-legend-station = A space station; it matters only with that option
sm-legend-die = A die with its owner’s letter: a bid
sm-legend-token = A speed token: it breaks ties, then restocks
sm-legend-energy = Energy: what a sector costs, or what you have
sm-legend-planet = How many points the sector brings you
sm-legend-alert = Your goods do not suffice for this sector
sm-legend-crown = This die wins the sector as it is now
sm-legend-tie = Equal dice: the higher token will decide
sm-legend-up = Paid: the card lies face up and scores
sm-legend-down = Lost: the card lies face down and costs its planets
sm-legend-box = Nobody bid: the card goes to the box
sm-legend-heart = A player’s favourites
sm-legend-hand = This player is not finished yet
