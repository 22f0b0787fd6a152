"""Uses Mountain Airport as a person would: /usr/bin/python3 drive.py PROGRAM FOLDER

The folder holds
    flights.csv   flights of New York on 1 and 2 January 2013: 842 departures on the first day, 30 to Boston on the second
    year.csv      so many flights that importing them takes a while
    letter.csv    no flights at all
    broken.csv    a flight from Denver and a row that can't be read
Every step checks what the window then shows; the first that fails is reported with the accessible tree.
"""

import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import accessibility_bus  # noqa: E402

accessibility_bus.join()

from airport import Airport, contains, starts, step  # noqa: E402
from desktop import PATIENCE, Failure, wait_until  # noqa: E402


def all_have(words, nodes):
    return nodes and all(words in node.name for node in nodes)


def look_around(app):
    step("the window opens with today's flights")
    app.wait_for(starts("Last updated:"))
    app.wait_for_flights()

    step("choosing a card of the sidebar keeps the board")
    app.click(app.wait_for("Departure and arrival information"))
    row = app.wait_for_flights()[0]

    step("a click opens a flight")
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
    app.wait_for_flights()

    step("the card of the last flight opens it")
    app.click(app.wait_for("The Last Flight You Viewed"))
    app.wait_for("Flight Details")
    app.press("alt+Left")
    app.wait_gone("Flight Details")

    step("typing into the filter narrows the board")
    city = place.split(" · ")[0].split(" ", 1)[1]
    app.press("ctrl+f")
    wait_until("the focus on the filter", app.filter_has_focus)
    app.type(city)
    wait_until("only flights of one city", lambda: all_have(city, app.rows()))
    app.type("xyz")
    app.wait_for("No Flights")
    app.press("ctrl+a", "BackSpace")
    app.wait_gone("No Flights")
    app.wait_for_flights()


def import_files(app, folder):
    step("an import that is cancelled leaves everything as it was")
    app.press("ctrl+o")
    app.choose_file(os.path.join(folder, "year.csv"))
    app.wait_for("Importing “year.csv”")
    app.press("Escape")
    app.wait_gone("Importing “year.csv”")
    app.wait_for_main_window()
    app.wait_for("Mountain Airport")
    app.press("ctrl+l")
    app.wait_for("Import a table of flights to see other airports.")
    app.press("Escape")
    app.wait_for_main_window()

    step("a file that holds no flights is refused with the reason")
    app.press("ctrl+o")
    app.choose_file(os.path.join(folder, "letter.csv"))
    app.wait_for("“letter.csv” wasn’t imported")
    app.wait_for(contains("“letter.csv” isn’t a table of flights."))
    app.press("Return")
    app.wait_gone("“letter.csv” wasn’t imported")
    app.wait_for_main_window()

    step("importing a file shows New York on the first day")
    app.press("ctrl+o")
    app.choose_file(os.path.join(folder, "flights.csv"))
    app.wait_for("“flights.csv” was imported")
    app.wait_for("Rows read")
    app.press("Return")
    app.wait_gone("“flights.csv” was imported")
    app.wait_for_main_window()
    app.wait_for(contains("842 departures"))
    app.wait_for("New York (EWR, JFK, LGA)")


def choose(app):
    step("the next day is shown by keyboard, the first one by the calendar")
    app.press("ctrl+Next")
    app.wait_for(contains("30 departures"))
    app.click(app.wait_for("2 Jan 2013"))
    app.wait_for_popover()
    # The calendar begins with 30 December.
    app.press("Right", "Right", "Right", "space")
    app.press("Escape")
    app.wait_for(contains("842 departures"))

    step("an airport is found by its code")
    app.press("ctrl+l")
    app.wait_for("Choose an Airport")
    app.type("bos")
    app.press("Return")
    app.wait_gone("Choose an Airport")
    app.wait_for_main_window()
    app.wait_for(contains("30 arrivals"))
    app.wait_for(starts("Boston"))


def start_again(app, program, folder):
    step("a second start hands its file to the first one and ends")
    second = subprocess.run(
        [program, os.path.join(folder, "broken.csv")], env={**os.environ, "GTK_A11Y": "none"}, timeout=PATIENCE,
        capture_output=True, text=True)
    if second.returncode != 0 or second.stderr:
        raise Failure(f"the second start ended with {second.returncode}: {second.stderr}")
    app.wait_for("“broken.csv” was imported")
    app.wait_for("Skipped Rows")
    app.wait_for("Line 3")
    app.press("Return")
    app.wait_gone("“broken.csv” was imported")
    app.wait_for(starts("Denver"))


def run(program, folder):
    app = None
    try:
        app = Airport([program])
        look_around(app)
        import_files(app, folder)
        choose(app)
        start_again(app, program, folder)
        step("closing the window ends the program")
        if app.brightness() < 0.7:
            raise Failure("the window isn't light")
        app.click(app.wait_for("Close"))
        app.wait_for_end()

        step("the window follows the dark style")
        app = Airport([program], environment={"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"})
        app.wait_for_flights()
        if app.brightness() > 0.3:
            raise Failure("the window isn't dark")

        step("quitting ends the program")
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


run(*sys.argv[1:3])
