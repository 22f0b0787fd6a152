"""Signs, arrows, plain shapes, letters and digits."""
from .contour import exact
from .geometry import arc, box, disc, frame, line, path, polygon, regular, ring, stroke, union

glyphs = {}


def add(name, shape):
    glyphs[name] = shape


# Signs
add("plus", line(2, 8, 2.5, 8, 13.5) | line(2, 2.5, 8, 13.5, 8))
add("minus", line(2, 2.5, 8, 13.5, 8))
add("xmark", line(2, 3.5, 3.5, 12.5, 12.5) | line(2, 12.5, 3.5, 3.5, 12.5))
add("checkmark", line(2, 2.5, 9, 6.2, 12.7, 13.5, 3.7))
add("equal", line(2, 2.5, 5.5, 13.5, 5.5) | line(2, 2.5, 10.5, 13.5, 10.5))
add("divide", line(2, 2.5, 8, 13.5, 8) | disc(8, 3.6, 1.5) | disc(8, 12.4, 1.5))
add("percent", line(1.8, 12.5, 3, 3.5, 13) | ring(4.3, 4.3, 2.8, 1.5) | ring(11.7, 11.7, 2.8, 1.5))
add("number", line(1.6, 6.2, 2, 4.8, 14) | line(1.6, 11.2, 2, 9.8, 14) | line(1.6, 2.5, 5.8, 14, 5.8)
    | line(1.6, 2, 10.2, 13.5, 10.2))
add("questionmark", stroke(2, "M4.7 5.4 C4.7 3 6.2 2 8 2 C10 2 11.4 3.2 11.4 5 C11.4 7.4 8 7.6 8 10.2") | disc(8, 13.4, 1.3))
add("exclamationmark", line(2.2, 8, 2.4, 8, 9.4) | disc(8, 13.2, 1.4))
add("info", disc(8, 3, 1.4) | line(1.9, 6.6, 6.9, 8.2, 6.9, 8.2, 13.2) | line(1.9, 6.2, 13.2, 10.2, 13.2))
add("ellipsis", disc(3, 8, 1.6) | disc(8, 8, 1.6) | disc(13, 8, 1.6))
add("angle", line(1.7, 12, 2.6, 2.4, 13, 13.8, 13) | arc(1.5, 2.4, 13, 6.5, -44, -3))
add("nosign", ring(8, 8, 7, 2) | line(2, 3.4, 3.4, 12.6, 12.6))
add("asterisk", union(*[line(2, 8, 2.5, 8, 13.5).turn(60 * n) for n in range(3)]))
add("at", ring(8, 8, 2.9, 1.5) | stroke(1.5, "M10.3 5.6 V8.6 C10.3 11.6 14.3 11.4 14.3 8 C14.3 4.4 11.5 1.7 8 1.7 "
                                        "C4.4 1.7 1.7 4.5 1.7 8 C1.7 11.6 4.4 14.3 8 14.3 C9.3 14.3 10.4 14 11.3 13.4"))
add("command", stroke(1.6, "M6 6 H10 V10 H6 Z M6 6 H4.2 C1.6 6 1.6 2 4.2 2 C6 2 6 3.2 6 4.2 V6 M10 6 V4.2 C10 1.6 14 1.6 14 4.2 "
                      "C14 6 12.8 6 11.8 6 H10 M10 10 H11.8 C14.4 10 14.4 14 11.8 14 C10 14 10 12.8 10 11.8 V10 "
                      "M6 10 V11.8 C6 14.4 2 14.4 2 11.8 C2 10 3.2 10 4.2 10 H6"))
