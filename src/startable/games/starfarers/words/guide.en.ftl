### What leads through a first game of Starfarers: what is going on, the goal, and what is new.

sf-guide-phase = { $phase ->
        [setup] the first colonies are founded.
        [income] income: the dice say which planets produce.
        [build] { $whose ->
            [own] trade and build, as long as your cards last.
           *[other] somebody trades and builds; you may be made an offer.
        }
        [flight] { $whose ->
            [own] flight: each of your ships moves once.
           *[other] flight: somebody’s ships are on their way.
        }
       *[over] the game is over.
    }
sf-guide-goal = { $goal } points in a turn of your own. Colonies count 1, spaceports and friendship figures 2, medals 1.

sf-first-income = A planet beside your colony has produced: whenever its number is rolled, in anybody’s turn, you get a card.
sf-first-supply = In your turn you also draw from the supply pile: two cards as long as you have fewer than 8 points.
sf-first-seven = A seven: no planet produces, and whoever holds more than 7 cards gives half of them back.
sf-first-discard = You hold too many cards for a seven. Choose half of them to give back to the bank.
sf-first-rob = You rolled the seven, so you draw a card, unseen, from an opponent of your choice.
sf-first-build = Here is what things cost. Build and trade in any order; when you are done, your ships fly.
sf-first-launch = You can pay for a ship! It starts beside a spaceport of yours and may fly in this turn.
sf-first-port = You can turn a colony into a spaceport: one point more, and new ships can start there too.
sf-first-upgrade = Upgrades stay for good: engines make all your ships faster, cannons beat pirates, cargo opens trade.
sf-first-bank = The bank gives one card of your choice for three equal ones, and for only two trade goods.
sf-first-trade = You may offer the others a trade. Any cards may change hands, but nobody may give for nothing.
sf-first-offered = You are made an offer: agree, decline, or say what you would rather have.
sf-first-speed = The mothership was rolled: what its balls show, plus your engines, is how far each ship may fly.
sf-first-fly = Choose a ship, then one of the lit points. Each ship flies once, at most as far as your speed.
sf-first-colony = This colony ship looks for a colony site: a free point between two planets. There it founds a colony, worth 1 point.
sf-first-station = This trade ship is bound for an outpost. To found a station you need more cargo modules than there are stations.
sf-first-settle = You can found here: the ship becomes a colony, or a station, that stays to the end of the game.
sf-first-friend = Your station brings you a friendship card of this people. Choose one; it works to the end of the game.
sf-first-figure = Whoever has the most stations with a people has its friendship figure, worth 2 points.
sf-first-scouted = A ship has come near, so the number discs of this system are turned: now all know when it produces.
sf-first-pirates = A pirate base! Nobody settles beside it until a ship comes with enough cannons; that earns a medal, 1 point.
sf-first-ice = A planet under ice: whoever comes with enough cargo modules thaws it and gets a medal, worth 1 point.
sf-first-meeting = The black ball: you have an encounter. Answer before you know what follows; your base speed will be 3.
sf-first-theirs = Somebody has an encounter. The card asks them; it is told here what comes of it.
sf-first-grounded = One of your ships stays where it is in this turn. The others fly as usual.
sf-first-jump = You may make a space jump: one ship goes to any free point where it may end its flight.
sf-first-half = You have won half a medal. Two halves count 1 point.
sf-first-end = Somebody is near the end: 15 points in a turn of one’s own win at once.
