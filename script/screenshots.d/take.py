"""Takes pictures of Mountain Airport's window: take.py PROGRAM FOLDER [NAME ...]

Works inside script/headless, with the scripts that the tests use the app by. Each picture is the window without the
border that GTK draws around it, so that it looks like one on a desktop.
"""

import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../Tests/MountainAirportTests/App"))
import accessibility_bus  # noqa: E402

accessibility_bus.join()

from accessible import Atspi  # noqa: E402
from airport import Airport, contains, starts  # noqa: E402
from desktop import Failure, wait_until  # noqa: E402

SIZE = (1200, 760)
# A quiet moment: a flight that has just left, others to come.
ENVIRONMENT = {"MOUNTAIN_AIRPORT_NOW": "2026-03-02T10:07:00Z"}
# A window that wasn't drawn has a handful of colours; the plainest screen of the app has thousands.
FEWEST_COLORS = 400


def pixels():
    """What is on the screen, to see whether it still changes."""
    return subprocess.run(["import", "-window", "root", "-depth", "8", "rgb:-"], capture_output=True, check=True).stdout


def come_to_rest():
    """Waits until the screen has looked the same for a while: the airplane of the sidebar has landed, pictures are there."""
    before, since = pixels(), time.monotonic()
    end = since + 60
    while time.monotonic() - since < 1.5:
        time.sleep(0.3)
        now = pixels()
        if now != before:
            before, since = now, time.monotonic()
        if time.monotonic() > end:
            raise Failure("the window doesn't come to rest")


def folders(home):
    """Folders of one start alone, so that no window is as an earlier one was left, with the font of GNOME's desktop."""
    environment = {}
    for kind in ["DATA", "CONFIG", "CACHE", "STATE"]:
        environment[f"XDG_{kind}_HOME"] = os.path.join(home, kind.lower())
    settings = os.path.join(home, "config/gtk-4.0")
    os.makedirs(settings)
    with open(os.path.join(settings, "settings.ini"), "w", encoding="utf-8") as file:
        file.write("[Settings]\ngtk-font-name=Cantarell 11\ngtk-xft-antialias=1\n")
    return environment


def open_window(program, home, **environment):
    app = Airport([program], environment={**ENVIRONMENT, **folders(home), **environment})
    app.wait_for_flights()
    wait_until("a window of the right size", lambda: has_right_size(app))
    rest_pointer()
    return app


def has_right_size(app):
    """Whether the window is as large as the pictures; if it isn't, it is asked to be. GTK may answer an earlier question."""
    width, height = app.root.children[0].extents()[2:]
    if (width, height) == SIZE:
        return True
    border = geometry(app.window)["WIDTH"] - width
    subprocess.run(["xdotool", "windowsize", app.window, *(str(side + border) for side in SIZE)], check=True)
    subprocess.run(["xdotool", "windowmove", app.window, "20", "20"], check=True)
    time.sleep(0.3)
    return False


def rest_pointer():
    """Puts the pointer where nothing is, so that nothing looks pointed at."""
    subprocess.run(["xdotool", "mousemove", "1279", "1023"], check=True)


def geometry(window):
    answer = subprocess.run(
        ["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True, check=True).stdout
    return {key: int(value) for key, value in (line.split("=") for line in answer.split())}


def take(app, path):
    """Writes the picture of the window, with what is open above it, and checks that there is something on it."""
    come_to_rest()
    place = geometry(app.window)
    left, top = place["X"] + (place["WIDTH"] - SIZE[0]) // 2, place["Y"] + (place["HEIGHT"] - SIZE[1]) // 2
    area = f"{SIZE[0]}x{SIZE[1]}+{left}+{top}"
    subprocess.run(
        ["import", "-window", "root", "-crop", area, "+repage", "-strip", "-define", "png:compression-level=9", path],
        check=True)
    colors = int(subprocess.run(["identify", "-format", "%k", path], capture_output=True, text=True, check=True).stdout)
    print(f"{os.path.relpath(path)}: {colors} colours", flush=True)
    if colors < FEWEST_COLORS:
        raise Failure(f"{path} is blank: it has only {colors} colours")


def board(app, path):
    take(app, path)


def details(app, path):
    app.click(wait_until("the flight of half past ten", lambda: app.find(contains("Pacific 968"))))
    app.wait_for("Flight Details")
    app.click(app.wait_for("Show Terminal Map"))
    app.wait_for("Hide Terminal Map")
    rest_pointer()
    take(app, path)


def terminal_map(app, path):
    app.press("ctrl+5")
    app.wait_for("Facilities")
    wait_until("the gate on the map", lambda: next(
        (node for node in app.nodes() if node.name == "Gate A5" and node.role == Atspi.Role.PUSH_BUTTON),
        None)).do_action()
    app.wait_for_popover()
    app.press("Escape")
    app.wait_for_main_window()
    rest_pointer()
    take(app, path)


def charts(app, path):
    app.press("ctrl+6")
    app.wait_for(starts("4,800 flights"))
    rest_pointer()
    take(app, path)


def search(app, path):
    app.press("ctrl+2")
    app.click(app.node("City Name", Atspi.Role.ENTRY))
    app.type("l")
    app.wait_for("Atlanta")
    rest_pointer()
    take(app, path)


def awards(app, path):
    app.press("ctrl+3")
    app.wait_for("Left Car Overnight", Atspi.Role.PUSH_BUTTON)
    take(app, path)


DARK = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}
PICTURES = {
    "screenshot.png": (board, {}),
    "screenshot-dark.png": (board, DARK),
    "user-guide/board.png": (board, {}),
    "user-guide/flight.png": (details, {}),
    "user-guide/terminal-map.png": (terminal_map, {}),
    "user-guide/search.png": (search, {}),
    "user-guide/awards.png": (awards, {}),
    "user-guide/charts.png": (charts, {}),
}


def run(program, folder, *names):
    for name, (prepare, environment) in PICTURES.items():
        if names and name not in names:
            continue
        with tempfile.TemporaryDirectory() as home:
            picture(program, home, prepare, os.path.join(folder, name), environment)


def picture(program, home, prepare, path, environment):
    app = open_window(program, home, **environment)
    try:
        prepare(app, path)
        app.press("ctrl+q")
        app.wait_for_end()
    except Exception:
        print(app.complaints())
        print(app.tree())
        raise
    finally:
        app.end()


run(*sys.argv[1:])