add("option", line(1.8, 1.8, 4, 5.4, 4, 10.4, 12, 14.2, 12) | line(1.8, 10, 4, 14.2, 4))
add("control", line(2, 3, 9.5, 8, 4.5, 13, 9.5))
add("shift", path("M8 1.2 L15 8.6 H11.2 V14.4 H4.8 V8.6 H1 Z").grow(-.1).outline(1.5))
add("shift.fill", path("M8 1.2 L15 8.6 H11.2 V14.4 H4.8 V8.6 H1 Z"))
_caps = path("M8 1 L14.6 7.6 H11.2 V10.6 H4.8 V7.6 H1.4 Z")
add("capslock", _caps.outline(1.4) | frame(4.8, 12, 6.4, 3, 0, 1.2))
add("capslock.fill", _caps | box(4.8, 12, 6.4, 2.6))
add("space", line(1.8, 2, 7.5, 2, 11, 14, 11, 14, 7.5))
add("escape", arc(1.8, 8.6, 8.6, 5.4, -100, 190) | line(1.8, 8.6, 8.6, 2.4, 2.4) | line(1.8, 2.4, 6.4, 2.4, 2.4, 6.4, 2.4))
add("return", line(1.8, 13.4, 3, 13.4, 9.2, 3, 9.2) | line(1.8, 6.4, 5.6, 2.8, 9.2, 6.4, 12.8))
_erase = path("M5.6 2.6 H13 C14.4 2.6 15.2 3.4 15.2 4.8 V11.2 C15.2 12.6 14.4 13.4 13 13.4 H5.6 L.6 8 Z")
_erase_cross = line(1.5, 7.4, 5.8, 11.8, 10.2) | line(1.5, 11.8, 5.8, 7.4, 10.2)
add("delete.left", _erase.outline(1.4) | _erase_cross)
add("delete.left.fill", _erase - _erase_cross)
add("delete.right", glyphs["delete.left"].mirror())
add("delete.right.fill", glyphs["delete.left.fill"].mirror())
_clear = box(1, 3, 14, 10, 2)
_clear_cross = line(1.5, 5.8, 5.8, 10.2, 10.2) | line(1.5, 10.2, 5.8, 5.8, 10.2)
add("clear", _clear.outline(1.4) | _clear_cross)
add("clear.fill", _clear - _clear_cross)
add("power", arc(2, 8, 8.6, 5.6, -55, 235) | line(2, 8, 1.8, 8, 7.6))
add("poweron", line(2.2, 8, 2, 8, 14))
add("poweroff", ring(8, 8, 6.6, 2))
add("paragraph", path("M6.5 2 H13 V3.6 H11.8 V14 H10.2 V3.6 H8.8 V14 H7.2 V9 C4 9 2.8 7.4 2.8 5.5 C2.8 3.4 4.2 2 6.5 2 Z"))

# Chevrons and arrows
_chevron = line(2, 6, 3, 11, 8, 6, 13)
_arrow = line(2, 2.5, 8, 13, 8) | line(2, 8.5, 3.5, 13, 8, 8.5, 12.5)
for _name, _degrees in [("right", 0), ("down", 90), ("left", 180), ("up", 270)]:
    add(f"chevron.{_name}", _chevron.turn(_degrees))
    add(f"arrow.{_name}", _arrow.turn(_degrees))
    add(f"arrowtriangle.{_name}", path("M3.5 1.8 L14 8 L3.5 14.2 Z").outline(1.6).turn(_degrees))
    add(f"arrowtriangle.{_name}.fill", path("M3.5 1.8 L14 8 L3.5 14.2 Z").turn(_degrees))
    add(f"arrow.{_name}.to.line", ((_arrow.scale(.85, 1.6, 8)) | line(2, 14, 2.8, 14, 13.2)).turn(_degrees))
    add(f"chevron.compact.{_name}", line(2, 6.6, 1.6, 9.6, 8, 6.6, 14.4).turn(_degrees))
add("arrow.up.right", line(2, 3.4, 12.6, 12.6, 3.4) | line(2, 5.6, 3.2, 12.8, 3.2, 12.8, 10.4))
add("arrow.down.right", glyphs["arrow.up.right"].turn(90))
add("arrow.down.left", glyphs["arrow.up.right"].turn(180))
add("arrow.up.left", glyphs["arrow.up.right"].turn(270))
for _name, _mirrored in [("forward", "right"), ("backward", "left")]:
    add(f"chevron.{_name}", glyphs[f"chevron.{_mirrored}"])
    add(f"arrow.{_name}", glyphs[f"arrow.{_mirrored}"])
    add(f"arrow.{_name}.to.line", glyphs[f"arrow.{_mirrored}.to.line"])
