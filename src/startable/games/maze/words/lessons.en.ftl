# Space Maze's lessons: what each is called, two sentences, and for each step what to do and what came of it.

mz-lesson-ship = Out of the ship
    .text = Bring the relic from the middle of the maze into your ship, or take it three times: that wins. Your three aliens begin aboard; each footprint on a movement die is one action for the alien of that colour.
    .step-1 = Two green footprints, one purple, one orange. Let the green alien out onto the tile at your ship.
    .right-1 = Leaving the ship is free of gates: it always leads to the tile where the ship docks.
    .step-2 = It has another footprint: step on to the tile on the right.
    .right-2 = Each alien has only the footprints of its own colour.

mz-lesson-gates = Coloured gates
    .text = Where two tiles meet, two gates meet. An alien passes if they are the two colours that its own is mixed of: green passes yellow and blue, purple blue and red, orange red and yellow.
    .step-1 = Yellow meets blue between b2 and c2. Send the alien that may pass.
    .right-1 = Green passed. Two gates of the same colour, as below b2, let nobody through.
    .step-2 = The orange alien on c4 wants to the left, where red meets yellow. Go.
    .right-2 = Red and yellow make orange.

mz-lesson-silver = Silver gates
    .text = The relic's tile has silver gates, which stand for any colour: only the other gate counts. Here it is red, so whoever has red in its mixture may pass.
    .step-1 = Choose the purple alien, and send it down to the relic's tile.
    .right-1 = Red is in purple.
    .step-2 = And the orange one.
    .right-2 = Red is in orange too. Green has to find another way.

mz-lesson-terminal = Terminals
    .text = Cards come from terminals: stepping on the one of your tile takes a footprint and draws a card. But that alien then rests, and footprints that it has left are lost.
    .step-1 = One purple footprint and three green ones. First choose the purple alien, and go one step to the right.
    .right-1 = Blue and red: purple passes.
    .step-2 = Now the green alien, one step up.
    .right-2 = Two green footprints are left.
    .step-3 = Step on the terminal there: draw a card.
    .right-3 = You drew a card. The third green footprint is lost, so your turn is over.

mz-lesson-footprints = All four footprints
    .text = The footprints of a die may be used in any order, now by one alien, now by another, but all in this turn. What you do not use is gone.
    .step-1 = The orange alien has two: one step to the left, then one up, onto the relic's tile.
    .right-1 = It stands beside the relic, but has no footprint left to take it.
    .step-2 = One step to the left with the green alien.
    .right-2 = One footprint is left.
    .step-3 = Let purple step on the terminal of its tile and draw a card.
    .right-3 = A card to end with: every footprint was used.

mz-lesson-dice = Taking dice
    .text = In a round everybody takes one movement die and two energy dice, one at a time and in turn. You must take a die when it is your turn; you need not use it.
    .step-1 = Take the movement die with two green footprints.
    .right-1 = One movement die for each in a round: this was yours.
    .step-2 = Use one footprint: green to the right.
    .right-2 = You may stop whenever you like.
    .step-3 = Leave the rest: you are done.
    .right-3 = The other crew took the second movement die and moved. From now on only energy dice are left.
    .step-4 = Take the green two.
    .right-4 = Its two pips could pay for a card that costs no more.
    .step-5 = Your only card costs five. Leave the die unused.
    .right-5 = Sometimes one takes a die only because one must, or so that nobody else gets it.

mz-lesson-cards = Playing a card
    .text = An energy die activates one card whose cost is at most its pips; dice never add up. Its colour says which of your aliens acts.
    .step-1 = Your orange alien on b2 would like to go down, but no gate there lets it. Take an orange die.
    .right-1 = Now the orange alien may carry out a card.
    .step-2 = Turn its own tile by a quarter with Rotate 90.
    .right-2 = Yellow is at the bottom now, and red below it: a way for orange.
    .step-3 = Take the movement die that is left and step down to b3.
    .right-3 = First the card, then the feet: that is a round well planned.

mz-lesson-exchange = Moving the ground
    .text = Exchange swaps the tile under your alien with one beside it, and all that is on them goes along. Tiles keep the way they are turned.
    .step-1 = You took the green four. Play Exchange, and swap your green alien's tile with the relic's.
    .right-1 = The relic came up to c2, and you went down with your tile. Everybody's ways have changed.

mz-lesson-run = Running
    .text = Run gives the acting alien one or two actions more, whether or not you have a movement die. They are used at once.
    .step-1 = Play Run +2 with the green five.
    .right-1 = Two actions for the green alien.
    .step-2 = Step to the relic's tile and take the relic.
    .right-2 = Nobody saw that coming: no movement die was used.

mz-lesson-relic = The relic
    .text = Whoever stands on its tile takes the relic for one footprint, and gets a token. From then on the relic goes with its wearer and is never laid down.
    .step-1 = Step to the relic's tile with green.
    .right-1 = It is there for the taking.
    .step-2 = Take it.
    .right-2 = Your first token. Three of them win the game.
    .step-3 = One green footprint is left: move on to the right.
    .right-3 = The relic goes along, and is harder to reach for others.

mz-lesson-wearer = Home with it
    .text = The wearer of the relic passes every gate, even two of one colour. Whoever brings it into their own ship wins at once.
    .step-1 = Orange wears the relic. Pass the two blue gates to the left.
    .right-1 = Nobody else could have.
    .step-2 = And on, to the tile at your ship.
    .right-2 = One footprint is left.
    .step-3 = Enter your ship.
    .right-3 = The relic is home: you have won.

mz-lesson-rob = Taking it away
    .text = The relic is also taken from another alien on the same tile. Each time it is taken out of the maze or from somebody else, that brings a token; the third token wins.
    .step-1 = Purple of the other crew wears it on c2. Go there with green.
    .right-1 = Four aliens at most fit on a tile; here there is room.
    .step-2 = Take it.
    .right-2 = Your third token: you have won, wherever the relic is.

mz-lesson-morph = Morph
    .text = With Morph two aliens of your crew change places, however far apart they are. A relic stays where it is: whoever comes there wears it.
    .step-1 = You play Morph with a purple die: change places with the green alien.
    .right-1 = Purple left the ship and wears the relic on d2; green is aboard. Morph never wins the game by itself: the relic has to be carried into the ship.

mz-lesson-round = A round of three
    .text = Three crews, three turns each: a whole round from the rulebook. You are white and begin; the others play as it tells.
    .step-1 = Take the green six and turn your tile by two quarters with Rotate 180.
    .right-1 = Black took a movement die and moved. Pink swapped its tile with an orange four.
    .step-2 = Take the movement die with two orange footprints, let purple out of the ship, and leave the rest.
    .right-2 = Black turned a tile with an orange three. Pink took a purple six and played nothing.
    .step-3 = No die is strong enough for your cards. Take the green three all the same, and leave it unused.
    .right-3 = Black took a die in vain too, and pink the last movement die. The round is over, and black begins the next.
