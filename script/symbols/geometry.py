"""Shapes as signed distances on a 16 x 16 canvas, y downwards.

A shape knows, for every point, how far it is from the shape's edge (negative inside). Union, difference, outlines, gaps
and rounded ends are then a minimum, a maximum or a sum, and no stroke remains in the picture: GTK recolours filled
paths reliably.
"""
import math
import re

import numpy as np


class Shape:
    def __init__(self, distance):
        self.distance = distance

    def __or__(self, other):
        return Shape(lambda x, y: np.minimum(self.distance(x, y), other.distance(x, y)))

    def __and__(self, other):
        return Shape(lambda x, y: np.maximum(self.distance(x, y), other.distance(x, y)))

    def __sub__(self, other):
        return Shape(lambda x, y: np.maximum(self.distance(x, y), -other.distance(x, y)))

    def grow(self, by):
        return Shape(lambda x, y: self.distance(x, y) - by)

    def outline(self, width=1.5):
        """The band of the given width along the inside of the edge."""
        return self - self.grow(-width)

    def cut(self, other, gap=1.0):
        """This shape with the other one laid over it, separated by a gap."""
        return (self - other.grow(gap)) | other

    def move(self, dx, dy):
        return Shape(lambda x, y: self.distance(x - dx, y - dy))

    def scale(self, factor, cx=8, cy=8):
        return Shape(lambda x, y: factor * self.distance(cx + (x - cx) / factor, cy + (y - cy) / factor))

    def turn(self, degrees, cx=8, cy=8):
        """Turned clockwise."""
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return Shape(lambda x, y: self.distance(cx + c * (x - cx) + s * (y - cy), cy - s * (x - cx) + c * (y - cy)))

    def mirror(self):
        return Shape(lambda x, y: self.distance(16 - x, y))

    def flip(self):
        return Shape(lambda x, y: self.distance(x, 16 - y))


def union(*shapes):
    return Shape(lambda x, y: np.minimum.reduce([shape.distance(x, y) for shape in shapes]))


def disc(cx, cy, r):
    return Shape(lambda x, y: np.hypot(x - cx, y - cy) - r)


def ring(cx, cy, r, width=1.5):
    """A ring whose outer radius is r."""
    return disc(cx, cy, r).outline(width)


def box(x0, y0, w, h, r=0.0):
    cx, cy = x0 + w / 2, y0 + h / 2

    def distance(x, y):
        dx, dy = np.abs(x - cx) - (w / 2 - r), np.abs(y - cy) - (h / 2 - r)
        return np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - r

    return Shape(distance)


def frame(x0, y0, w, h, r=0.0, width=1.5):
    return box(x0, y0, w, h, r).outline(width)


def _segment(x, y, ax, ay, bx, by):
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = np.clip(((x - ax) * dx + (y - ay) * dy) / length, 0, 1) if length else 0
    return np.hypot(x - ax - t * dx, y - ay - t * dy)


def line(width, *coordinates, closed=False):
    """A line with round ends and joins through the points x, y, x, y, ..."""
    points = list(zip(coordinates[::2], coordinates[1::2]))
    return _stroke([points + points[:1] if closed else points], width)


def _stroke(lines, width):
    segments = [(*a, *b) for points in lines for a, b in zip(points, points[1:])]

    def distance(x, y):
        return np.minimum.reduce([_segment(x, y, *segment) for segment in segments]) - width / 2

    return Shape(distance)


def arc(width, cx, cy, r, start, end):
    """Part of a circle; degrees clockwise from three o'clock. r is the middle of the line."""
    steps = max(2, int(abs(end - start) / 6))
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return _stroke([[(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]], width)


def sector(cx, cy, r, start, end):
    steps = max(2, int(abs(end - start) / 6))
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return outlines([[(cx, cy)] + [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]])


def outlines(rings):
    """The inside of closed rings by the even-odd rule."""
    segments = [(*a, *b) for points in rings for a, b in zip(points, points[1:] + points[:1])]

    def distance(x, y):
        near = np.minimum.reduce([_segment(x, y, *segment) for segment in segments])
        inside = np.zeros(np.shape(x), dtype=bool)
        for ax, ay, bx, by in segments:
            if ay != by:
                inside ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) * (bx - ax) / (by - ay))
        return np.where(inside, -near, near)

    return Shape(distance)


def polygon(*coordinates):
    return outlines([list(zip(coordinates[::2], coordinates[1::2]))])


def regular(count, r, cx=8, cy=8, turn=-90, inner=None):
    """A regular polygon, or a star when the inner radius is given."""
    points = []
    corners = count if inner is None else 2 * count
    for i in range(corners):
        radius = inner if inner is not None and i % 2 else r
        angle = math.radians(turn + 360 * i / corners)
        points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return outlines([points])


_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def _flatten(data):
    """The lines of an SVG path with the commands M L H V C Q Z, absolute or relative."""
    tokens = re.findall(r"[A-Za-z]|-?\d*\.?\d+", data)
    lines, x, y, command, i = [], 0.0, 0.0, "M", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        kind, relative = command.upper(), command.islower()
        values = [float(token) for token in tokens[i:i + _ARGUMENTS[kind]]]
        i += len(values)
        if kind == "Z":
            x, y = lines[-1][0]
            continue
        if kind == "H":
            values = [values[0] + (x if relative else 0), y]
        elif kind == "V":
            values = [x, values[0] + (y if relative else 0)]
        elif relative:
            values = [value + (y if n % 2 else x) for n, value in enumerate(values)]
        points = [(x, y)] + list(zip(values[::2], values[1::2]))
        if kind == "M":
            lines.append([points[1]])
            command = "l" if relative else "L"
        elif kind in "CQ":
            for step in range(1, 13):
                lines[-1].append(_bezier(points, step / 12))
        else:
            lines[-1].append(points[1])
        x, y = points[-1]
    return lines


def _bezier(points, t):
    while len(points) > 1:
        points = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1]) for a, b in zip(points, points[1:])]
    return points[0]


def path(data):
    return outlines(_flatten(data))


def stroke(width, data):
    return _stroke(_flatten(data), width)
