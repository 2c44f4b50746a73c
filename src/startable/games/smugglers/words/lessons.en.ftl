# The lessons of Space Smugglers: what each is called, two sentences, and for each step what to do and what came of it.

sm-lesson-dice = Two dice
    .text = Planets on sectors that you win are your points; ships tell which goods they want, and your die how much energy it costs. Everybody has two dice and bids at the same time, in no order.
    .step-1 = Sector A has four planets. Turn a die to three, and put it there.
    .right-1 = A die that lies stays: it is never taken back or turned. Black bid on B meanwhile.
    .step-2 = One die is left. Put a two on sector C.
    .right-2 = Both dice lie. You can still watch, and take a token when you like.

sm-lesson-outbid = Outbidding
    .text = On a sector with dice a new one must be at least as high as the highest there. Your own die counts, too, and dice never add up.
    .step-1 = Black lies on A with a four. Put a five there.
    .right-1 = Black answered with a six.
    .step-2 = Equal is high enough. Put your second die there: a six.
    .right-2 = Two sixes: now the speed token decides whose they are.

sm-lesson-token = Speed tokens
    .text = Whoever is finished takes a speed token and bids no more. With only one token left the bidding is over at once, and the last goes to whoever has none.
    .step-1 = You have placed both dice. Be quick: take the 2.
    .right-1 = White took the 1, so the bidding was over and black got the −1. Energy was paid right away.

sm-lesson-tie = Equal dice
    .text = The highest die wins a sector. Of equal ones the owner of the higher speed token wins, whoever came first.
    .step-1 = Black and you have a five on A. Take the token that wins it.
    .right-1 = Your 2 beats black's 1. Sectors without dice went to the box.

sm-lesson-pay = Paying
    .text = First you pay as much energy as your winning die shows; that happens by itself. Then every ship wants a good of its colour; on each sector you may leave one out.
    .step-1 = Nobody else wants A. Take the 2.
    .right-1 = You won A, and three energy went to the pool.
    .step-2 = Four ships want red, yellow, green and blue. Leave red out.
    .right-2 = Sector A lies in your pile: four planets for three energy and three goods.

sm-lesson-poor = Too little energy
    .text = Whoever cannot pay loses the sector: it lies face down and takes its planets off in the end. If energy is there for either of two sectors, one of them must be paid.
    .step-1 = You lead A with a four and B with a three, but have five energy. Take the 2.
    .right-1 = Seven energy would be needed.
    .step-2 = Four planets or one? Pay for the better sector.
    .right-2 = B lies face down and will cost its one planet. Look at your energy before you bid.

sm-lesson-short = Goods for two sectors
    .text = If your goods can complete both of two sectors, you must give them so. A sector that cannot be completed is lost, and the energy stays paid.
    .step-1 = You lead A, which wants green and blue, and B, which wants blue and red. Take the 2.
    .right-1 = You have a green and a blue good, and may leave one out on each.
    .step-2 = Give for A what leaves enough for B.
    .right-2 = Green for A: the blue ship was left out.
    .step-3 = And now for B.
    .right-3 = Both are yours, with two goods for four ships.

sm-lesson-restock = Restocking
    .text = What was paid lies in the pool. In the order of the speed tokens, the highest first, each takes as much energy as the token says, or as many goods; never both.
    .step-1 = You have the 2, many goods and hardly any energy. Take as much energy as you may.
    .right-1 = Two energy. Black came next and took a good.

sm-lesson-minus = The −1
    .text = The −1 brings nothing; but its owner may put one energy or one good into the pool. Everything that is left over in the end costs a point, so getting rid of it can be worth more than it seems.
    .step-1 = Get rid of a blue good.
    .right-1 = All tokens are back in the middle, and the next galaxy begins.

sm-lesson-points = Counting
    .text = Planets on your sectors count, those on sectors face down are taken off, and so is every energy and every good that is left. This is how a game in the rulebook ends.
    .step-1 = You have the −1, and three goods are left. Put the red one into the pool: the game is over then.
    .right-1 = 21 planets, less 2 face down, less 2 goods: 17 points.

sm-lesson-two = Two players
    .text = For two there are four tokens and three sectors. You may take two or three of them, one after the other; their sum counts, for equal dice and for restocking.
    .step-1 = Both of you have a three on A. Take the 3.
    .right-1 = You bid no more, but may take more tokens.
    .step-2 = Take the 0 too, so that black is left with little.
    .right-2 = Black took the 1 and got the −1 that was left: 3 against 0. Sector A is yours.

sm-lesson-stations = Space stations
    .text = An option: on a sector with a space station only planets of your two favourite colours count. You are black and like red and blue.
    .step-1 = Two stations. Put a four on the one that is worth four planets to you.
    .right-1 = Red and blue: four planets. For orange, who likes red and yellow, it is worth two; for somebody with neither colour nothing.

sm-lesson-favourites = Counting with stations
    .text = The rulebook's example: four sectors without a station bring 10 planets, three stations 4, 1 and 2. One sector of two planets lies face down, and there all of them count.
    .step-1 = You have the −1. Get rid of the red good: the game is over then.
    .right-1 = 10 and 7, less 2: 15 points.

sm-lesson-ships = Favourite ships
    .text = Another option: whoever has most ships of a favourite colour on sectors that count gets 3 points, and 1 more for each other player with the same favourite. You are white, with most blue and most red ones.
    .step-1 = You have the −1 and a red good too many. End the game well.
    .right-1 = Orange gets 4 for green, black 3 for yellow, and you 4 for blue and 3 for red.

sm-lesson-towers = Towers
    .text = An option: dice are stacked into towers, and only a higher one may be put on top. A six cannot be outbid, but it costs 10 energy.
    .step-1 = A five lies on A. Put on the only die that beats it.
    .right-1 = Whether the die stays up there is left to chance: the higher the tower, the sooner one falls.

sm-lesson-galaxy = A whole galaxy
    .text = Five smugglers and five sectors: the rulebook's example from the first die to restocking. You are orange; the others do as it tells.
    .step-1 = Put a three on A.
    .right-1 = Pink, white and brown have bid elsewhere.
    .step-2 = Outbid pink's three on E with a five.
    .right-2 = Pink came back with a six, black bid twice and took the 3.
    .step-3 = You are finished: take the 4.
    .right-3 = Pink took the 2 and brown the −1, so the 1 was left for white. You win A with your three, black wins C by its higher token and D, pink wins E. Nobody wanted B.
    .step-4 = Give yellow, green and blue, and a blue good to the cruiser.
    .right-4 = Two planets for you, seven for black, three for pink.
    .step-5 = With the 4 you are the first to restock. Take four energy.
    .right-5 = Black follows with the 3, then pink, white and brown. Now you have seen it all.