add("arrow.up.forward", glyphs["arrow.up.right"])
_double = line(1.9, 2.4, 8, 13.6, 8) | line(1.9, 5.4, 5, 2.4, 8, 5.4, 11) | line(1.9, 10.6, 5, 13.6, 8, 10.6, 11)
add("arrow.left.and.right", _double)
add("arrow.up.and.down", _double.turn(90))
_pair = line(1.8, 4.6, 13.6, 4.6, 2.4) | line(1.8, 1.6, 5.4, 4.6, 2.4, 7.4, 5.2)
add("arrow.up.arrow.down", _pair | _pair.turn(180))
add("arrow.left.arrow.right", (_pair | _pair.turn(180)).turn(90))
add("chevron.up.chevron.down", line(2, 4, 6, 8, 2, 12, 6) | line(2, 4, 10, 8, 14, 12, 10))
add("chevron.left.2", line(2, 7, 3.5, 2.5, 8, 7, 12.5) | line(2, 13, 3.5, 8.5, 8, 13, 12.5))
add("chevron.right.2", glyphs["chevron.left.2"].mirror())
add("arrow.clockwise", arc(2, 8, 8.4, 5.4, -25, -300) | polygon(14.8, 1.6, 14.8, 7.6, 8.8, 7.6))
add("arrow.counterclockwise", glyphs["arrow.clockwise"].mirror())
_half_turn = arc(1.8, 8, 8, 5.6, 195, 318) | polygon(14.6, 1.8, 14.6, 7.4, 9, 7.4).move(.3, -.8)
add("arrow.2.circlepath", _half_turn | _half_turn.turn(180))
_uturn = stroke(2, "M3.4 6 H9.6 C14.6 6 14.6 13 9.6 13 H6.5") | line(2, 6.4, 2.6, 3, 6, 6.4, 9.4)
add("arrow.uturn.backward", _uturn)
add("arrow.uturn.forward", _uturn.mirror())
add("arrow.uturn.left", _uturn)
add("arrow.uturn.right", _uturn.mirror())
_reply = path("M7.2 1.8 V5 C12 5 15 8 15 13.8 C13.2 11 10.6 10 7.2 10 V13.2 L1 7.5 Z")
add("arrowshape.turn.up.left", _reply.outline(1.4))
add("arrowshape.turn.up.left.fill", _reply)
add("arrowshape.turn.up.right", _reply.outline(1.4).mirror())
add("arrowshape.turn.up.right.fill", _reply.mirror())
_repeat = stroke(1.8, "M2.4 7.4 C2.4 5.4 3.4 4.4 5.4 4.4 H11.6") | polygon(10.6, 1.2, 14.6, 4.4, 10.6, 7.6)
add("repeat", _repeat | _repeat.turn(180))
_crossed = stroke(1.8, "M1.8 4.4 H4 C7.8 4.4 8.2 11.6 12 11.6") | polygon(11, 8.4, 15, 11.6, 11, 14.8)
add("shuffle", _crossed | _crossed.flip())
add("arrow.triangle.branch", line(1.8, 4, 2.4, 4, 13.6) | stroke(1.8, "M4 11 C4 8.4 11.6 9.6 11.6 5.4")
    | polygon(8.4, 6.4, 11.6, 1.8, 14.8, 6.4))
add("arrowtriangle.left.and.right.fill", polygon(6.6, 2.6, 6.6, 13.4, .6, 8) | polygon(9.4, 2.6, 9.4, 13.4, 15.4, 8))
_inward = polygon(1, 3.6, 1, 12.4, 6, 8)
add("arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill",
    _inward | _inward.mirror() | line(1.5, 8, 2, 8, 14))
_spread = line(1.5, 8, 2, 8, 14) | polygon(6, 4, 6, 12, 1, 8) | polygon(10, 4, 10, 12, 15, 8)
add("flip.horizontal", line(1.4, 8, 1.4, 8, 14.6) | polygon(6, 3, 6, 13, .8, 13).outline(1.3) | polygon(10, 3, 10, 13, 15.2, 13))
add("arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill",
    polygon(6.8, 6.4, 6.8, 14, 1, 14) | polygon(9.2, 6.4, 9.2, 14, 15, 14) | _double.scale(.55, 8, 2.6).move(0, -2.2))
add("arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill",
    glyphs["arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill"].turn(90))

