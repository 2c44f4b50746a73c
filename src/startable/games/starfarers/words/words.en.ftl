### The words of Starfarers.

sf-name = Starfarers
sf-about = Settle new planets, befriend the peoples of the galaxy and stand up to its pirates: whoever has 15 points in a turn of their own wins.
sf-colour-yellow = Yellow
sf-colour-red = Red
sf-colour-white = White
sf-colour-blue = Blue
sf-legend = On the map · is a space point, o a free colony site, + a docking point, x a closed site, A a colony, A* a spaceport and A1 a ship; lines run sideways where ─ stands, and slantwise to the rows above and below. Beneath it each line is a quarter of space, the farthest first: its planets as resource and number, each with the colony site behind it, like k14. ? is face down, p4 a pirate base of 4, i3 an ice planet of 3; [A] is A’s colony, [A*] a spaceport. Ships: 1 c k14 is the first ship, a colony ship on k14; t is a trade ship. Founding: settle d4, dock d4, launch colony e5, equip engine. Income: discard ore, rob B, aid food. Trade: bank ore food changes with the bank, offer 2 food for 1 goods makes an offer, and with to B behind it one to B alone; more give ore adds to it in open trade; agree 1, decline, decline need, deal B 1, withdraw; fame buys half a medal, help BC asks the rich. Building: build trade e5, port d4, buy cannon, place e5; undo takes the last purchase or trade with the bank back, and depart begins the flight. Flight: go 1 k15 flies one step, stop, found 1, friend both, jump 1 k14; end ends the turn. Encounters: answer 2 gives two cards, answer 1 says yes and answer 0 no; give ore, take food, hand fuel, ground 1, remove cargo, gain engine.

## Parts of other messages

sf-resource = { $resource ->
        [ore] ore
        [fuel] fuel
        [carbon] carbon
        [food] food
       *[goods] { $count ->
            [one] trade good
           *[other] trade goods
        }
    }
sf-given = { $given ->
        [ore] ore
        [fuel] fuel
        [carbon] carbon
        [food] food
       *[goods] { $count ->
            [one] trade good
           *[other] trade goods
        }
    }
sf-got = { $got ->
        [ore] ore
        [fuel] fuel
        [carbon] carbon
        [food] food
       *[goods] { $wanted ->
            [other] trade goods
           *[one] trade good
        }
    }
sf-upgrade = { $upgrade ->
        [engine] an engine
        [cannon] a cannon
       *[cargo] a cargo module
    }
sf-ship = { $ship ->
        [colony] a colony ship
       *[trade] a trade ship
    }
sf-people = { $people ->
        [greens] the Greens
        [merchants] the Merchants
        [scientists] the Scientists
       *[diplomats] the Diplomats
    }
sf-friend = { $card ->
        [green-ore] Greens: one more ore
        [green-fuel] Greens: one more fuel
        [green-carbon] Greens: one more carbon
        [green-food] Greens: one more food
        [green-goods] Greens: one more trade good
        [trade-ore] Merchants: 2 ore for 1 of any kind
        [trade-fuel] Merchants: 2 fuel for 1 of any kind
        [trade-carbon] Merchants: 2 carbon for 1 of any kind
        [trade-food] Merchants: 2 food for 1 of any kind
        [trade-goods] Merchants: 1 trade good for 1 of any kind, once a turn
        [both] Scientists: one cannon and one engine
        [cannons] Scientists: two cannons
        [engines] Scientists: two engines
        [levy] Diplomats: Lower Levy, on a seven you give back only above 12 cards
        [fame] Diplomats: Bought Fame, half a medal for a trade good once a turn
        [help] Diplomats: The Rich Help the Poor, once a turn a card each from up to two opponents with more points
       *[aid] Diplomats: Galactic Aid, any card when the dice bring you nothing
    }
sf-tile = { $tile ->
        [greens] the outpost of the Greens
        [merchants] the outpost of the Merchants
        [scientists] the outpost of the Scientists
        [diplomats] the outpost of the Diplomats
        [empty] an empty quarter
        [void] an empty quarter
       *[other] a planet system
    }
sf-disc = { $disc ->
        [p4] a pirate base that takes 4 cannons
        [p5] a pirate base that takes 5 cannons
        [p6] a pirate base that takes 6 cannons
        [i3] an ice planet that takes 3 cargo modules
        [i4] an ice planet that takes 4 cargo modules
       *[other] the number { $disc }
    }
sf-balls = { $balls ->
        [kb] black and blue
        [ky] black and yellow
        [kr] black and red
        [by] blue and yellow
        [br] blue and red
        [yy] two yellow
       *[yr] yellow and red
    }

## The table as text

sf-draw-player = { $letter } { $colour }    points: { $points }    cards: { $cards }    engines: { $engines }    cannons: { $cannons }    cargo: { $cargo }    half medals: { $halves }    medals: { $medals }
sf-draw-fleet = ships: { $ships }    friends: { $friends }
sf-draw-bank = Bank: { $cards }    supply pile: { $supply }
sf-draw-speed = Speed: { $speed }    steps left: { $left }
sf-draw-offer = { $to ->
        [all] On offer: { $give } for { $get }
       *[other] On offer to { $to } alone: { $give } for { $get }
    }
sf-draw-hand = Your cards: { $cards }

## Options

sf-option-setup = Set-up
    .help = The first game has everything in its given place; Strategic shows the quarters, Explorer hides them, and Wild Space shuffles them all.
