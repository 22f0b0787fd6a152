"""All pictures by name: the glyphs, and what suffixes make of them (.circle, .fill, .slash, .badge.plus ...)."""
from . import interface, nature, signs, things
from .geometry import box, disc, line, ring, union

ENCLOSURES = {
    "circle": (disc(8, 8, 7.5), .6),
    "square": (box(.8, .8, 14.4, 14.4, 2.4), .62),
}

# Glyphs that exist in a circle and in a square.
ENCLOSED = """
    plus minus xmark checkmark equal divide percent number questionmark exclamationmark info ellipsis asterisk command
    chevron.left chevron.right chevron.up chevron.down chevron.forward chevron.backward
    arrow.left arrow.right arrow.up arrow.down arrow.forward arrow.backward arrow.up.right arrow.down.right arrow.down.left
    arrow.up.left arrow.left.and.right arrow.up.and.down arrow.up.to.line arrow.down.to.line arrow.left.to.line
    arrow.right.to.line arrowtriangle.left arrowtriangle.right arrowtriangle.up arrowtriangle.down
    star heart bookmark bolt airplane car bus tram fuelpump person pencil eye play music.note wifi moon list.bullet
    photo calendar clock dot.radiowaves.left.and.right
""".split()

# Glyphs that exist in a circle only.
ENCIRCLED = """
    power arrow.up.arrow.down arrow.left.arrow.right arrow.clockwise arrow.counterclockwise arrow.2.circlepath
    arrow.uturn.backward arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrowshape.turn.up.left suit.heart flag bell
    tag drop leaf person.2 mappin location sun.max cloud.rain fork.knife cart bag house building.2 camera video mic phone
    envelope paperplane doc folder tray archivebox book trash line.3.horizontal line.3.horizontal.decrease lock key
    gearshape wrench hammer lightbulb gift creditcard pause stop forward backward repeat shuffle waveform flame pawprint
    figure.walk figure.run bed.double link paperclip scissors pin at shield bubble.left globe scope snowflake
    cup.and.saucer suitcase briefcase trophy ticket textformat viewfinder magnifyingglass chart.bar hand.raised
    hand.thumbsup hand.thumbsdown square.and.arrow.up square.and.arrow.down square.grid.2x2 microphone
""".split()

# Glyphs that exist crossed out.
SLASHED = """
    airplane bell bell.fill eye eye.fill mic mic.fill microphone microphone.fill video video.fill camera camera.fill wifi person
    person.fill star star.fill heart heart.fill location location.fill lock lock.fill bolt bolt.fill icloud icloud.fill cloud
    cloud.fill tag tag.fill pencil trash trash.fill speaker speaker.fill flag flag.fill bookmark bookmark.fill
    rectangle rectangle.fill square square.fill circle circle.fill moon moon.fill sun.max sun.max.fill pin pin.fill
    paperclip phone phone.fill flame flame.fill hand.raised hand.raised.fill iphone figure.walk leaf leaf.fill cart cart.fill
    list.bullet play play.fill shield shield.fill info questionmark antenna.radiowaves.left.and.right drop drop.fill
""".split()

BADGED = """
    person person.fill person.crop.circle person.crop.circle.fill calendar photo folder doc cart bag text.bubble
    bell bell.fill clock icloud icloud.fill tray airplane ticket widget.extralarge
""".split()

BADGES = "plus minus xmark checkmark exclamationmark questionmark key".split()

# Signs that come cut out of, or drawn in, one of these outlines (exclamationmark.triangle ...).
FRAMED = {
    "triangle": ("exclamationmark questionmark bolt", .56, 1.6),
    "octagon": ("exclamationmark xmark", .6, 0),
    "diamond": ("questionmark exclamationmark arrow.right", .5, 0),
    "seal": ("checkmark xmark exclamationmark questionmark star", .52, 0),
    "shield": ("checkmark xmark exclamationmark plus bolt lock", .5, -.4),
    "rectangle": ("plus minus xmark checkmark person play star", .5, 0),
    "hexagon": ("number", .5, 0),
}


def _filled(glyphs, name):
    """The form of a glyph that is legible when small: the filled one, where there is one."""
    return glyphs.get(name + ".fill") or glyphs[name]


def _enclose(pictures, name, glyph, enclosures=tuple(ENCLOSURES)):
    for enclosure in enclosures:
        outer, factor = ENCLOSURES[enclosure]
        small = glyph.scale(factor)
        pictures.setdefault(f"{name}.{enclosure}", outer.outline(1.4) | small.grow(.1))
        pictures.setdefault(f"{name}.{enclosure}.fill", outer - small.grow(.15))


def _slash(shape):
    return shape.cut(line(1.6, 2, 1.6, 14, 14.4), 1.1)


def _badge(shape, sign):
    plate = disc(11.9, 11.9, 3.7)
    return (shape - plate.grow(.8)) | (plate - sign.scale(.33).grow(.25).move(3.9, 3.9))


def pictures():
    result = {}
    for module in (signs, nature, things, interface):
        result.update(module.glyphs)
    glyphs = dict(result)
    glyphs["hand.thumbsdown"] = result["hand.thumbsdown"] = glyphs["hand.thumbsup"].flip()
    glyphs["hand.thumbsdown.fill"] = result["hand.thumbsdown.fill"] = glyphs["hand.thumbsup.fill"].flip()

    for name in ENCLOSED:
        _enclose(result, name, _filled(glyphs, name))
    for name in ENCIRCLED:
        _enclose(result, name, _filled(glyphs, name), ["circle"])
    for character, shape in signs.letters.items():
        _enclose(result, character, shape)
    for tens in (1, 2):
        for ones in range(10 if tens == 1 else 1):
            pair = signs.letters[str(tens)].scale(.86).move(-3.6, 0) | signs.letters[str(ones)].scale(.86).move(3.6, 0)
            _enclose(result, f"{tens}{ones}", pair)

    for outline, (names, factor, lower) in FRAMED.items():
        for name in names.split():
            if name in glyphs and outline in glyphs:
                sign = _filled(glyphs, name).scale(factor).move(0, lower)
                result.setdefault(f"{name}.{outline}", glyphs[outline] | sign)
                result.setdefault(f"{name}.{outline}.fill", glyphs[outline + ".fill"] - sign.grow(.2))

    for name in SLASHED:
        stem, fill = (name[:-5], ".fill") if name.endswith(".fill") else (name, "")
        result.setdefault(f"{stem}.slash{fill}", _slash(glyphs[name]))
    for name in BADGED:
        for badge in BADGES:
            if name in glyphs:
                result.setdefault(f"{name}.badge.{badge}", _badge(glyphs[name], glyphs[badge]))
    for name in ("person", "person.crop.circle"):
        for badge in BADGES:
            result.setdefault(f"{name}.badge.{badge}.fill", result[f"{name}.fill.badge.{badge}"])
    for direction in ("up", "down"):
        cloud, arrow = glyphs["cloud"], glyphs[f"arrow.{direction}"].scale(.62).move(0, 3)
        result[f"icloud.and.arrow.{direction}"] = (cloud - arrow.grow(1) - box(5.6, 10, 4.8, 6)) | arrow
        result[f"icloud.and.arrow.{direction}.fill"] = (glyphs["cloud.fill"] - arrow.grow(1)) | arrow
    return result