# Plain shapes, outlined and filled
_shapes = {
    "circle": disc(8, 8, 7),
    "square": box(1.5, 1.5, 13, 13, 2),
    "rectangle": box(1, 3, 14, 10, 1.6),
    "rectangle.portrait": box(3, 1, 10, 14, 1.6),
    "capsule": box(.5, 4, 15, 8, 4),
    "oval": path("M.6 8 C.6 1.8 15.4 1.8 15.4 8 C15.4 14.2 .6 14.2 .6 8 Z"),
    "triangle": path("M8 2 L15 14 H1 Z").grow(.4),
    "diamond": polygon(8, 1, 15, 8, 8, 15, 1, 8).grow(.2),
    "rhombus": polygon(8, 1, 13.6, 8, 8, 15, 2.4, 8).grow(.2),
    "pentagon": regular(5, 7.2, 8, 8.6).grow(.2),
    "hexagon": regular(6, 7.2).grow(.2),
    "octagon": regular(8, 7.4, turn=22.5).grow(.1),
    "seal": regular(10, 7.4, inner=6.1).grow(.2),
    "shield": path("M8 .8 L14 2.8 V7.4 C14 11.4 11.4 13.8 8 15.2 C4.6 13.8 2 11.4 2 7.4 V2.8 Z"),
    "star": regular(5, 7.4, 8, 8.7, inner=3.3).grow(.25),
    "heart": path("M8 14.4 C3.4 11.2 1 8.4 1 5.4 C1 3 2.8 1.6 4.6 1.6 C6.2 1.6 7.4 2.4 8 3.8 C8.6 2.4 9.8 1.6 11.4 1.6 "
                  "C13.2 1.6 15 3 15 5.4 C15 8.4 12.6 11.2 8 14.4 Z"),
    "suit.diamond": path("M8 .8 C9.4 3.6 11.2 5.8 13.6 8 C11.2 10.2 9.4 12.4 8 15.2 C6.6 12.4 4.8 10.2 2.4 8 C4.8 5.8 6.6 3.6 8 .8 Z"),
    "suit.club": exact(disc(8, 4.4, 3.4), disc(4.2, 9.2, 3.4), disc(11.8, 9.2, 3.4), box(6.4, 6, 3.2, 4),
                       path("M7.2 9 H8.8 C8.8 11.8 9.6 13.4 11.2 15 H4.8 C6.4 13.4 7.2 11.8 7.2 9 Z")),
    "suit.spade": path("M8 .8 C8.8 3.8 14.6 6.4 14.6 9.8 C14.6 12.8 10.4 13.6 8.7 11 C8.8 13 9.6 14 11 15.2 H5 "
                       "C6.4 14 7.2 13 7.3 11 C5.6 13.6 1.4 12.8 1.4 9.8 C1.4 6.4 7.2 3.8 8 .8 Z"),
    "flag": path("M3 2 H13.6 L11.4 5.6 L13.6 9.2 H3 Z"),
    "bookmark": path("M3.4 3 C3.4 1.8 4.2 1 5.4 1 H10.6 C11.8 1 12.6 1.8 12.6 3 V15 L8 11 L3.4 15 Z"),
}
for _name, _shape in _shapes.items():
    add(_name, _shape.outline(1.6))
    add(_name + ".fill", _shape)
add("suit.heart", glyphs["heart"])
add("suit.heart.fill", glyphs["heart.fill"])
_pole = line(1.6, 3, 1.8, 3, 14.6)
add("flag", glyphs["flag"] | _pole)
add("flag.fill", glyphs["flag.fill"] | _pole)
add("flag.checkered", glyphs["flag"] | _pole | (_shapes["flag"] & (box(4, 2, 3.2, 3.6) | box(7.2, 5.6, 3.2, 3.6))))
add("star.leadinghalf.filled", glyphs["star"] | (_shapes["star"] & box(0, 0, 8, 16)))
add("circle.lefthalf.filled", glyphs["circle"] | (_shapes["circle"] & box(0, 0, 8, 16)))
add("circle.righthalf.filled", glyphs["circle.lefthalf.filled"].mirror())
add("circle.dotted", union(*[disc(8, 1.8, .95).turn(30 * n) for n in range(12)]))
add("circle.dashed", union(*[arc(1.6, 8, 8, 6.2, 45 * n - 12, 45 * n + 12) for n in range(8)]))
add("square.dashed", union(*[(line(1.6, 2, 5, 2, 2, 5, 2) | line(1.6, 7.2, 2, 8.8, 2)).turn(90 * n) for n in range(4)]))
add("smallcircle.filled.circle", ring(8, 8, 7, 1.6) | disc(8, 8, 3.2))
add("circle.grid.2x2.fill", union(*[disc(x, y, 3) for x in (4.2, 11.8) for y in (4.2, 11.8)]))