sf-option-setup-first = first game
sf-option-setup-strategic = Strategic
sf-option-setup-explorer = Explorer
sf-option-setup-wild = Wild Space
sf-option-balls = Balls
    .help = What is in the motherships: with one yellow ball fewer there are more encounters, with one more there are fewer.
sf-option-balls-standard = as usual
sf-option-balls-eventful = more encounters
sf-option-balls-quiet = fewer encounters
sf-option-trade = Trade
    .help = In open bargaining all speak at once, and offers may grow card by card; in turns, an offer is made once and then answered, which suits programs.
sf-option-trade-open = open bargaining
sf-option-trade-turns = in turns
sf-option-undo = Taking back
    .help = Whoever trades and builds may take back a purchase or a trade with the bank, as long as nobody has said anything since and nothing was left to chance.

## What happened: set-up and income

sf-event-starts = { $seat } is the first player.
sf-event-settled = { $seat } puts a colony on { $at }.
sf-event-turn = Turn { $turn }: { $seat } is next.
sf-event-rolled = { $seat } rolls { $one } and { $two }.
sf-event-short = The bank does not have enough { sf-resource } for all: nobody gets any.
sf-event-got = { $seat } gets { $count } { sf-resource }.
sf-event-aided = { $seat } gets Galactic Aid: { sf-resource }.
sf-event-laid_down = { $resource ->
        [hidden] { $seat } lays a card down.
       *[other] { $seat } lays a card down: { sf-resource }.
    }
sf-event-discarded = { $seat } gives { $count } { sf-resource } back to the bank.
sf-event-robbed = { $seat } is going to draw a card from { $other }.
sf-event-stole = { $resource ->
        [hidden] { $seat } draws a card from { $other }.
       *[other] { $seat } draws a card from { $other }: { sf-resource }.
    }
sf-event-drew = { $resource ->
        [hidden] { $seat } draws a supply card.
       *[other] { $seat } draws a supply card: { sf-resource }.
    }

## What happened: trade and build

sf-event-banked = { $seat } gives the bank { $count } { sf-given } for 1 { sf-got }.
sf-event-unbanked = { $seat } takes a trade with the bank back: { $count } { sf-given } for 1 { sf-got }.
sf-event-bought_fame = { $seat } buys half a medal for a trade good.
sf-event-helped = { $seat } calls on the rich to help the poor.
sf-event-offered = { $seat } offers { $count } { sf-given } for { $wanted } { sf-got }.
sf-event-offered_to = { $seat } offers { $other } alone { $count } { sf-given } for { $wanted } { sf-got }.
sf-event-countered = { $seat } makes a counter-offer: { $count } { sf-given } for { $wanted } { sf-got }.
sf-event-proposed = { $seat } proposes { $count } { sf-given } for { $wanted } { sf-got }.
sf-event-added = { $side ->
        [give] { $seat } would add one { sf-resource }.
       *[get] { $seat } wants one { sf-resource } more.
    }
sf-event-agreed = { $seat } agrees.
sf-event-declined = { $reason ->
        [missing] { $seat } declines: { sf-reason }.
        [need] { $seat } declines: { sf-reason }.
        [little] { $seat } declines: { sf-reason }.
        [leader] { $seat } declines: { sf-reason }.
       *[none] { $seat } declines.
    }
sf-reason = { $reason ->
        [missing] “I don’t have that”
        [need] “I need that myself”
        [little] “that’s too little for it”
       *[leader] “you’re too close to winning”
    }
sf-event-withdrew = { $seat } takes the offer back.
sf-event-took_back = { $seat } takes it back.
sf-event-traded = { $seat } and { $other } trade.
sf-event-passed = { $seat } gives { $other } { $count } { sf-resource }.
sf-event-undid = { $what ->
        [colony] { $seat } takes back the colony ship on { $at }.
        [trade] { $seat } takes back the trade ship on { $at }.
        [port] { $seat } takes back the spaceport on { $at }.
        [engine] { $seat } takes back an engine.
        [cannon] { $seat } takes back a cannon.
        [cargo] { $seat } takes back a cargo module.
       *[fame] { $seat } takes back the half medal and its price.
    }
sf-event-built_ship = { $seat } puts { sf-ship } on { $at }.
sf-event-built_port = { $seat } turns the colony on { $at } into a spaceport.
sf-event-equipped = { $seat } gets { sf-upgrade }.

## What happened: flight

sf-event-shook = { $seat } rolls the mothership: { sf-balls }.
sf-event-flew = { $left ->
        [0] { $seat } flies ship { $ship } from { $from } to { $to }, the last step.
        [one] { $seat } flies ship { $ship } from { $from } to { $to }; 1 step is left.
       *[other] { $seat } flies ship { $ship } from { $from } to { $to }; { $left } steps are left.
    }
sf-event-stopped = { $seat } ends the flight of ship { $ship } on { $at }.
sf-event-jumped = { $seat } makes a space jump with ship { $ship } to { $to }.
sf-event-found_quarter = At { $at } there is { sf-tile }.
sf-event-turned_disc = Planet { $planet } of { $at } has { sf-disc }.
sf-event-defeated = { $disc ->
        [p4] { $seat } defeats the pirate base of 4 and wins a medal.
        [p5] { $seat } defeats the pirate base of 5 and wins a medal.
       *[p6] { $seat } defeats the pirate base of 6 and wins a medal.
    }
