### What leads through a first game of Space Smugglers: what is going on, the goal, and what is new.

sm-guide-phase = Galaxy { $galaxy } of { $galaxies }: { $phase ->
        [choosing] everybody chooses a colour.
        [bidding] everybody bids for sectors with two dice.
        [energy] winners pay energy for their sectors.
        [goods] winners give goods to the ships there.
        [restocking] fast ones first, all take from the pool.
       *[other] new sectors are turned up.
    }
sm-guide-goal = most points at the end. Planets count 1; energy and goods left over cost 1 each.

sm-first-planets = Every planet on a sector is a point for whoever wins and pays it; every ship there wants a good of its colour.
sm-first-bid = Choose a value for your die, then a sector. The highest die wins it, but you will pay that much energy.
sm-first-outbid = There is a die on this sector: yours must be at least as high as the highest one there.
sm-first-second = Your second die may go on any sector, even on the same one. Only the higher of the two counts there.
sm-first-tie = Equal dice: this sector will go to whoever of them has the higher speed token.
sm-first-token = Take a speed token when you are done; then you bid no more. High ones win ties and restock more.
sm-first-wait = You are the quickest now. You may bid, take a token, or wait and see what the others do first.
sm-first-last-token = Only one speed token was left, so the bidding is over, and it went to whoever had none.
sm-first-boxed = Nobody bid on this sector: it goes back to the box.
sm-first-won = You have won this sector, and the value of your die was paid in energy.
sm-first-lost = This sector could not be paid. It lies face down before its owner, and its planets count against them.
sm-first-give = Give each ship on your sector a good of its colour. A grey cruiser takes any colour.
sm-first-omit = On each sector you may leave out one good, even if you have it. Save what you need later!
sm-first-pool = All that is paid goes into this common pool, and from there it comes back to you.
sm-first-restock = Take up to your token’s value from the pool: energy or goods, not both. What is left at the end costs points.
sm-first-put = With the −1 you take nothing, but you may get rid of one energy or one good: here that is a point saved.
sm-first-score = This is your score if all ended now: planets, minus every energy and good you still hold.
sm-first-last = The last galaxy: whatever energy and goods you still have after it costs a point each.
