"""Uses the board of Mountain Airport and the details of a flight as a person would: /usr/bin/python3 screens.py PROGRAM

It is 2 March 2026, seven minutes past ten. Every step checks what the window then shows; the first that fails is
reported with the accessible tree.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import accessibility_bus  # noqa: E402

accessibility_bus.join()

from accessible import Atspi  # noqa: E402
from airport import Airport, contains, starts, step  # noqa: E402
from desktop import wait_until  # noqa: E402

ENVIRONMENT = {"MOUNTAIN_AIRPORT_NOW": "2026-03-02T10:07:00Z"}


def statuses(app):
    """The shown lines that say how a flight stands."""
    words = ("On Time", "Delayed", "Canceled", "Departed", "Arrived")
    lines = [node for node in app.nodes() if node.name.startswith(words) and "(" in node.name]
    return [node.name for node in app.shown(lines)]


def all_start(words, nodes):
    return nodes and all(node.name.startswith(words) for node in nodes)


def use_the_board(app):
    step("the board opens at the next flight")
    app.wait_for_flights()
    wait_until("a flight to come", lambda: any("(in " in name for name in statuses(app)))

    step("a tab shows one direction")
    app.click(app.wait_for(starts("Departures")))
    wait_until("departures only", lambda: all_start("To ", app.rows()))

    step("past flights are hidden and shown again")
    app.press("ctrl+shift+h")
    wait_until("no past flight", lambda: app.rows() and not any(" ago)" in name for name in statuses(app)))
    app.press("ctrl+shift+h")
    wait_until("past flights", lambda: any(" ago)" in name for name in statuses(app)))

    step("F5 and Ctrl-R refresh, and the day stays")
    app.press("F5", "ctrl+r")
    app.wait_for(starts("Last updated: 10:"))
    app.wait_for(contains("15 departures"))

    step("a flight is marked by its row's menu")
    row = app.wait_for_flights()[1]
    place = row.name

    def is_yellow():
        red, green, blue = app.color(next(row for row in app.rows() if row.name == place), 2.5)
        return red > 200 and green > 200 and blue < 160

    app.click_at(row, button=3)
    app.click_popover()
    wait_until("a yellow row", is_yellow)
    app.click_at(row, button=3)
    app.click_popover()
    wait_until("the end of the yellow row", lambda: not is_yellow())


def use_the_details(app):
    step("a click on the details shows the terminal, a click there puts it away")
    app.click(app.rows()[1])
    app.wait_for("Flight Details")
    app.click(app.wait_for("Flight Details"))
    app.wait_for_dialog()
    app.click(app.wait_for(starts("While you wait")))
    app.wait_for_main_window()
    app.wait_gone(starts("While you wait"))

    step("the history of the flight is shown")
    app.click(app.node("On-Time History", Atspi.Role.PUSH_BUTTON))
    app.wait_for_dialog()
    app.wait_for(starts("On Time History for "))
    app.press("Escape")
    app.wait_for_main_window()


def run(program):
    app = None
    try:
        app = Airport([program], environment=ENVIRONMENT)
        use_the_board(app)
        use_the_details(app)
        app.press("ctrl+q")
        app.wait_for_end()
        print("done")
    except Exception as error:
        print(f"failed: {error}")
        if app is not None:
            print(app.complaints())
            print(app.tree())
        sys.exit(1)
    finally:
        if app is not None:
            app.end()


run(*sys.argv[1:2])