sf-event-terraformed = { $disc ->
        [i3] { $seat } terraforms the ice planet of 3 and wins a medal.
       *[i4] { $seat } terraforms the ice planet of 4 and wins a medal.
    }
sf-event-founded = { $seat } founds a colony on { $at }.
sf-event-docked = { $seat } founds a trade station with { sf-people }.
sf-event-befriended = { $seat } is now the best friend of { sf-people } and has their figure.
sf-event-got_friend = { $seat } takes a friendship card. { sf-friend }.
sf-event-won = { $seat } has { $points } points and wins.

## What happened: encounters

sf-event-met = { $seat } has an encounter. { sf-scene }: { sf-scene-text } { sf-scene-question }
sf-event-answered = { $scene ->
        [merchant] { $seat }: { sf-cards-given }
        [prince] { $seat }: { sf-cards-given }
        [travellers] { $seat }: { sf-cards-given }
        [toll] { $seat }: { sf-yes-or-no }
        [swap] { $seat }: { sf-yes-or-no }
        [raid] { $seat }: { sf-yes-or-no }
        [attack] { $seat }: { sf-yes-or-no }
        [distress] { $seat }: { sf-yes-or-no }
        [rescue] { $seat }: { sf-yes-or-no }
        [rift] { $seat }: { sf-yes-or-no }
        [unmasked] { $seat }: { sf-yes-or-no }
       *[other] { $seat } answers: { $answer }.
    }
sf-cards-given = { $answer ->
        [0] “I have nothing to give.”
        [one] “One card, for you.”
       *[other] “{ $answer } cards, for you.”
    }
sf-yes-or-no = { $answer ->
        [0] “{ sf-scene-no }!”
       *[other] “{ sf-scene-yes }!”
    }
sf-event-gave = { $seat } gives { sf-resource } away.
sf-event-read_on = { sf-card }. { sf-card-text }
sf-event-told = { sf-outcome }
sf-event-fled = Engines: { $own } for { $seat }, { $its } for { $other } as the pursuer.
sf-event-fought = Strength { $own } for { $seat }, { $its } for { $other } as the other side.
sf-event-raced = Speed { $own } for { $seat }, { $its } for { $other } as the other side.
sf-event-half_won = { $seat } wins half a medal.
sf-event-half_lost = { $seat } loses half a medal.
sf-event-gift_back = { $seat } gets the gift back.
sf-event-taken_back = { $seat } loses what the deal had brought.
sf-event-handed_over = { $resource ->
        [hidden] { $seat } hands { $other } a card.
       *[other] { $seat } hands { $other } a card: { sf-resource }.
    }
sf-event-grounded = { $seat } keeps ship { $ship } back: it does not fly this turn.
sf-event-removed = { $seat } loses { sf-upgrade }.
sf-event-promised = { $seat } gets a trade ship for nothing.
sf-event-may_jump = { $seat } may make a space jump.
sf-event-reshuffled = All encounter cards are in the pile again.

## Why a move is refused: at the wrong time

sf-other-turn = It is not your turn.
sf-chance-first = First chance has its say: dice, balls or whatever lies face down.
sf-setup-first = The game has not begun: the board is being laid, or you are rolling for who begins.
sf-founding-first = The founding is not over yet.
sf-others-found = Somebody else is founding now.
sf-discard-first = A seven: first everybody who has too many cards gives half of them back.
sf-aid-first = First Galactic Aid brings its owner a card.
sf-rob-first = First choose whom you draw a card from.
sf-place-first = First put the free trade ship on a spaceport point.
sf-friend-first = First choose a friendship card.
sf-reply-first = The encounter waits for your answer.
sf-give-first = First give the cards that you promised.
sf-take-first = First take the card that you won.
sf-hand-over-first = First the others hand a card each to the player whose turn it is.
sf-ground-first = First choose the ship that stays grounded.
sf-remove-first = First an upgrade has to be removed.
sf-gain-first = First choose the upgrade that you won.

## Why a move is refused: chance

sf-dice-by-chance = Nobody sets the dice: chance rolls them when it is time.
sf-shake-by-chance = Nobody sets the balls: chance rolls the mothership when it is time.
sf-draw-by-chance = Nobody picks a supply card: chance draws it.
sf-steal-by-chance = Nobody picks a card out of another hand: chance draws it unseen.
sf-quarter-by-chance = Nobody chooses a quarter: what lies face down is up to chance.
sf-disc-by-chance = Nobody chooses a disc: what lies face down is up to chance.
sf-card-by-chance = Nobody chooses an encounter: the next card is up to chance.

## Why a move is refused: founding and income

sf-not-founding = That is another step of the founding.
sf-founding-over = That belongs to the founding at the beginning, and the game is under way.
sf-no-free-home-site = This is no free site of a home system.
sf-not-own-colony = You have no colony there that is not a spaceport yet.
sf-upgrade-gone = This upgrade is no longer among those shared out.
sf-no-seven = Nobody has to give cards back now.
sf-owes-nothing = You need not give any card back.
sf-card-missing = You do not have this card in your hand.
sf-no-robbing = You draw from an opponent only after a seven, in your own turn.
sf-nothing-to-rob = Choose an opponent who has cards.
sf-no-aid-now = Galactic Aid is only for its owner, when the dice have brought nothing.
sf-bank-empty = The bank has no such card left.

## Why a move is refused: trade and build

