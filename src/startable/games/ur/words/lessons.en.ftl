# UR's lessons: what each is called, two sentences, and for each step what to do and what came of it.

ur-lesson-enter = Coming in
    .text = All discs begin in your hand. The roll says on which field of your path a disc comes in, and it comes in blue side up.
    .step-1 = You rolled a 4: bring a disc in on the fourth field of your home row.
    .right-1 = There it is. The whole roll was used, and your turn is over.
    .step-2 = You rolled a 5: bring another disc in, straight onto the first field of the centre.
    .right-2 = With a 5 or a 6 a new disc skips the home row, and meets the enemy at once.

ur-lesson-forward = Running forward
    .text = Both paths run through the eight fields of the centre, in the same direction. A move takes one disc forward by the whole roll, and nothing on the way can stop it.
    .step-1 = A 3: run past the yellow disc with yours on c2.
    .right-1 = Fields that you pass do not matter, only the one where you stop. But whoever stands behind you may land on you: yellow rolled a 1, and just did.
    .step-2 = Your disc on c5 is caught and cannot move. A 2: bring the other one from your home row into the centre.
    .right-2 = It now stands behind the guard on c5, three fields away.

ur-lesson-capture = Taking a prisoner
    .text = Whoever lands on an enemy disc sits on top of it: the lower disc is a prisoner and cannot move. Its guard takes it along.
    .step-1 = A 3: land on the yellow disc.
    .right-1 = You hold a prisoner. Yellow brought in another disc.
    .step-2 = A 2: move your guard on, away from the discs behind it.
    .right-2 = The prisoner came along. A guard cannot leave its prisoners behind.

ur-lesson-guard = More prisoners
    .text = Prisoners that a guard brings along and those that it lands on become one run beneath it. The bigger the tower, the dearer it is to lose.
    .step-1 = A 4: land with your guard on the second yellow disc.
    .right-1 = Two prisoners under one guard.

ur-lesson-tower = A tower taken apart
    .text = This tower grew in a long quarrel; you play yellow. Only the top disc moves, with the unbroken run of enemy discs right beneath it, and leaves everything below where it is.
    .step-1 = A 1: lead the top guard away. It has one prisoner.
    .right-1 = One black disc went along; below it lies a yellow one, which is free now.
    .step-2 = A 2: lead the next guard away. It has three prisoners.
    .right-2 = Three black discs in a row went along.
    .step-3 = A 3: and the third guard, with one prisoner.
    .right-3 = The tower is gone, and your bottom disc is free again: three moves, five prisoners.

ur-lesson-rescue = To the rescue
    .text = Yellow guards one of your discs on c5. Land on the guard, and it is a prisoner itself.
    .step-1 = A 5: jump on the guard from your home row.
    .right-1 = Now yellow is caught between your discs. Your lower disc waits until the upper one leaves.
    .step-2 = A 2: lead the yellow disc away with the upper one.
    .right-2 = What was lowest stands free on c5, as if nothing had happened.
    .step-3 = A 3: run with the disc that you have freed, before yellow comes.
    .right-3 = Rescued. Towers change hands as often as you like; their order never changes.

ur-lesson-base = Home with the prisoners
    .text = The last two fields of your path are your base, which only your own discs enter. It wants an exact roll: nobody runs past its end.
    .step-1 = A 4 is too much for the guard on c7. Bring in a disc instead.
    .right-1 = From c7 a 2 leads to base-2 and a 3 to base-1.
    .step-2 = A 2: take the prisoner into base-2.
    .right-2 = Here nobody can rescue it, though it is not out of the game yet.
    .step-3 = A 1: take it on to base-1.
    .right-3 = The prisoner is out for good, and your disc turned red.

ur-lesson-red = Red discs
    .text = A red disc goes forward or backward. From base-1 it can also come in again as if from the hand, and it stays red.
    .step-1 = A 4: go back from base-1 and catch the yellow disc on c6.
    .right-1 = No disc in front of a red one is safe, and none behind it.
    .step-2 = Another 4: home with the prisoner.
    .right-2 = Out with it. Red discs do this again and again.
    .step-3 = A 5: let the red disc on base-1 come in again, onto c1.
    .right-3 = Back at the beginning of the centre, still red.

ur-lesson-must = You must if you can
    .text = Whoever has a legal move has to make one, even if it hurts. Only if no disc can use the roll does one pass.
    .step-1 = A 3: one disc alone can move. It has to.
    .right-1 = Out into the open, and caught at once.
    .step-2 = A 4: the disc on base-2 would need a 1, your others are prisoners. Pass.
    .right-2 = Nothing fitted, so the turn goes on to yellow.

ur-lesson-win = Winning
    .text = You win when your opponent has nothing left that could move: every disc is a prisoner or out of the game, and the hand is empty.
    .step-1 = One yellow disc is still free. A 4 decides the game.
    .right-1 = All yellow discs are caught or gone: you have won.

ur-lesson-house = House rules
    .text = Tables can agree on rules of their own before a game. At this one a 6 loses the turn.
    .step-1 = You rolled a 6. There is nothing for it: pass.
    .right-1 = Which house rules hold is shown at every table; without any it is UR as you learned it.
