### What leads through a first game of Space Maze: what is going on, the goal, and what is new.

mz-guide-phase = Round { $round }: { $phase ->
        [taking] { $whose ->
            [own] you take a die and use it at once.
           *[other] the others take a die in turn.
        }
        [playing] { $whose ->
            [own] your die activates a card.
           *[other] an energy die activates a card.
        }
        [moving] { $whose ->
            [own] your footprints move your aliens.
           *[other] somebody’s aliens walk.
        }
        [discarding] more than seven cards are too many.
       *[other] the dice are rolled and dealt.
    }
mz-guide-goal = { $worn ->
        [yes] whoever wears the relic walks home with it; or take it three times.
       *[no] fetch the relic from the middle and bring it to your ship; or take it three times.
    }

mz-first-relic = This is the relic. Its silver gates stand for any colour; only the gate facing them counts.
mz-first-take = Take one die: a white one moves your aliens by its footprints, a coloured one activates a card.
mz-first-steps = Each footprint is one step for the alien of its colour. Choose an alien, then a lit tile.
mz-first-leave = For a footprint an alien steps out of the ship, onto the tile where it docks.
mz-first-gates = Two gates make a passage: green passes between yellow and blue, purple between blue and red, orange between red and yellow.
mz-first-terminal = This tile has a terminal: for one footprint your alien steps on it, and you draw a card.
mz-first-rest = After using a terminal an alien rests: it does nothing more in this turn.
mz-first-card = You may activate one card that costs no more than your die shows. The alien of its colour carries it out.
mz-first-unused = None of your cards fits this die, so it stays unused. Sometimes that is all one can do.
mz-first-reach = What a card can change is counted from the alien that acts: its own tile and the ones beside it.
mz-first-tiles = A tile was turned or swapped. Whoever and whatever is on it goes along, and new ways open.
mz-first-grab = Your alien can take the relic here for one footprint, and each taking brings a relic token.
mz-first-wear = You wear the relic, so all gates let you pass. Carry it into your ship and you have won!
mz-first-taken = Somebody has taken the relic and got a token. Get to the same tile and you can take it from them.
mz-first-robbed = The relic has changed hands. Whoever takes it from another player gets a token, and three of them win.
mz-first-home = Your alien stands at your ship with the relic: step in and win!
mz-first-rounds = The round is over: dice go back, terminals are cleared, and the next player begins.
mz-first-drop = You may keep seven cards after a round. Choose what to drop.
