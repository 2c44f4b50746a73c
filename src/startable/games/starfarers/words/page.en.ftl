### The board of Starfarers on the page.

sf-home-line = Found colonies, trade with distant peoples and fly where nobody has been.

## The status line

sf-call-you = You are asked!
sf-todo-build = { $ships ->
        [0] Trade and build as long as your cards last.
       *[other] Trade and build as long as your cards last; then take off.
    }
sf-todo-fly = Your speed is { $speed }. Choose a ship and where it flies, or end your turn.
sf-todo-flying = { $left ->
        [0] Ship { $number } has arrived: found, or land.
        [one] Ship { $number } has 1 step left: fly on, found or land.
       *[other] Ship { $number } has { $left } steps left: fly on, found or land.
    }
sf-todo-discard = { $count ->
        [one] A seven: give 1 more card back.
       *[other] A seven: give { $count } more cards back.
    }
sf-todo-offer = There is an offer: agree, decline or make a counter-offer.
sf-todo-own-offer = Your offer is on the table: wait for answers, change it or take it back.
sf-todo-ask = An encounter: { sf-scene }. What do you do?
sf-todo-settle = Put a colony on a free site of the home systems.
sf-todo-dock = Make one of your colonies a spaceport.
sf-todo-launch = Choose your first ship and where it starts.
sf-todo-equip = Choose an upgrade for your mothership.
sf-todo-aid = Galactic Aid: take any card from the bank.
sf-todo-rob = A seven: from whom do you draw a card?
sf-todo-place = A trade ship for nothing: choose where it starts.
sf-todo-friend = Choose a friendship card.
sf-todo-give = Choose the card that you give.
sf-todo-take = Take a card of any kind.
sf-todo-handover = Choose a card to hand over.
sf-todo-ground = One of your ships does not fly in this turn: choose which.
sf-todo-remove = Your mothership loses an upgrade: choose which.
sf-todo-gain = An upgrade for nothing: choose which.

## The board

sf-board = The board
sf-board-help = Points that can be chosen are buttons: walk through them with the arrow keys. The first press proposes a flight, the second one sets off.
sf-zoom-ships = Show my ships, one after the other
sf-people-name = { $people ->
        [greens] Greens
        [merchants] Merchants
        [scientists] Scientists
       *[diplomats] Diplomats
    }
sf-ship-kind = { $ship ->
        [trade] trade ship
       *[colony] colony ship
    }
sf-disc-down = with its disc face down
sf-disc-short = { $disc ->
        [p4] with a pirate base of 4
        [p5] with a pirate base of 5
        [p6] with a pirate base of 6
        [i3] under ice of 3
        [i4] under ice of 4
       *[other] { $disc }
    }
sf-quarter-down = { $stars ->
        [2] face down, two stars
       *[other] face down, one star
    }
sf-at-closed = closed site
sf-at-port = spaceport of { $name }
sf-at-colony = colony of { $name }
sf-at-ship = { sf-ship-kind } { $number } of { $name }
sf-steps-away = { $steps ->
        [one] 1 step away
       *[other] { $steps } steps away
    }
sf-finds-here = something is face down here
sf-out-of-reach = { $reach ->
        [0] The ship has no steps left to { $at }.
        [one] The ship has 1 step, and { $at } is farther.
       *[other] The ship has { $reach } steps, and { $at } is farther.
    }

## Tags and legend of the map

sf-tag-planet = Planet { $planet } of { $slot }: { $resource }
sf-tag-pays = Pays one card to every colony beside it when { $number } is rolled.
sf-tag-disc-down = Its number lies face down. A ship that flies there turns it up.
sf-tag-pirates = A pirate base of { $strength }: nobody founds beside it until somebody with { $strength } cannons defeats it.
sf-tag-ice = An ice planet of { $strength }: nobody founds beside it until somebody with { $strength } cargo modules terraforms it.
sf-tag-stations = { $count ->
        [0] An outpost without trade stations. The first one takes 1 cargo module.
        [one] An outpost with 1 trade station. The next one takes { $next } cargo modules.
        [5] An outpost with 5 trade stations: it is full.
       *[other] An outpost with { $count } trade stations. The next one takes { $next } cargo modules.
    }
