"""Uses every screen of Mountain Airport in one run: /usr/bin/python3 everything.py PROGRAM FOLDER [PART ...]

The folder holds
    flights.csv   flights of New York on 1 and 2 January 2013
    bureau.csv    flights of Denver as the Bureau of Transportation Statistics publishes them
Every step checks what the window then shows; the first that fails is reported with the accessible tree.
"""

import datetime
import json
import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import accessibility_bus  # noqa: E402

accessibility_bus.join()

from accessible import Atspi  # noqa: E402
from airport import Airport, contains, starts, step  # noqa: E402
from desktop import Failure, wait_until  # noqa: E402

BUTTON = Atspi.Role.PUSH_BUTTON
FLIGHT_TIME = datetime.datetime(2026, 3, 2, 10, 30)


def begin():
    """A time such that the flight of half past ten has gone when the minute of the real clock ends."""
    left = 60 - time.time() % 60
    if left < 20:
        left += 60
    return (FLIGHT_TIME + datetime.timedelta(seconds=1 - left)).strftime("%Y-%m-%dT%H:%M:%SZ")


def shown(app, prefix="", role=BUTTON):
    return app.shown([node for node in app.nodes() if node.role == role and node.name.startswith(prefix)])


def title(app, words):
    wait_until(f"the window “{words}”", lambda: any(
        window.name == words for window in app.root.children))


def rows_have(app, words):
    return any(words in node.name for node in app.nodes())


def all_have(words, nodes):
    return nodes and all(words in node.name for node in nodes)


def only_arrivals(app):
    wait_until("arrivals only", lambda: all_have("From ", app.rows()))


# The board


def follow(app):
    step("a flight is followed")
    app.wait_for_flights()
    row = wait_until("the flight of half past ten", lambda: app.find(contains("10:30")))
    app.click(row)
    app.wait_for("Flight Details")
    app.click(app.node("Follow", BUTTON))
    app.node("Following", BUTTON)
    app.press("alt+Left")
    app.wait_gone("Flight Details")
    app.wait_for_flights()


def board(app):
    step("the tabs count their flights")
    app.wait_for(contains("15 arrivals"))
    app.wait_for(starts("All (2 Mar"))
    app.click(app.wait_for(starts("Arrivals")))
    only_arrivals(app)

    step("a row that is moved aside is marked")
    row = app.rows()[1]
    place = row.name
    window, left, top = app._place(row, 0.3, 0.5)
    move = ["xdotool", "mousemove", "--window", window]
    subprocess.run([*move, str(left), str(top), "mousedown", "1"], check=True)
    for x in range(0, 520, 40):
        subprocess.run([*move, str(left + x), str(top)], check=True)
        time.sleep(0.03)
    subprocess.run(["xdotool", "mouseup", "1"], check=True)

    def is_yellow():
        red, green, blue = app.color(next(row for row in app.rows() if row.name == place), 2.5)
        return red > 200 and green > 200 and blue < 160

    if not wait_for_a_while(is_yellow):
        # Not far enough for the whole action: its button is there.
        app.click(app.wait_for("Highlight", BUTTON))
        wait_until("a yellow row", is_yellow)

    step("the row's menu takes the mark away, by keyboard")
    subprocess.run([*move, str(left + 200), "5"], check=True)
    app.click(app.wait_for(starts("All (")))
    app.click(app.wait_for(starts("Arrivals")))
    only_arrivals(app)
    wait_until("a yellow row", is_yellow)
    row = next(row for row in app.rows() if row.name == place)
    app.click_at(row, button=3)
    app.wait_for_popover()
    # The only item has the keyboard.
    app.press("Return")
    wait_until("the end of the yellow row", lambda: not is_yellow())
    app.wait_for_main_window()

    step("the menu's shortcuts hide the past and refresh")
    app.press("ctrl+shift+h")
    wait_until("no past flight", lambda: not rows_have(app, " ago)") and app.rows())
    app.press("ctrl+shift+h", "ctrl+r")
    app.wait_for(starts("Last updated: 10:"))


def wait_for_a_while(condition, seconds=12):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if condition():
                return True
        except Exception:
            pass
        time.sleep(0.1)
    return False


def tab_is_remembered(app):
    step("the chosen tab is remembered")
    app.wait_for_flights()
    only_arrivals(app)
    app.click(app.wait_for(starts("All (")))


# Search


