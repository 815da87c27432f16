"""What only Go-Stop plays (spec 4): locked piles, jokers, shakes and bombs, stolen chaff, payments at once.

`round` and `view` say what can be seen and done, `opening` and `turn` what happens, `more` what is remembered
beyond a round of Koi-Koi. `Plan.go_stop` decides once for each rule set whether they are used.
"""