sf-not-building = That can be done only while you trade and build.
sf-no-such-resource = There is no such resource.
sf-rate = { $count ->
        [one] For that the bank wants 1 { sf-resource }, and you have none.
       *[other] For that the bank wants { $count } { sf-resource }, and you do not have so many.
    }
sf-rate-used = You have traded a single good in this turn already: now the bank wants { $count }, and you do not have so many.
sf-no-fame-now = You can buy fame with the card Bought Fame, and only once in a turn.
sf-no-goods = You have no trade good to pay with.
sf-no-help-now = You can ask the rich with the card The Rich Help the Poor, and only once in a turn.
sf-one-or-two = Choose one opponent or two.
sf-not-richer = Choose opponents who have more points than you, and cards.
sf-too-dear = { $what ->
        [colony] A colony ship costs 1 ore, 1 fuel, 1 carbon and 1 food
        [trade] A trade ship costs 1 ore, 1 fuel and 2 trade goods
        [port] A spaceport costs 3 carbon and 2 food
        [engine] An engine costs 2 fuel
        [cannon] A cannon costs 2 carbon
       *[cargo] A cargo module costs 2 ore
    }; you do not have all of that.
sf-no-such-ship = There is no such ship.
sf-no-piece = Your stock has no piece left for a ship of this kind.
sf-no-transporter = All your transporters are in space.
sf-no-port-point = This is no free spaceport point of yours.
sf-no-module = You have used all your spacedock modules.
sf-no-such-upgrade = There is no such upgrade.
sf-upgrade-limit = Your mothership has no room for more than { $limit } of these.
sf-nothing-to-place = You have no trade ship on order that could be placed now.
sf-both-give = Both sides must give at least one card.
sf-offer-grows = An offer begins with one card for one, two for one or one for two of another kind; then add card by card.
sf-offer-small = At this table one card goes for one, two for one or one for two of another kind.
sf-offer-is-fixed = At this table an offer stays as it was made.
sf-no-such-side = A card is added to what you give or to what you get.
sf-no-such-reason = A refusal gives one of the four reasons, or none.
sf-same-kind = The same resource on both sides would be a gift.
sf-no-offer = There is no offer on the table.
sf-offer-changed = The offer has just changed: look at it again.
sf-enough-offers = You have made enough offers for this turn.
sf-cards-missing = You do not have all these cards.
sf-nobody-has-so-many = Nobody has so many cards to give.
sf-answer-first = The offer on the table must be settled first.
sf-active-offers = At this table only the player whose turn it is makes offers.
sf-no-trade-now = You can trade with the player whose turn it is, while that player trades and builds.
sf-take-back-first = You have answered: take that back first.
sf-answered-once = You have answered, and at this table an answer stands.
sf-others-answer = One after the other: somebody else has to answer first.
sf-nothing-said = You have nothing on the table that you could take back.
sf-offer-for-another = This offer is for somebody else.
sf-offer-to-nobody = An offer to one is for one of the other players.
sf-one-for-one = An offer to one begins with one card for one of another kind; then add card by card.
sf-offer-for-all = At this table every offer is for all.
sf-proposal-for-active = What you propose is for the player whose turn it is anyway.
sf-undo-off = At this table what is done is done.
sf-nothing-to-undo = There is nothing to take back. You can only take back what you bought or traded with the bank since anybody last spoke or chance decided something.
sf-enough-undone = You have taken back enough in this turn.
sf-own-offer = This is your own offer: the others answer it.
sf-active-decides = Only the player whose turn it is can do that with an offer.
sf-no-partner = This player has not agreed and has proposed nothing.

## Why a move is refused: flight

sf-not-flight = That can be done only in your flight phase.
sf-grounded = This ship does not fly in this turn.
sf-has-flown = This ship has finished its flight.
sf-other-in-flight = Another ship of yours is in flight: it finishes first.
sf-no-speed-left = This ship has no steps left.
sf-no-line = No line leads there from the point where the ship is.
sf-system-middle = That is the middle of a quarter that cannot be flown through.
sf-rim-only = This quarter lies face down: a jump can only lead to its rim.
sf-point-taken = This point is occupied: a ship cannot end its flight on it.
sf-foreign-port = This is a spaceport point of another player: a ship cannot end its flight on it.
sf-colony-ship-docks = This is a docking point: a colony ship cannot end its flight on it.
sf-cannot-dock = This is a docking point, and you cannot found a station there: a trade ship can only fly through.
sf-trade-ship-on-site = This is a colony site: a trade ship cannot end its flight on it.
sf-site-closed = This colony site is closed.
sf-maybe-a-site = This quarter lies face down, and here may be a colony site: a trade ship cannot land on it.
sf-back-only-to-found = The ship began its flight on this site: it may come back only to found here.
sf-nobody-in-flight = No ship is in flight.
sf-must-found-here = On a docking point the ship must found a trade station.
sf-site-taken = A colony stands here already.
sf-no-site-here = Your colony ship is not on a colony site.
sf-site-held = Pirates or ice are on a planet next to this site.
sf-no-dock-here = Your trade ship is not on a docking point.
sf-too-little-cargo = { $needed ->
        [one] The first station here needs a cargo module on your mothership, and you have none.
       *[other] The next station here needs { $needed } cargo modules on your mothership, and you have { $cargo }.
    }