# Digits and capitals for a.circle, 1.square and the like, as lines in a box from 5 to 11 and 2.5 to 13.5
_letters = {
    "0": "M8 2.6 C4.2 2.6 4.2 13.4 8 13.4 C11.8 13.4 11.8 2.6 8 2.6",
    "1": "M5.4 5 L8.6 2.8 V13.4",
    "2": "M5 5.2 C5 1.8 11 1.8 11 5.4 C11 8.4 5 10.4 5 13.2 H11",
    "3": "M5 4 C7 1.6 10.8 2.4 10.8 5.2 C10.8 7.4 9 7.8 7.4 7.8 C9.6 7.8 11.2 8.6 11.2 10.6 C11.2 13.8 6.4 14.4 4.8 11.8",
    "4": "M9.6 13.4 V2.8 L4.4 10.2 H11.8",
    "5": "M10.6 2.8 H5.8 L5.4 7.6 C8 5.8 11.2 7.2 11.2 10 C11.2 13.6 6.6 14.4 4.8 11.8",
    "6": "M10.4 2.8 C6.6 4.2 5 7 5 10 C5 14.4 11 14.6 11 10.2 C11 6.4 6 6.6 5 9.6",
    "7": "M5 2.8 H11 L7 13.4",
    "8": "M8 7.6 C4.6 6.8 4.6 2.6 8 2.6 C11.4 2.6 11.4 6.8 8 7.6 C4 8.6 4 13.4 8 13.4 C12 13.4 12 8.6 8 7.6",
    "9": "M5.6 13.2 C9.4 11.8 11 9 11 6 C11 1.6 5 1.4 5 5.8 C5 9.6 10 9.4 11 6.4",
    "a": "M4 13.4 L8 2.6 L12 13.4 M5.4 10 H10.6",
    "b": "M5 2.8 V13.4 M5 2.8 H8 C11.2 2.8 11.2 7.8 8 7.8 H5 M8 7.8 C12 7.8 12 13.4 8.2 13.4 H5",
    "c": "M11.4 4.6 C9.4 1.4 4.4 2.4 4.4 8 C4.4 13.6 9.4 14.6 11.4 11.4",
    "d": "M4.8 2.8 V13.4 H7.2 C12.8 13.4 12.8 2.8 7.2 2.8 Z",
    "e": "M11 2.8 H5 V13.4 H11 M5 8 H10",
    "f": "M11 2.8 H5.2 V13.4 M5.2 8 H10",
    "g": "M11.4 4.6 C9.4 1.4 4.4 2.4 4.4 8 C4.4 13.6 9.8 14.4 11.6 11.2 V8.6 H8.6",
    "h": "M4.6 2.8 V13.4 M11.4 2.8 V13.4 M4.6 8 H11.4",
    "i": "M8 2.8 V13.4",
    "j": "M10.4 2.8 V10.4 C10.4 14.6 5 14.4 5 10.6",
    "k": "M4.8 2.8 V13.4 M11.2 2.8 L4.8 9.4 M7.2 7.2 L11.4 13.4",
    "l": "M5.2 2.8 V13.4 H11",
    "m": "M3.4 13.4 V2.8 L8 10 L12.6 2.8 V13.4",
    "n": "M4.6 13.4 V2.8 L11.4 13.4 V2.8",
    "o": "M8 2.6 C2.8 2.6 2.8 13.4 8 13.4 C13.2 13.4 13.2 2.6 8 2.6",
    "p": "M5 13.4 V2.8 H8 C12 2.8 12 8.6 8 8.6 H5",
    "q": "M8 2.6 C2.8 2.6 2.8 13.4 8 13.4 C13.2 13.4 13.2 2.6 8 2.6 M8.8 10.6 L12 14",
    "r": "M5 13.4 V2.8 H8 C12 2.8 12 8.4 8 8.4 H5 M8 8.4 L11.4 13.4",
    "s": "M11 4.4 C9.4 1.8 5 2.2 5 5.2 C5 8.6 11.4 7.2 11.4 10.8 C11.4 14 6.2 14.4 4.6 11.6",
    "t": "M4 2.8 H12 M8 2.8 V13.4",
    "u": "M4.8 2.8 V9.6 C4.8 14.8 11.2 14.8 11.2 9.6 V2.8",
    "v": "M4 2.8 L8 13.4 L12 2.8",
    "w": "M2.8 2.8 L5.4 13.4 L8 5 L10.6 13.4 L13.2 2.8",
    "x": "M4.4 2.8 L11.6 13.4 M11.6 2.8 L4.4 13.4",
    "y": "M4.2 2.8 L8 8.4 L11.8 2.8 M8 8.4 V13.4",
    "z": "M4.6 2.8 H11.4 L4.6 13.4 H11.4",
}
letters = {character: stroke(1.9, data) for character, data in _letters.items()}
