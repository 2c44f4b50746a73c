### What leads through a first game of UR: what is going on, the goal, and what is new.

ur-guide-phase = { $whose ->
        [own] your turn: one roll, one disc, the whole roll.
       *[other] the other side moves; see where it lands.
    }
ur-guide-goal = leave the other side no disc that can move. Each side has caught so many:

ur-first-enter = Click your pile, then the lit field: a new disc comes in as many fields along your path as you rolled.
ur-first-forward = A disc on the board goes forward by the whole roll. Click it to see where it would land.
ur-first-centre = In the middle row both sides pass, and whoever lands on a disc catches it. Only your own rows at the ends are safe.
ur-first-capture = You can land on this disc: it becomes your prisoner and cannot move while yours lies on it.
ur-first-guard = Your disc is a guard now. Wherever it goes, the prisoners right beneath it come along.
ur-first-prisoner = Your disc here is a prisoner. Land on its guard to stop it, before it is carried home.
ur-first-pile = Discs on one field make a tower, and only the top one moves; yours below just wait.
ur-first-rescue = You have caught the guard of your own disc! Move the top away, and the one below is free.
ur-first-exact = This disc is too near the end for your roll: no move goes past the last field of the path.
ur-first-safe = On this field nobody can rescue the prisoners any more. One field on, and they are out of the game.
ur-first-removed = A guard has reached the end of its path, so its prisoners are out of the game for good.
ur-first-red = A disc that reaches the end turns red. From now on it may move backward as well.
ur-first-backward = Your red disc may go back by the roll, even out of the base, to catch somebody from behind.
ur-first-reenter = A red disc at the end may also come in again at the start, like a new one. It stays red.
ur-first-pass = Your roll fits none of your discs: you pass. Whoever can move, must.
ur-first-end = Half of somebody’s discs are caught. Who has none left that can move, in hand or on top, has lost.