sf-docks-full = All five docks are taken.
sf-no-new-friend = You choose a friendship card when you have just founded a trade station.
sf-other-people = This card belongs to another people.
sf-friend-taken = This friendship card has been taken.
sf-no-jump = You have no space jump to make.
sf-jump-instead-of-flight = A space jump takes the place of a flight, and this ship is in flight already.
sf-jump-elsewhere = A space jump must lead to another point.
sf-still-in-flight = A ship is still in flight: it founds or stops first.
sf-found-or-leave = Your ship { $ship } has waited on a colony site: it must found there or leave.
sf-leave-site = Your ship { $ship } has waited on a colony site where it cannot found: it must leave.
sf-must-leave = Your ship { $ship } is on another player’s spaceport point: it must leave.

## Why a move is refused: encounters

sf-not-asked = Nobody has asked you for that now.
sf-no-such-answer = The card does not offer this answer.
sf-cannot-give = You do not have so many cards to give.
sf-ground-another = This ship is in another player’s way and must fly: keep another one back.

## Text that is no move or no position

sf-move-unreadable = “{ $text }” is no move. Moves are written settle d4, bank ore food, offer 2 food for 1 goods, build colony e5, buy engine, depart, go 1 k14, found 1, answer 2 or end, for example.
sf-quarter-astray = The quarter at { $at } cannot lie there.
sf-quarter-twice = A quarter is there more often than in the box.
sf-quarter-hidden = In the first game no quarter lies face down.
sf-disc-wrong = A disc at { $at } is not among those turned, or cannot lie there.
sf-discs-left = A disc was turned that lies on no planet, or the medals are not as many as spare discs.
sf-too-many-cards = There are more cards of { $resource } than in the box.
sf-too-many-pieces = Player { $seat } has more pieces than the box gives.
sf-too-many-upgrades = The mothership of player { $seat } has more upgrades than it has room for.
sf-no-such-site = At { $at } a site is used or closed that cannot be.
sf-colony-too-early = At { $at } there is a colony where nobody could have founded one.
sf-ship-astray = On { $at } there is a ship that cannot be there.
sf-friend-twice = A friendship card is there more often than in the box.
sf-friend-missing = Player { $seat } does not have as many friendship cards as trade stations.
sf-too-many-stations = There are more trade stations with { sf-people } than there can be.
sf-figure-wrong = The figure of { sf-people } is not with whoever has the most stations there.
sf-end-wrong = By the points the game is over where the position says it goes on, or the other way round.
sf-stack-wrong = What is about to happen does not fit the rest of the position.

## Encounters: how they begin

sf-scene = { $scene ->
        [merchant] A Merchant Hails You
        [prince] A Merchant Prince
        [toll] Toll, Please
        [swap] A Special Offer
        [raid] Pirates for Hire
        [attack] Red Alert
        [distress] A Call for Help
        [rescue] A Ship in Trouble
        [rift] A Rift in Space
        [travellers] The Travellers
       *[tooth] The Tooth of Time
    }
sf-scene-text = { $scene ->
        [merchant] A fat-bellied freighter comes alongside. Its owner bows in four directions and waits. By the custom of the Merchants the guest brings a gift, and business comes later.
        [prince] Trumpets, in a vacuum. A gilded barge the size of a small moon turns its golden side, and a herald announces a prince who has heard good things of you and would like to hear better ones.
        [toll] A black ship with too many cannons blocks the lane. “Two cards of anything,” says a bored voice, “and mind the paint.”
        [swap] A pirate with a winning smile opens a coat full of crates. “One of yours for two of mine. Where they come from? From this coat.”
        [raid] A pirate captain hands over a business card. “We visit whomever you like, except you. One card in advance, the rest is our risk. And a little bit yours.”
        [attack] No greeting, no demands: a pirate dives out of the sun with all ports open. There is just time to turn and run, or to turn and fight.
        [distress] Through the static comes a thin voice: the reactor is failing, the drift is strong, and somebody else is closing in to claim the wreck. Whoever is faster decides how this ends.
        [rescue] A harmless ship is running in circles with a pirate behind it. Nobody else is near, and both of them have seen you.
        [rift] The stars ahead bend like reeds in a stream. Whoever flies in fast enough comes out somewhere else; whoever does not, hits the bank.
        [travellers] Without a sound a ship like a lantern hangs beside yours. The Travellers never ask for anything aloud. They look at your hands.
       *[tooth] Bolts loosen, seals dry out, paint comes off in flakes. Nobody is to blame. It is only time, and it has good teeth.
    }
sf-scene-question = { $scene ->
        [merchant] How many cards do you give?
        [prince] How many cards do you give to the prince?
        [toll] Do you pay the toll of two cards?
        [swap] Do you swap one card for two?
        [raid] Do you pay one card for the raid?
        [attack] Do you try to get away?
        [distress] Do you go and help?
        [rescue] Do you go between them?
        [rift] Do you dare to fly in?
        [travellers] How many cards do you give to the Travellers?
       *[tooth] Whoever has too many upgrades removes one.
    }
sf-scene-yes = { $scene ->
        [toll] Pay two cards
        [swap] Swap
        [raid] Hire them
        [attack] Run
        [distress] Full speed
        [rescue] To the guns
        [rift] Fly in
       *[unmasked] Attack
    }
sf-scene-no = { $scene ->
        [toll] Not a crumb
        [swap] No, thank you
        [raid] Certainly not
        [attack] Stand and fight
        [distress] Fly on
        [rescue] Look away
        [rift] Keep well clear
       *[unmasked] Let them go
    }
