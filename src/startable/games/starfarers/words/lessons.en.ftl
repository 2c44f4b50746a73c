# The lessons of Starfarers: what each is called, two sentences, and for each step what to do and what came of it.

sf-lesson-setup = The first colonies
    .text = Everybody begins with three colonies among the home planets, on sites between two planets. A colony is paid by both of them; the number on a planet says by which roll.
    .step-1 = You are yellow and the first. Found your first colony on e3.
    .right-1 = The others followed, and then once more in the opposite order: whoever was last chose twice.
    .step-2 = Found your second colony on o2.
    .right-2 = Planets with 6 and 8 pay most often, and a mixture of resources makes you independent.

sf-lesson-income = Income
    .text = A turn is income, then trade and building, then flight. The two dice pay everybody who has a colony or a spaceport at a planet with that number, whosever turn it is.
    .step-1 = You have nothing to fly for. End your turn, and see what is rolled.
    .right-1 = The 6 gave blue and white a carbon each; the 5 gave white and you an ore each. Whoever is behind in points also draws from the supply pile.

sf-lesson-seven = A seven
    .text = A seven pays nobody. Whoever has more than seven cards gives back half of them, rounded down; then the player whose turn it is draws a card from somebody's hand.
    .step-1 = You have nine cards: four must go. Lay down four ore.
    .right-1 = Five cards are left.
    .step-2 = It is your turn. Draw a card from red.
    .right-2 = One ore for you. So do not hoard, and spend before somebody rolls a seven.

sf-lesson-bank = The bank
    .text = The bank gives any card for three equal ones. Trade goods are worth more: two of them are enough.
    .step-1 = Go to the bank: change three carbon for a food.
    .right-1 = You may trade and build as often as your cards last.
    .step-2 = Change two trade goods for another food.
    .right-2 = Two food out of five cards. Other players may be cheaper.

sf-lesson-trade = Haggling
    .text = In your turn you trade with anybody, any cards for any cards. Everything is said openly, and the others may answer with offers of their own.
    .step-1 = You want trade goods: offer the other players one food for one of them.
    .right-1 = Blue declined. Red would give trade goods, but for fuel.
    .step-2 = Keep your fuel. Offer two food for one trade goods instead.
    .right-2 = White agreed.
    .step-3 = Close the deal with white.
    .right-3 = Done. Nobody else is bound by what they said.

sf-lesson-build = Building
    .text = Ships carry new colonies and trade stations; they begin at your spaceports. A spaceport is a colony that grew, and upgrades make your mothership faster, stronger or roomier.
    .step-1 = Build a colony ship and put it beside your spaceport, on f4. It costs an ore, a fuel, a carbon and a food.
    .right-1 = It can fly in this very turn. You never have more than three ships.
    .step-2 = Make the colony on o2 a spaceport: three carbon and two food.
    .right-2 = A spaceport is two points instead of one.
    .step-3 = Buy an engine for two fuel.
    .right-3 = Each engine is a step more for all your ships.

sf-lesson-flight = Speed
    .text = The mothership is shaken and shows two balls: yellow is 2, red 3, blue 1. Their sum, your engines and the Scientists' cards are the speed of each of your ships.
    .step-1 = Trade and building are done. Take off.
    .right-1 = Blue and yellow: 3. With one engine and a card of two that makes 6.
    .step-2 = Fly one step, to the point e5.
    .right-2 = Five steps are left for this ship. A black ball would have brought an encounter first.

sf-lesson-found = Founding a colony
    .text = A colony ship that ends on a free colony site may found. Beside a planet with pirates or ice nobody can.
    .step-1 = Pirates hold one planet of this system. Fly to the site between the other two, l11.
    .right-1 = Three steps, and you are there.
    .step-2 = Found the colony.
    .right-2 = A point, and income from two more planets. The ship's transporter comes back to you.

