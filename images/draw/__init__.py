"""The drawing of the card pictures: 48 hanafuda cards, five jokers and the back.

Run it as ``python images/draw`` from the root of the project; nothing but the standard library is needed.

palette.py   colours, line weights and sizes, each with its reason
pen.py       strokes and shapes
nib.py       the last stroke: lines that swell, edges that waver, whole numbers
plant.py     leaves and blossoms that several plants share
glyphs.py    signs, drawn with strokes and never set in a font
ribbon.py    the four kinds of ribbon
motifs/      one plant, animal or thing a module
months/      the cards, one month a module, one function a card
card.py      the frame, and the register of all cards
sheet.py     a page that shows the cards side by side
"""