sf-unmasked-question = The false merchant is leaving with whatever was given. Do you attack?

## Encounters: who it turns out to be

sf-card = { $card ->
        [1] A Soft Heart
        [2] The Shipwright’s Nephew
        [3] A Merchant of Few Words
        [4] An Honest Trader
        [5] Prince Oll
        [6] Prince Ull
        [7] The False Beard
        [8] The False Smile
        [9] Captain Threefinger
        [10] Old Rust
        [11] The Customs Office
        [12] Still Warm
        [13] No Receipt
        [14] The Apprentices
        [15] The Professionals
        [16] The Black Comet
        [17] The Scrap King
        [18] The Gilded Shark
        [19] The Ore Barge
        [20] The Famous Tenor
        [21] The Inventor
        [22] The Wine Ship
        [23] The School Trip
        [24] The Pilgrim
        [25] The Needle’s Eye
        [26] The Slow Whirl
        [27] The Throat
        [28] The One Who Waits
        [29] The One Who Hums
        [30] The One Who Counts
        [31] Tooth of Time: Rust
       *[32] Tooth of Time: Inventory
    }
sf-card-text = { $card ->
        [1] This merchant cannot bear to see anybody in need.
        [2] This merchant’s uncle builds engines, and never lets anybody forget it.
        [3] This merchant nods, and that is a long speech.
        [4] This merchant knows what things are worth, to the gram.
        [5] His Radiance looks down a very long nose.
        [6] He is the twin brother of Prince Oll, has the very same manners, and is tired of being asked.
        [7] The beard comes off. Underneath there is a pirate.
        [8] The smile comes off. Underneath there is a pirate, with fewer teeth.
        [9] He counts on the fingers he has, so he never asks for more than two.
        [10] The ship holds together by habit, and its captain by spite.
        [11] They have uniforms, and forms in three copies, and are pirates all the same.
        [12] The crates still carry somebody’s address.
        [13] The price tags have been torn off, with great care.
        [14] This is their very first raid, and they have written themselves a list.
        [15] They have done this before, and know who is watching.
        [16] It is faster than it looks, and it looks fast.
        [17] Half of his fleet used to be other people’s.
        [18] It bites, but it does so with style.
        [19] An ore barge is falling towards a cold moon, with a scavenger on its heels.
        [20] It is the greatest voice of the galaxy, and it has run out of fuel in mid-aria.
        [21] She has taken her engine apart to see why it worked so well.
        [22] Its hold is full of the best vintage this side of the nebula.
        [23] Forty little faces are pressed against the windows.
        [24] A single old Traveller sits in there and does not seem to be worried at all.
        [25] It is narrow, and it is closing.
        [26] It turns so slowly that one forgets to be afraid of it.
        [27] It swallows, and it does not always chew.
        [28] This one has waited here for a thousand years, and seems to have waited for you.
        [29] This one hums a tune that everybody knows and nobody has ever heard.
        [30] This one counts softly, and stops at a number that is hard to guess.
        [31] Those with more than eight upgrades have more to look after than they can.
       *[32] Those with more than six upgrades find one of them eaten through. And whoever carries the most cargo is in demand.
    }

## Encounters: how they go on

