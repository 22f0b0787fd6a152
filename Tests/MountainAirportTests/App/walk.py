"""Walks the accessible tree of every screen of Mountain Airport: /usr/bin/python3 walk.py PROGRAM

Everything that can be used has a role and a name that isn't the name of its type, and Tab alone comes to all that is for
the keyboard: to the sidebar, to the screen's own controls, and back to where it began.
"""

import os
import re
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import accessibility_bus  # noqa: E402

accessibility_bus.join()

from gi.repository import GLib  # noqa: E402

from accessible import Atspi, Bus  # noqa: E402
from airport import Airport, step  # noqa: E402
from desktop import Failure, wait_until  # noqa: E402

CONTROLS = {
    Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.RADIO_BUTTON,
    Atspi.Role.COMBO_BOX, Atspi.Role.ENTRY, Atspi.Role.TEXT, Atspi.Role.PASSWORD_TEXT, Atspi.Role.SLIDER,
    Atspi.Role.SPIN_BUTTON, Atspi.Role.PAGE_TAB, Atspi.Role.MENU_ITEM, Atspi.Role.LINK,
}
TYPE_NAME = re.compile(r"^(Gtk|Adw|Windsock|Gdk)[A-Z]\w+$")


def is_inside(node, roles):
    node = node.parent
    while node is not None:
        if node.role in roles:
            return True
        node = node.parent
    return False


def nameless(app):
    """The controls that say nothing of themselves."""
    found = []
    for node in app.nodes():
        role = node.role
        if role not in CONTROLS:
            continue
        # What a field or a menu is made of inside isn't a control of its own.
        if role in (Atspi.Role.TEXT, Atspi.Role.TOGGLE_BUTTON) and is_inside(
                node, {Atspi.Role.ENTRY, Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON, Atspi.Role.PUSH_BUTTON}):
            continue
        name = node.name or ""
        # A button that opens a menu is around the one that is pressed, which has the name.
        words = [
            inner.name for inner in app.inside(node)
            if inner.role in CONTROLS | {Atspi.Role.LABEL} and inner.name and not TYPE_NAME.match(inner.name)]
        if (not name or TYPE_NAME.match(name)) and not any(words):
            before = node.parent.children[max(node.index - 2, 0)]
            found.append(f"{node.role_name} “{name}” after “{before.name}”, in {around(node)}")
    return found


def is_still(app):
    """Whether nothing came or went for a moment."""
    before = set(app.root.tree)
    time.sleep(0.4)
    return set(app.root.tree) == before


def around(node):
    names = []
    while node is not None and len(names) < 6:
        names.append(f"{node.role_name} “{node.name}”")
        node = node.parent
    return " < ".join(names)


class Focus:
    """What gets the keyboard, as screen readers are told."""

    def __init__(self):
        self.paths = []
        Bus.listen_for_focus(self.paths.append)

    def after_tab(self, app):
        """The name of what Tab comes to, and of what is in it."""
        self.paths.clear()
        app.press("Tab")
        end = time.monotonic() + 1
        while time.monotonic() < end and not self.paths:
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.01)
        nodes = app.root.tree
        # A node may have gone away since.
        return [(nodes[path].name, first_words(app, nodes[path])) for path in self.paths if path in nodes]


def reached_by_tab(app, focus, wanted, limit):
    """What Tab comes to, until everything wanted was among it."""
    reached = []
    heard = set()
    for _ in range(limit):
        found = focus.after_tab(app)
        reached += found
        heard |= {word for words in found for word in words}
        if wanted and heard.issuperset(wanted):
            break
    return reached, heard


def first_words(app, node):
    return next((inner.name for inner in app.inside(node) if inner.role == Atspi.Role.LABEL and inner.name), "")


SCREENS = [
    ("1", "Flight Status", ["All Days", "Next Day"]),
    ("2", "Search Flights", ["Arrivals"]),
    ("3", "Your Awards", ["First Visit", "Rainy Day"]),
    ("4", "Flight Timeline", []),
    ("5", "Terminal Map", ["Zoom In", "Terminal B"]),
    ("6", "On-Time History", ["Airline", "Save “Punctuality”", "Save “Rolling Median”"]),
]


def run(program):
    app = None
    problems = []
    try:
        app = Airport([program], environment={"MOUNTAIN_AIRPORT_NOW": "2026-03-02T10:07:00Z"})
        app.wait_for_flights()
        focus = Focus()
        for key, title, controls in SCREENS:
            step(f"{title} is heard and reached")
            app.press("ctrl+" + key)
            wait_until(title, lambda title=title: app.root.children[0].name == title)
            wait_until("the whole screen", lambda: is_still(app))
            problems += [f"{title}: {words}" for words in wait_until("the tree", lambda: [nameless(app)])[0]]
            reached, heard = reached_by_tab(app, focus, controls, 40 if controls else 8)
            problems += [f"{title}: Tab doesn't come to “{name}”, only to {sorted(heard)}"
                         for name in controls if name not in heard]
            if not reached:
                problems.append(f"{title}: Tab comes to nothing")
        step("a flight is heard")
        app.press("ctrl+1")
        wait_until("flights", lambda: len(app.rows()) > 2)
        app.click(wait_until("a flight", lambda: app.rows()[1]))
        app.wait_for("Flight Details")
        problems += wait_until("the tree", lambda: [nameless(app)])[0]
        app.press("ctrl+q")
        app.wait_for_end()
        if problems:
            raise Failure("\n" + "\n".join(dict.fromkeys(problems)))
        print("done")
    except Exception as error:
        print(f"failed: {error!r}")
        if app is not None:
            print(app.complaints())
            print("\n".join(dict.fromkeys(problems)))
        sys.exit(1)
    finally:
        if app is not None:
            app.end()


run(sys.argv[1])
