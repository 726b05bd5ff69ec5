# Sentences that every game shares. Each game's own are in its folder.

event-round = Round { $round }.
event-score = { $who ->
    [you] You score
   *[other] { $seat } scores
} { $points }.

decided-points = fewer points
decided-last-round = fewer points in the last round
decided-shared = a shared place
