"""Colours, line weights and sizes of the deck. A picture uses these names and no other colour.

Lengths are in units of the picture: the card is 240 units wide and 392 high, so that 60x98, 120x196 and
240x392 pixels are exact multiples. At 60 pixels a unit is a quarter of a pixel.

What keeps a picture clear at 60 pixels, and the deck a deck:
- one main figure fills a third of the card or more, and its bare silhouette says what it is;
- a detail that carries meaning is 14 units big or more, neighbours are 6 units or an outline apart;
- a third to a half of the ground stays bare, and plants run off the frame;
- the index corner holds nothing essential;
- black masses with veins reserved in paper colour give the woodblock look, more than outlines do;
- two cards of a month differ in two of: direction of growth, number of flowers, biggest flower, skyline;
- a file has at most 7 colours, 70 elements and 8192 bytes (tests/test_pictures.py holds all the limits).
"""

# Hue never carries a meaning alone: colours that look alike to the colour-blind need an ink outline between.
INK = "#1d1a1f"  # frame, outlines, black masses: a warm black, softer than #000 on the cream paper
PAPER = "#fbf6e9"  # ground, veins reserved in black masses, lettering: readable on red for protanopes too
RED = "#d3281c"  # blossoms, red ribbons, red skies
PURPLE = "#4b3f96"  # iris, wisteria, paulownia; the blue ribbons, as purple is darker than red for every eye
LILAC = "#8f86cf"  # light petals, the reverse of a blue ribbon; never beside BLUE, its twin for deuteranopes
YELLOW = "#f4bd2b"  # buds, stamens, plumes, gold, golden mist, lightning
GREEN = "#2b5a3c"  # leaves; never the same shape as something RED on one card (protanopes see one grey)
PINK = "#f3aba3"  # cherry blossom, light petals
OCHRE = "#c67a33"  # boar, deer, geese, cuckoo; beside RED only with an ink outline (deuteranopes)
BLUE = "#5d9dbd"  # water, rain, the inner line of a joker
GREY = "#8f8b86"  # the cloud of a joker
DARK_RED = "#8e170f"  # the reverse of a red ribbon, shade in red skies, lines on the back of the cards

# Few line weights, each the mean of a line that swells (nib.py): the deck looks cut by one hand. None is
# thinner than HAIR, 0.45 px at 60 pixels.
HAIR = 1.8  # stamens, veins in small leaves
VEIN = 2.2  # veins, outlines of florets and other small parts
FINE = 2.6  # outlines of leaves and petals, folds inside a figure
OUTLINE = 3.2  # the outline of a main figure: 1.3 % of the width
BOLD = 4.2  # hair, needles, strong outlines
HEAVY = 5.2  # legs, antlers, stems, and the strokes of lettering

WIDTH, HEIGHT = 240, 392
FRAME = 9  # width of the ink frame
OUTER_RADIUS, INNER_RADIUS = 16, 9  # round corners, outside and inside of the frame
FRAME_LINE = 2  # drawn again over the picture, which hides the hairline a renderer leaves at the clip

INDEX_CORNER = 74, 114  # width and height of the top left corner that an index of the table may cover