sf-outcome = { $branch ->
        [c1-first-0] He takes the crew for beggars, and passes the hat round on every ship in the sector. It is mortifying, and it fills the hold.
        [c1-first-1] “That little?” He presses a warm pie into the captain’s hands and tells everybody about it.
        [c1-first-2] He is touched, and kindness is repaid with kindness.
        [c1-first-3] He weeps for joy from all five eyes and throws open his hold.
        [c2-first-0] “My uncle,” he says, “would have given something.” He will tell his uncle, and his uncle talks.
        [c2-first-1] He gives as good as he gets, with a bow.
        [c2-first-2] He is pleased, and sends a card to his uncle.
        [c2-first-3] “My uncle must meet you!” The uncle comes in person, with his toolbox.
        [c3-first-0] He does not nod.
        [c3-first-1] He nods. That was it.
        [c3-first-2] He nods twice. Other merchants will remember this day.
        [c3-first-3] “Thank you,” he says. His crew has never heard his voice before.
        [c4-first-0] “Nothing to give? I know such days.” He leaves a bale on the doorstep.
        [c4-first-1] He weighs it, and gives back its worth, with his respect on top.
        [c4-first-2] He weighs it twice, and gives back its worth twice over, with his respect.
        [c4-first-3] He knows a bribe when he sees one. Everything comes back, with a polite note.
        [c5-first-0] The nose points at the ceiling. That very hour a harbour master finds something wrong with one ship’s papers.
        [c5-first-1] “How thrifty,” says His Radiance, and the court titters for a week.
        [c5-first-2] The nose comes down a little. There is a present, and a ribbon.
        [c5-first-3] His Radiance is enchanted. A trade ship is yours; he has so many.
        [c6-first-0] “My brother would not have stood for it either.” One ship’s papers are suddenly full of mistakes.
        [c6-first-1] “One. As one gives to my brother, no doubt.” The court titters.
        [c6-first-2] “More than my brother got?” He beams, and there is a present.
        [c6-first-3] “My brother gave you a ship? Then so shall I!” Nobody contradicts him.
        [c7-first-0] “Much obliged!” The beard falls off, and the freighter turns out to be mostly cannons. { sf-unmasked-question }
        [c7-attack-0] The pirate waves until out of sight. Whatever was given is gone.
        [c7-attack-1] “Oh,” says the pirate, and stops waving.
        [c7-fight-0] The beard was false, the cannons were not. One ship limps into the dock.
        [c7-fight-1] The pirate gives everything back and asks to keep the beard.
        [c8-first-0] “A pleasure!” The smile drops, and so do the covers of the gun ports. { sf-unmasked-question }
        [c8-attack-0] The pirate laughs all the way to the nebula. Whatever was given is gone.
        [c8-attack-1] The laughter stops.
        [c8-fight-0] He who laughs last has more cannons. One ship needs repairs.
        [c8-fight-1] The pirate returns it all, and smiles for real, out of sheer relief.
        [c9-first-0] “Then it will be the cannons,” sighs Threefinger. “I do so hate the noise.”
        [c9-first-1] He counts it on his fingers. It is right.
        [c9-fight-0] He unscrews something valuable, and salutes the brave.
        [c9-fight-1] He surrenders. In his tow there is a trade ship that nobody will ask for.
        [c10-first-0] Old Rust grins, as far as the hinges allow it.
        [c10-first-1] The black ship lets you pass, squeaking.
        [c10-fight-0] One ship has to stay behind and be patched up. But everybody has heard who stood up to Old Rust.
        [c10-fight-1] He simply falls apart. There is a lot of carbon in him.
        [c11-first-0] “Obstruction of an officer,” notes the officer, in three copies.
        [c11-first-1] Everything in order, only there is a stamp missing, and the man with the stamp is at lunch. One ship waits.
        [c11-fight-0] Something is impounded. There is a form for getting it back, which is out of print.
        [c11-fight-1] The forms burn well, and the vault behind them is full of ore.
        [c12-first-0] The rightful owner has been listening in, and is impressed.
        [c12-first-1] A handshake, two crates, and the coat is gone. Has anybody seen it?
        [c12-look-0] Somebody has. It is all over the news by evening.
        [c12-look-3] The rightful owner has. The crates go home, and the story goes round.
        [c12-look-4] Nobody has. It was a very good coat.
        [c13-first-0] The coat closes. Business is business elsewhere.
        [c13-first-1] “No receipt?” “No receipt.” Two crates change hands. Is anybody looking?
        [c13-look-0] Nobody is looking. The crates are even full.
        [c13-look-3] A patrol is looking, at both crates, for a long time. They keep them.
        [c13-look-4] A neighbour is looking, and neighbours talk.
        [c14-first-0] They are almost relieved. One of them becomes a gardener, and tells everybody who set him right.
        [c14-first-1] They salute with the wrong hand and set off.
        [c14-look-0] They have lost the list, but not the name of who hired them.
        [c14-look-3] It works. Then they send everybody a thank-you card, signed, with your name on it.
        [c14-look-4] Against all odds it works, and nobody suspects a thing.
        [c15-first-0] They nod, pocket the card, and were never here.
        [c15-first-1] They synchronise their watches, and the lights go out.
        [c15-look-0] The lights go on again. Everybody is missing something, and nobody knows what.
        [c15-look-3] It goes smoothly, but one of them is writing his memoirs.
        [c15-look-4] They take the money and change sides. That, too, is professional.
        [c16-first-0] The crew takes a deep breath, and turns the ship around.
        [c16-first-1] Everything into the engines!
        [c16-flee-0] It is faster. There is nothing for it but to fight.
        [c16-flee-1] The comet grows smaller and smaller, and is only a star.
        [c16-fight-0] The Black Comet takes a souvenir from the hull.
        [c16-fight-1] The Black Comet goes out. Something useful drifts among the sparks.
        [c17-first-0] “You want to keep that?” shouts the Scrap King. “Show me!”
        [c17-first-1] Everything into the engines!
        [c17-flee-0] The Scrap King has collected a great many engines. There will be a fight.
        [c17-flee-1] Two of his engines fall off. He stays behind and collects them.
        [c17-fight-0] He takes a piece for his collection, and writes down from whom, with respect.
        [c17-fight-1] His collection is dissolved. The ore in it weighs tons.
        [c18-first-0] The Shark shows its teeth, all of them gold.
        [c18-first-1] Everything into the engines!
        [c18-flee-0] Gold is heavy, but the Shark has power to spare. It has to be a fight.
        [c18-flee-1] Gold is heavy. The Shark falls behind.
        [c18-fight-0] One ship gets a bite mark, a very elegant one, and stays in the dock.
        [c18-fight-1] The Shark drops its prey and is gone. The prey is a trade ship in good condition.
        [c19-first-0] The voice grows fainter, and then it is quiet. Nobody will ever know.
        [c19-first-1] The engines roar, and on the other side of the moon another one does as well.
        [c19-race-0] Too late, too fast, too close: a piece of your own ship stays on the cold moon.
        [c19-race-1] The crew is safe, and the owner would rather have fewer barges. This one is yours.
        [c20-first-0] The aria breaks off. The whole galaxy was listening.
        [c20-first-1] The engines roar, in the key of C.
        [c20-race-0] Somebody else gets the encore. The engines have suffered, but the good will is praised in every paper.
        [c20-race-1] He sings for his rescuers, and tickets are sold to everybody in the sector.
        [c21-first-0] She fixes it herself, with some remarks about passers-by.
        [c21-first-1] The engines roar. She asks over the radio why they make that noise.
        [c21-race-0] Another ship was faster. In the hurry something came loose, and she could explain what.
        [c21-race-1] She comes aboard, wrinkles her brow, and improves the ship before anybody can stop her.
        [c22-first-0] The wine ship’s lights go out, one by one.
        [c22-first-1] The ship turns broadside, between the pirate and the wine.
        [c22-fight-0] The pirate gets the wine, and one ship gets a hole.
        [c22-fight-1] The rescued crew insists on unloading a part of the cargo, and on a toast.
        [c23-first-0] Forty little faces turn as the ship goes by. They will remember it.
        [c23-first-1] Forty little voices cheer over the radio.
        [c23-fight-0] The hull suffers, but the school escapes. There will be forty drawings.
        [c23-fight-1] The parents are waiting at the next port, and every one of them has brought something.
        [c24-first-0] The old Traveller looks after you, without reproach. That is the worst of it.
        [c24-first-1] The old Traveller opens one eye.
        [c24-fight-0] One ship is hit, but the Pilgrim slips away in the meantime, and bows.
        [c24-fight-1] The Pilgrim bows. “Where is it that you want to go?” The stars are already moving.
        [c25-first-0] The eye closes. But somebody is coming out of it.
        [c25-first-1] Faster, faster, and breathe in!
        [c25-race-0] It is closed. One ship has a flat nose and stays behind.
        [c25-race-1] Threaded! Any point of space is on the other side.
        [c26-first-0] It turns on, and something in its shadow turns too.
        [c26-first-1] Round it goes, faster with every turn.
        [c26-race-0] Not fast enough. One ship goes round and round, and everybody on board feels ill.
        [c26-race-1] On the ninth turn it lets go, and one ship may come down wherever you like.
        [c27-first-0] It swallows without you. Somebody else was not quick enough to keep clear.
        [c27-first-1] In between two gulps!
        [c27-race-0] It chews. Something of the mothership is missing.
        [c27-race-1] It swallows, and the other end is wherever you wish.
        [c28-first-0] A thousand years, for this. With a sad look the Traveller takes what was meant to be a loan.
        [c28-first-1] The Traveller puts a hand on the captain’s shoulder. People notice such things.
        [c28-first-2] “So it was you,” says the silence. Space folds itself like a napkin.
        [c29-first-0] The humming goes on as though nobody were there.
        [c29-first-1] The tune changes to one with your name in it. It will be hummed on many worlds.
        [c29-first-3] The humming takes shape, and the shape is a trade ship.
        [c30-first-0] The counting stops at once, and the lantern goes out.
        [c30-first-2] The Traveller smiles. That was the number, or nearly.
        [c30-first-3] That was the number. Space opens, and somewhere a bell is rung in your honour.
        [c31-first-0] The cards are shuffled, and somebody is already coming round the corner.
       *[c32-first-0] The cargo is counted, the cards are shuffled, and somebody is already coming round the corner.
    }