sf-tag-friend = Best friend: { $name }, with 2 points for it.
sf-tag-quarter = Quarter { $slot }
sf-tag-down = A ship that flies to its rim turns it up.
sf-legend-title = What is on the map
sf-legend-points = A point is named by its column and its row: e5 is in column e and row 5. Letters and numbers stand at the edge, and light up for the point that you point at. Planets of a quarter are numbered 1 to 3 around its letter.
sf-legend-planet = A planet of { $resource }
sf-legend-number = Pays when that number is rolled; red numbers and more dots come more often
sf-legend-down = A number that lies face down; the shape tells which discs it may be
sf-legend-pirates = A pirate base, with the cannons that defeat it
sf-legend-ice = An ice planet, with the cargo modules that terraform it
sf-legend-hidden = A quarter that lies face down, with its letter and its stars
sf-legend-outpost = The outpost of a people; the number of a free dock is the cargo modules that it takes
sf-legend-colony = A colony, 1 point
sf-legend-port = A spaceport, 2 points: ships are built beside it
sf-legend-colony_ship = A colony ship with its number
sf-legend-trade_ship = A trade ship with its number
sf-legend-closed = A site that is closed
sf-legend-lit = You can choose this point now
sf-legend-trail = What flew since your last move, in the player’s colour; a dashed ring is what is new
sf-legend-nebula = The nebula: quarters beyond it have two stars

## What goes on

sf-now = What goes on
sf-phase = { $phase ->
        [setup] Founding
        [income] Income
        [build] Trade and build
        [flight] Flight
       *[over] The end
    }
sf-dice = The dice: { $one } and { $two }, together { $sum }
sf-speed = Speed { $speed }
sf-speed-sum = { $base } by the balls, { $engines } by the engines
sf-launch-kind = Kind of ship
sf-do-at = Here, on { $at }
sf-choose-point = Choose a point on the board
sf-cancel = Cancel
sf-could-build = You can still build. Whoever takes off builds no more in this turn.
sf-build-first = Build first
sf-discard-do = { $count ->
        [one] Give back { $picked } of 1 card
       *[other] Give back { $picked } of { $count } cards
    }
sf-discard-more = One { $resource } more to give back
sf-discard-less = Keep one { $resource }
sf-depart-hint = The mothership is rolled, and your ships fly.
sf-no-ships-hint = You have no ship in space.
sf-your-ships = Your ships
sf-status = { $status ->
        [flying] in flight
        [flown] has flown
        [grounded] does not fly
       *[ready] ready
    }
sf-way = { $steps ->
        [one] To { $at }: 1 step
       *[other] To { $at }: { $steps } steps
    }{ $left ->
        [0] , and none is left then.
       *[other] , and { $left } left then.
    }
sf-way-finds = { $steps ->
        [one] To { $at }: 1 step.
       *[other] To { $at }: { $steps } steps.
    } At { $find } something is turned up: the flight pauses there, and what is left stays yours.
sf-steps-left = { $left ->
        [0] No steps left.
        [one] 1 step left.
       *[other] { $left } steps left.
    }
sf-choose-target = { $reach ->
        [one] Choose a lit point, 1 step away.
       *[other] Choose a lit point, up to { $reach } steps away.
    }
sf-fly-to = { $steps ->
        [one] Fly to { $at }: 1 step
       *[other] Fly to { $at }: { $steps } steps
    }
sf-found-here = { $ship ->
        [trade] Found a trade station
       *[colony] Found a colony on { $at }
    }
sf-why-no-stop = Why can it not land here?
sf-jump = Space jump

## Moves, on buttons

