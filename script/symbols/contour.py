"""From a shape to an SVG file: follows the zero line of its distances and simplifies it."""
import math

import numpy as np

from .geometry import outlines

# Samples per unit. Integer coordinates fall on samples, so edges on the pixel grid come out exactly.
DENSITY = 12
# How far, in units, the simplified line may be from the sampled one.
TOLERANCE = 0.016
MARGIN = 1

_axis = np.arange(-MARGIN * DENSITY, (16 + MARGIN) * DENSITY + 1) / DENSITY
_X, _Y = np.meshgrid(_axis, _axis)


def trace(shape):
    """The shape's edges as closed lines of few points."""
    lines = [_simplify(loop) for loop in _loops(shape.distance(_X, _Y))]
    return [points for points in lines if len(points) > 2]


def exact(*shapes):
    """The union of shapes with true distances inside as well, where the minimum of their distances is too small."""
    merged = shapes[0]
    for shape in shapes[1:]:
        merged |= shape
    return outlines(trace(merged))


def svg(shape):
    commands = ["M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in points) + "Z" for points in trace(shape)]
    if not commands:
        raise ValueError("an empty picture")
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">'
            f'<path fill="#2e3436" fill-rule="evenodd" d="{"".join(commands)}"/></svg>\n')


def _number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _loops(field):
    """Closed lines along which the field is zero (marching squares; zero counts as inside)."""
    inside = field <= 1e-9
    links = {}
    cells = np.argwhere((inside[:-1, :-1] != inside[1:, :-1]) | (inside[:-1, :-1] != inside[:-1, 1:])
                        | (inside[:-1, :-1] != inside[1:, 1:]))
    for row, column in cells.tolist():
        corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        flags = [inside[corner] for corner in corners]
        # Edge n lies between corner n and n + 1. Going round, the line enters where outside turns to inside.
        enters = [n for n in range(4) if not flags[n] and flags[(n + 1) % 4]]
        leaves = [n for n in range(4) if flags[n] and not flags[(n + 1) % 4]]
        if len(enters) == 2:
            leaves = [(n + 1) % 4 for n in enters]
        for enter, leave in zip(enters, leaves):
            links[_edge(corners, enter)] = _edge(corners, leave)
    while links:
        first, current = links.popitem()
        edges = [first]
        while current != first:
            edges.append(current)
            current = links.pop(current)
        yield [_crossing(field, edge) for edge in edges]


def _edge(corners, n):
    return tuple(sorted((corners[n], corners[(n + 1) % 4])))


def _crossing(field, edge):
    (r0, c0), (r1, c1) = edge
    a, b = field[r0, c0], field[r1, c1]
    t = min(max(a / (a - b), 0), 1) if a != b else 0
    return (c0 + t * (c1 - c0)) / DENSITY - MARGIN, (r0 + t * (r1 - r0)) / DENSITY - MARGIN


def _simplify(loop):
    """Douglas-Peucker on both halves of the loop, cut at its two most distant corners."""
    far = max(range(len(loop)), key=lambda n: math.dist(loop[0], loop[n]))
    start = max(range(len(loop)), key=lambda n: math.dist(loop[far], loop[n]))
    loop = loop[start:] + loop[:start]
    far = max(range(len(loop)), key=lambda n: math.dist(loop[0], loop[n]))
    points = _reduce(loop[:far + 1])[:-1] + _reduce(loop[far:] + loop[:1])[:-1]
    rounded = [(round(x, 2), round(y, 2)) for x, y in points]
    return [point for n, point in enumerate(rounded) if point != rounded[n - 1]]


def _reduce(points):
    keep, pending = {0, len(points) - 1}, [(0, len(points) - 1)]
    while pending:
        first, last = pending.pop()
        (ax, ay), (bx, by) = points[first], points[last]
        length = math.hypot(bx - ax, by - ay)
        worst, worst_distance = None, TOLERANCE
        for n in range(first + 1, last):
            x, y = points[n]
            if length:
                distance = abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
            else:
                distance = math.hypot(x - ax, y - ay)
            if distance > worst_distance:
                worst, worst_distance = n, distance
        if worst is not None:
            keep.add(worst)
            pending += [(first, worst), (worst, last)]
    return [points[n] for n in sorted(keep)]
