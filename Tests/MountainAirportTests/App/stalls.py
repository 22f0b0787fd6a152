"""How long the main loop of an app doesn't come to what it is asked."""

import threading
import time

from gi.repository import Gio, GLib


class MainLoopWatch(threading.Thread):
    """Asks the app's main loop for its actions again and again, and keeps the longest answers.

    The app answers such a call in its main loop, between two things that it does, so an answer takes as long as the
    longest of them that was going on. What was done meanwhile is noted with `doing`.
    """

    def __init__(self, name="io.github.windsock.MountainAirport"):
        super().__init__(daemon=True)
        self.name_on_bus = name
        self.path = "/" + name.replace(".", "/")
        self.step = ""
        self.longest = {}
        self.answers = 0
        self.ends = False
        self.connection = Gio.bus_get_sync(Gio.BusType.SESSION)

    def doing(self, step):
        self.step = step

    def run(self):
        while not self.ends:
            step = self.step
            start = time.monotonic()
            try:
                self.connection.call_sync(
                    self.name_on_bus, self.path, "org.gtk.Actions", "List", None, GLib.VariantType("(as)"),
                    Gio.DBusCallFlags.NO_AUTO_START, 60_000, None)
            except GLib.Error:
                break
            taken = (time.monotonic() - start) * 1000
            self.answers += 1
            if taken > self.longest.get(step, 0):
                self.longest[step] = taken
            time.sleep(0.004)

    def stop(self):
        self.ends = True
        self.join()

    def report(self):
        """The longest answers, the worst first: milliseconds and what was done."""
        return sorted(((taken, step) for step, taken in self.longest.items()), reverse=True)