# Why a move is good, in the coach's words.
sf-why-one = { $one ->
        [ore] ore
        [fuel] fuel
        [carbon] carbon
        [food] food
       *[goods] trade goods
    }
sf-why-two = { $two ->
        [ore] ore
        [fuel] fuel
        [carbon] carbon
        [food] food
       *[goods] trade goods
    }
sf-why-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
sf-why-thing = { $what ->
        [colony] a colony ship
        [trade] a trade ship
        [port] a spaceport
        [engine] an engine
        [cannon] a cannon
       *[cargo] a cargo module
    }
sf-why-points = { $points ->
        [one] brings 1 victory point
       *[other] brings { $points } victory points
    }
sf-why-loses = { $points ->
        [one] loses 1 victory point
       *[other] loses { $points } victory points
    }
sf-why-half = wins half a medal
sf-why-income = { $cards ->
        [one] the planets pay 1 more card in 36 rolls
       *[other] the planets pay { $cards } more cards in 36 rolls
    }
sf-why-first = gives { sf-resource }, which no planet has paid yet
sf-why-discovers = discovers a quarter that nobody has seen
sf-why-site = { $steps ->
        [0] arrives at a free colony site ({ sf-why-one }, { sf-why-two })
       *[other] { sf-why-steps } from a free colony site ({ sf-why-one }, { sf-why-two })
    }
sf-why-dock = { $steps ->
        [0] arrives at the docks of { sf-people }
       *[other] { sf-why-steps } from the docks of { sf-people }
    }
sf-why-explores = { sf-why-steps } from a quarter that nobody has seen
sf-why-speed = every ship flies one step farther
sf-why-docks = the cargo modules are now enough for the docks of { sf-people }
sf-why-pirates = { $count ->
        [one] now a match for a pirate base
       *[other] now a match for { $count } pirate bases
    }
sf-why-ice = { $count ->
        [one] now enough for an ice planet
       *[other] now enough for { $count } ice planets
    }
sf-why-affords = the cards are then enough for { sf-why-thing }
sf-why-would = with that deal the cards are enough for { sf-why-thing }
sf-why-forgoes = the cards are then no longer enough for { sf-why-thing }
sf-why-hoards = keeps { $cards } cards, of which a seven takes half
sf-why-spends = keeps few enough cards for a seven to take none
sf-why-leader = { $other } has the most points, { $points }

## An owner's file of cards

sf-cards-wrong = These encounter cards cannot be played with: { $why }.