def search(app):
    step("the menu's Go opens the search")
    app.press("ctrl+2")
    title(app, "Search Flights")
    wait_until("all flights", lambda: shown(app, "", BUTTON) and rows_have(app, "From Las Vegas"))

    step("a suggestion completes what is typed; the search finds")
    app.click(app.node("City Name", Atspi.Role.ENTRY))
    app.type("den")
    app.wait_for("Denver")
    app.press("Down", "Return")
    app.wait_gone("Denver")
    app.press("Return")
    wait_until("flights of Denver only", lambda: all_have("Denver", found(app)))

    rebook(app)

    step("a scope narrows what was found")
    app.click(app.node("Departures", BUTTON))
    wait_until("departures only", lambda: all_have(" To Denver", found(app)))

    step("checking in asks first, and remembers the answer")
    app.click(found(app)[-1])
    app.wait_for_dialog()
    app.click(app.node("Check In for Flight", BUTTON))
    wait_until("the question", lambda: rows_have(app, "Not Now"))
    app.press("Escape")
    wait_until("no question", lambda: not rows_have(app, "Not Now"))
    app.click(app.node("Check In for Flight", BUTTON))
    wait_until("the question", lambda: rows_have(app, "Reschedule"))
    answer(app, "Check In")
    wait_until("an answer", lambda: rows_have(app, "You are checked in."))

    step("Escape doesn't close the details, their button does")
    app.press("Escape")
    time.sleep(0.5)
    app.click(app.node("On-Time History", BUTTON))
    wait_until("the history", lambda: rows_have(app, "On Time History for "))
    app.press("Escape")
    wait_until("no history", lambda: not rows_have(app, "On Time History for "))
    close_details(app)


def found(app):
    """The flights that were found, as far as they are in sight."""
    return app.shown([node for node in app.nodes() if node.role == BUTTON and is_flight(node.name)])


def is_flight(name):
    return (" To " in name or " From " in name) and "2026" in name


def answer(app, name):
    """Presses the button of a dialog. Those of Adwaita's dialogs say their name twice."""
    app.click(wait_until(f"the button “{name}”", lambda: app.find(lambda text: text in (name, f"{name} {name}"), BUTTON)))


def close_details(app):
    """Closes the details of a flight by their own button, not by that of the window behind."""
    def button():
        return [node for node in app.nodes() if node.name == "Close" and node.role == BUTTON
                and app.frame(node).name != "Search Flights"]
    wait_until("the button “Close”", button)[-1].do_action()
    app.wait_for_main_window()


def rebook(app):
    step("a cancelled flight is rebooked by calling the airline")
    row = wait_until("the cancelled flight", lambda: app.find(starts("US 242 From Denver"), BUTTON))
    app.click(row)
    app.wait_for_dialog()
    app.click(app.node("Rebook Flight", BUTTON))
    wait_until("the alert", lambda: rows_have(app, "Contact Your Airline"))
    for name in ["Phone", "Password"]:
        wait_until(name, lambda name=name: rows_have(app, name))
    answer(app, "Call Me")
    wait_until("an answer", lambda: rows_have(app, "Your airline will call you."))
    close_details(app)


# Awards, timeline, charts


def awards(app):
    step("an award is seen in large, and put away")
    app.press("ctrl+3")
    title(app, "Your Awards")
    app.click(app.wait_for("Left Car Overnight", BUTTON))
    app.wait_for("You have earned this award.")
    title(app, "Left Car Overnight")
    app.press("Escape")
    app.wait_gone("You have earned this award.")
    title(app, "Your Awards")


def timeline(app):
    step("the timeline shows the day by its hours")
    app.press("ctrl+4")
    title(app, "Flight Timeline")
    app.wait_for("6:00\u202fAM") if app.find("6:00\u202fAM") else app.wait_for(starts("6:00"))
    wait_until("a flight's way", lambda: rows_have(app, "Arrived 6:05"))