sf-lesson-discover = Into the unknown
    .text = A ship that reaches the rim of a quarter that lies face down turns it over, and flies on with what speed is left. It may fly over other ships, but not end there.
    .step-1 = Speed 6. Fly over the red ship to i9, the rim of the unknown quarter.
    .right-1 = A planet system, with three numbers. Four steps are left.
    .step-2 = Fly back over the red ship to the colony site on f10.
    .right-2 = One step would be left.
    .step-3 = Found here; the rest is lost.
    .right-3 = Discovered and settled in one flight.

sf-lesson-station = A trade station
    .text = A trade ship that docks at an outpost founds a station, if the mothership has more cargo modules than stations stand there. The first one brings the people's figure, two points.
    .step-1 = Fly past red's trade ship to the docking point s16.
    .right-1 = No stations here yet: your one cargo module is enough.
    .step-2 = Found the station.
    .right-2 = The figure of the Merchants is yours, and you choose a card of theirs.
    .step-3 = Choose any of their cards.
    .right-3 = It works from now on, and is never lost.

sf-lesson-figure = The figure passes on
    .text = A people's figure goes to whoever has more stations there than its owner; a tie changes nothing. You are red, and white has the figure of the Merchants with one station of three.
    .step-1 = You have four cargo modules. Dock on s16, and found your second station.
    .right-1 = Two stations against one: the figure is yours, and with it two points that white loses.
    .step-2 = Choose a card that is left.
    .right-2 = There is one of each card: what somebody has, nobody else can choose.

sf-lesson-merchants = What Merchants know
    .text = With their card for carbon the bank gives any card for two carbon, as often as you like. Other kinds still cost three.
    .step-1 = Change two carbon for a food.
    .right-1 = Two instead of three.
    .step-2 = And two more for trade goods.
    .right-2 = Each Merchants' card is for one kind of resource.

sf-lesson-greens = What the Greens grow
    .text = Their card for ore gives one ore more whenever the dice bring you any. Here two of your colonies lie at the same ore planet.
    .step-1 = End your turn, and see what red rolls.
    .right-1 = A 5: two ore became three.

sf-lesson-pirates = Pirates
    .text = A pirate base falls to a ship beside it if your cannons are at least as strong as its number. It becomes a medal, a point that is never lost, and the planet gets a number.
    .step-1 = You have four cannons, and the base is a 4. Fly beside it, to j10.
    .right-1 = The base has fallen, and a 3 lies there now.
    .step-2 = Found a colony on the spot.
    .right-2 = Two points in one turn.

sf-lesson-ice = Ice
    .text = An ice planet thaws for a ship beside it if you have enough cargo modules: they carry what is needed. Like a pirate base it brings a medal and gets a number.
    .step-1 = You have four cargo modules, and it wants three. Fly beside it, to i9.
    .right-1 = Thawed: a 10. The ship still has speed left.
    .step-2 = Fly on, to the colony site on j10.
    .right-2 = You might also have gone elsewhere.
    .step-3 = Found.
    .right-3 = A medal and a colony.

sf-lesson-merchant = An encounter
    .text = A black ball means an encounter: you are asked before you know what it is about. How many cards will you give the stranger?
    .step-1 = Offer two cards.
    .right-1 = They are paid before the outcome is told.
    .step-2 = Give your two ore, one after the other.
    .right-2 = A friendly trader! You may take any two resources, and get half a medal.
    .step-3 = Take two food.
    .right-3 = After an encounter your base speed is 3. Two half medals are a point.

sf-lesson-toll = A pirate's toll
    .text = Some strangers want to be paid. Whoever refuses fights: both shake their motherships and add their cannons.
    .step-1 = Refuse.
    .right-1 = White shook for the pirate: 6 against your 4. You lost, but got half a medal for your courage.
    .step-2 = One of your ships does not fly in this turn: choose it.
    .right-2 = With more cannons it might have gone otherwise. Players never attack each other: there are fights only in encounters.

sf-lesson-win = Fifteen points
    .text = A colony is one point, a spaceport two, a figure two, a medal one, and two half medals one. Whoever has fifteen in their own turn wins at once.
    .step-1 = You have fourteen. Fly to the colony site f12.
    .right-1 = One thing is left to do.
    .step-2 = Found.
    .right-2 = Fifteen points: you have won.