sf-move-settle = Colony on { $at }
sf-move-dock = Spaceport on { $at }
sf-move-port = Spaceport on { $at }
sf-move-place = Trade ship on { $at }
sf-move-ship = { $ship ->
        [trade] Trade ship on { $at }
       *[colony] Colony ship on { $at }
    }
sf-move-go = Ship { $number } to { $at }
sf-move-jump = Ship { $number }: space jump to { $at }
sf-move-found = { $ship ->
        [trade] Ship { $number }: found a trade station
       *[colony] Ship { $number }: found a colony
    }
sf-move-ground = Ship { $number } stays
sf-upgrade-name = { $upgrade ->
        [engine] engine
        [cannon] cannon
       *[cargo] cargo module
    }
sf-move-upgrade = One more { $upgrade }
sf-move-remove = Remove: { $upgrade }
sf-move-discard = Give back { $resource }
sf-move-aid = Take { $resource }
sf-move-give = Give { $resource }
sf-move-take = Take { $resource }
sf-move-hand_over = Hand over { $resource }
sf-move-bank = Bank: { $give } for { $get }
sf-move-offer = Offer { $give } for { $get }
sf-move-offer_to = Offer to { $name } alone: { $give } for { $get }
sf-move-rob = Draw from { $name }
sf-move-depart = Take off
sf-move-stop = Land here
sf-move-end = End turn
sf-move-decline = Decline
sf-decline-why = No, because:
sf-decline-all = no to all, until my turn
sf-declining = You decline every offer until your turn.
sf-listen-again = Listen again
sf-move-withdraw = Take the offer back
sf-take-back = Take it back
sf-undo = Undo: { $what }
sf-move-fame = Buy fame
sf-move-help = Ask the rich: { $letters }
sf-move-agree = Agree
sf-move-deal = Trade with { $name }
sf-answer-cards = { $count ->
        [0] Nothing
        [one] 1 card
       *[other] { $count } cards
    }

## Choices

sf-ask-answer = Your answer:
sf-ask-discard = { $count ->
        [one] Give back 1 more card:
       *[other] Give back { $count } more cards:
    }
sf-ask-aid = Galactic Aid: which card do you take?
sf-ask-give = Which card do you give?
sf-ask-take = Which card do you take?
sf-ask-hand_over = Which card do you hand over?
sf-ask-equip = Which upgrade do you choose?
sf-ask-gain = Which upgrade do you choose?
sf-ask-remove = Which upgrade do you remove?
sf-ask-friend = Which friendship card do you choose?
sf-ask-rob = From whom do you draw a card?
sf-ask-ground = Which ship does not fly?
sf-meets = { $name } has an encounter
sf-continue = Go on
sf-meeting-waits = Waiting for an answer …

## Cards

sf-hand = Your cards
sf-nothing = nothing
sf-letters = { $resource ->
        [ore] Or
        [fuel] Fu
        [carbon] Ca
        [food] Fo
       *[goods] Go
    }
sf-laid-down = Laid down: { $count }
sf-cards = cards

## Build, bank, trade

sf-workshop = Build and trade
sf-tab = { $tab ->
        [build] Build
        [bank] Bank
       *[trade] Trade
    }
sf-build-colony_ship = Colony ship
sf-build-trade_ship = Trade ship
sf-build-spaceport = Spaceport
sf-build-engine = Engine
sf-build-cannon = Cannon
sf-build-cargo = Cargo module
sf-costs = Costs { $cards }
sf-missing = Missing: { $cards }
sf-affordable = You have the cards
sf-not-now = Not possible now
sf-bank-give = You give the bank
sf-bank-get = for one
sf-bank-has = in the bank:
sf-bank-trade = Trade with the bank
sf-supply = Supply pile: { $count }
sf-you-give = You give
sf-you-get = You get
sf-more-of = { $side }: one { $what } more
sf-less-of = { $side }: one { $what } less
sf-offer-send = Offer to all
sf-offer-send-one = Offer to { $name } alone
sf-offer-to = To:
sf-offer-to-all = everybody
sf-offer-alone = for { $name } alone
sf-offer-change = Change the offer
sf-counter-send = Make a counter-offer
sf-propose-send = Propose it
sf-offer-fault = { $fault ->
        [gift] Both sides have to give something.
        [same] The same resource on both sides would be a gift.
        [turns] At this table an offer is one kind for one other: 1 for 1, 2 for 1 or 1 for 2.
       *[empty] Choose what you give and what you want.
    }