def charts(app, folder):
    step("the charts answer questions")
    app.press("ctrl+6")
    title(app, "On-Time History")
    card = app.wait_for("Delay per Day")
    app.wait_for(starts("4,800 flights"))

    step("the pointer and keys tell a chart's values")
    window, left, top = app._place(card, 0.5, 0.5)
    before = wait_until("texts", lambda: {node.name for node in app.nodes()})
    subprocess.run(["xdotool", "mousemove", "--window", window, str(left + 60), str(top + 200)], check=True)
    wait_until("a value", lambda: {node.name for node in app.nodes()} - before)
    subprocess.run(["xdotool", "mousemove", "--window", window, "400", "10"], check=True)

    step("a chart is saved as a picture, a drawing, a page and as numbers")
    for format, head in [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF"), ("csv", b"day,")]:
        path = os.path.join(folder, "delays." + format)
        app.click(app.wait_for(contains("Delay per Day”")))
        if not wait_for_a_while(lambda: len(app._windows()) > 1, 4):
            # The window got the keyboard back only after the click, and with that its menu was closed.
            app.click(app.wait_for(contains("Delay per Day”")))
        app.wait_for_popover()
        # The first item has the keyboard.
        app.press(*(["Down"] * ["png", "svg", "pdf", "csv"].index(format)), "Return")
        app.wait_for_dialog()
        app.press("ctrl+a")
        app.type(path)
        app.press("Return")
        wait_until(path, lambda: os.path.exists(path) and open(path, "rb").read(40).lstrip().startswith(head))
        app.wait_for_main_window()


# Windows


def windows(app):
    step("preferences change how times are shown")
    app.press("ctrl+1")
    app.wait_for_flights()
    app.press("ctrl+comma")
    app.wait_for_dialog()
    title(app, "Preferences")
    for name in ["Default Airport", "Time", "Distances", "Tell of changes to followed flights"]:
        wait_until(name, lambda name=name: rows_have(app, name))
    app.press("ctrl+w")
    app.wait_for_main_window()

    step("the windows about the app and about its keys")
    app.press("ctrl+question")
    app.wait_for_dialog()
    title(app, "Keyboard Shortcuts")
    app.press("ctrl+w")
    app.wait_for_main_window()
    app.press("F10")
    app.wait_for_popover()
    app.press("Up", "Return")
    app.wait_for_dialog()
    title(app, "About Mountain Airport")
    app.wait_for("Version 0.1.0")
    app.press("Escape")
    app.wait_for_main_window()


def second_window(app):
    step("a second window has a board of its own")
    app.press("ctrl+n")
    app.wait_for_dialog()
    app.press("ctrl+4")
    title(app, "Flight Timeline")
    title(app, "Flight Status")
    app.press("ctrl+w")
    app.wait_for_main_window()


# Imports


def drop(app, folder):
    step("a file dropped on the window is imported")
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "drop_source.py")
    source = subprocess.Popen(
        ["/usr/bin/python3", script, os.path.join(folder, "bureau.csv")], env={**os.environ, "GTK_A11Y": "none"})
    try:
        number = wait_until("the other window", lambda: subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^Files$"], capture_output=True, text=True).stdout.strip())
        subprocess.run(["xdotool", "windowmove", number, "1020", "760"], check=True)
        time.sleep(0.5)
        subprocess.run(["xdotool", "mousemove", "--window", number, "100", "80", "mousedown", "1"], check=True)
        for x, y in [(95, 70), (80, 60), (40, 20)]:
            subprocess.run(["xdotool", "mousemove", "--window", number, str(x), str(y)], check=True)
            time.sleep(0.1)
        for x in range(0, 200, 20):
            subprocess.run(["xdotool", "mousemove", "--window", app.window, str(700 - x), str(500 - x)], check=True)
            time.sleep(0.05)
        time.sleep(0.3)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)
        app.wait_for("“bureau.csv” was imported")
        app.press("Return")
        app.wait_gone("“bureau.csv” was imported")
        app.wait_for(starts("Denver"))
    finally:
        source.kill()
        source.wait()


def told(log):
    step("the desktop was told that the followed flight has gone")
    def lines():
        with open(log, encoding="utf-8") as file:
            return [json.loads(line) for line in file]
    entry = wait_until("a notification", lambda: [line for line in lines() if "10:30" in line["body"]], 130)[0]
    if not entry["body"].startswith("Departed at "):
        raise Failure(f"the desktop was told: {entry}")


def run(program, folder, *parts):
    app = None

    def does(part):
        return not parts or part in parts
    try:
        app = Airport([program], environment={"MOUNTAIN_AIRPORT_NOW": begin()})
        subprocess.run(["xdotool", "windowmove", app.window, "0", "0"], check=True)
        if does("told"):
            follow(app)
        if does("board"):
            board(app)
        if does("search"):
            search(app)
        if does("awards"):
            awards(app)
        if does("timeline"):
            timeline(app)
        if does("charts"):
            charts(app, folder)
        if does("windows"):
            windows(app)
        if does("told"):
            told(os.environ["NOTIFICATION_LOG"])
        if does("drop"):
            drop(app, folder)
        step("the window comes back as it was")
        app.press("ctrl+3")
        title(app, "Your Awards")
        app.press("ctrl+q")
        app.wait_for_end()
        app = Airport([program], environment={"MOUNTAIN_AIRPORT_NOW": begin()})
        title(app, "Your Awards")
        app.press("ctrl+1")
        if does("board"):
            tab_is_remembered(app)
        if does("windows"):
            app.wait_for_flights()
            second_window(app)
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


run(*sys.argv[1:])