sf-offer-said = Offers in this turn: { $count } of 20
sf-offer-gives = { $name } gives
sf-offer-for = for
sf-answer = { $answer ->
        [agreed] { $name } agrees
        [refused] { $name } declines
        [asked] { $name }, what do you say?
       *[silent] { $name } is thinking
    }
sf-answer-countered = { $name } would give
sf-deal = Deal
sf-trade-not-now = You trade in your trade and build phase.
sf-trade-only-active = You trade with the player whose turn it is: propose something, or answer an offer.

## Players and points

sf-points = Points
sf-points-title = Points, part by part
sf-points-goal = { $goal } points win
sf-points-of = { $name }: { $points } points, part by part
sf-part = { $part ->
        [colonies] Colonies
        [ports] Spaceports
        [figures] Friendship figures
        [medals] Medals
       *[halves] Half medals
    }
sf-friends = Friendship cards
sf-upgrades = { $upgrade ->
        [engine] Engines
        [cannon] Cannons
       *[cargo] Cargo modules
    }
sf-mothership = Mothership. Engines: { $engines }, cannons: { $cannons }, cargo modules: { $cargo }.
sf-show-ship = Show the { $ship } { $number } on { $at }
sf-pending = { $count ->
        [one] a trade ship on order
       *[other] { $count } trade ships on order
    }

## The log

sf-log-flew = { $left ->
        [0] { $seat } flies ship { $ship } from { $from } to { $to } in { $count } steps; none is left.
        [one] { $seat } flies ship { $ship } from { $from } to { $to } in { $count } steps; 1 is left.
       *[other] { $seat } flies ship { $ship } from { $from } to { $to } in { $count } steps; { $left } are left.
    }
sf-log-drew = { $cards ->
        [hidden] { $seat } draws { $count } supply cards.
       *[other] { $seat } draws { $count } supply cards: { $cards }.
    }

## In words

sf-text-turn = Turn { $turn }, { $letter }. { $phase }.
sf-text-hand = Your cards: { $cards }.
sf-text-bank = Bank: { $cards }. Supply pile: { $supply }.
sf-text-offer = { $to ->
        [all] { $letter } offers { $give } for { $get }.
       *[other] { $letter } offers { $to } alone { $give } for { $get }.
    }
sf-text-player = Points: { $points }. Cards: { $cards }. Engines: { $engines }, cannons: { $cannons }, cargo modules: { $cargo }. Half medals: { $halves }, medals: { $medals }. Ships: { $ships }. Friendship cards: { $friends }. Figures: { $figures }.
sf-text-quarter = Quarter
sf-text-what = What is there
sf-text-sites = Sites

## Help

sf-help-goal = Whoever has 15 points in a turn of their own wins: for colonies, spaceports, friends and medals.
sf-help = Build and trade next to the board; then take off. Choose a ship and a lit point: the way is proposed with its length, and a second press sets off. Where something lies face down on the way, the flight pauses, and the steps that are left stay yours. Drag the board, and enlarge it with the wheel or two fingers.
sf-help-keys = Keys of the board
sf-key-ship = choose a ship; in an encounter, answer
sf-key-arrows = walk through the points that can be chosen
sf-key-enter = do what is proposed, take off, end the turn
sf-key-undo = undo the last purchase or trade with the bank
sf-key-escape = put down what is chosen
sf-key-ships = show my ships, one after the other
sf-key-zoom = enlarge, make smaller
sf-key-whole = the whole board

sf-tally-rolls = Sums of the dice
sf-tally-cards = Cards that the dice brought
