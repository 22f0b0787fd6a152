"""Uses the terminal map as a person would: /usr/bin/python3 drive_map.py PROGRAM

Every step checks what screen readers are told then; the first that fails is reported with the accessible tree.
"""

import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import accessibility_bus  # noqa: E402

accessibility_bus.join()

from accessible import Atspi  # noqa: E402
from desktop import Failure, Program, wait_until  # noqa: E402


def step(words):
    print(words, flush=True)


class Airport(Program):
    """The app, with what its map tells."""

    def named(self, name, role=None):
        """All nodes of a name, also those that can't be seen, such as the parts of the map."""
        return [node for node in self.nodes() if node.name == name and role in (None, node.role)]

    def place(self, name):
        """The part of the map with a name: a button that the pointer doesn't meet."""
        return wait_until(f"“{name}” on the map", lambda: self.named(name, Atspi.Role.PUSH_BUTTON))[0]

    def extents(self, node):
        return node.extents()

    def move_to(self, node):
        """Moves the pointer to the middle of a node."""
        window = self._active_window()
        geometry = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True).stdout
        size = dict(line.split("=") for line in geometry.split())
        frame = self.extents(self.frame(node))
        extents = self.extents(node)
        x = (int(size["WIDTH"]) - frame.width) // 2 + extents.x + extents.width // 2
        y = (int(size["HEIGHT"]) - frame.height) // 2 + extents.y + extents.height // 2
        subprocess.run(["xdotool", "mousemove", "--window", window, str(x), str(y)], check=True)

    @staticmethod
    def wheel(button, count=1):
        subprocess.run(["xdotool", "click", "--repeat", str(count), "--delay", "30", str(button)], check=True)

    def width_of(self, name):
        return self.extents(self.place(name)).width


def run(program):
    app = None
    try:
        app = Airport([program])
        step("the map is a screen of its own")
        app.click(app.wait_for("Terminal Map"))
        app.wait_for("Facilities")
        for name in ["Security", "Toilets near gate A5", "Juniper Fiddler", "Orange Emperor", "Aqua Sunset"]:
            app.place(name)
        for number in range(1, 6):
            app.place(f"Gate A{number}")

        step("screen readers hear what a store sells and when it is open")
        description = app.place("Orange Emperor").description
        if not description.startswith("Fresh juices, noodles and dumplings. Open "):
            raise Failure(f"the store says “{description}”")

        step("a click on a store tells about it")
        store = app.place("Orange Emperor")
        app.move_to(store)
        app.wheel(1)
        app.wait_for_popover()
        wait_until("what the store sells", lambda: app.named("Fresh juices, noodles and dumplings"))
        app.press("Escape")
        app.wait_for_main_window()

        step("the wheel zooms in and out again")
        before = app.width_of("Orange Emperor")
        app.move_to(app.place("Orange Emperor"))
        app.wheel(4, 3)
        wait_until("a larger map", lambda: app.width_of("Orange Emperor") > before * 1.3)
        app.wheel(5, 8)
        wait_until("the whole map", lambda: abs(app.width_of("Orange Emperor") - before) <= 1)

        step("keys zoom, too")
        app.press("plus")
        wait_until("a larger map", lambda: app.width_of("Orange Emperor") > before * 1.3)
        left = app.extents(app.place("Orange Emperor")).x
        app.press("Right")
        wait_until("a moved map", lambda: app.extents(app.place("Orange Emperor")).x < left - 20)
        app.press("0")
        wait_until("the whole map", lambda: abs(app.width_of("Orange Emperor") - before) <= 1)

        step("buttons zoom, and a double click shows all")
        app.click(app.wait_for("Zoom In"))
        wait_until("a larger map", lambda: app.width_of("Orange Emperor") > before * 1.3)
        app.move_to(app.place("Security"))
        subprocess.run(["xdotool", "mousemove_relative", "0", "-120"], check=True)
        app.wheel(1, 2)
        wait_until("the whole map", lambda: abs(app.width_of("Orange Emperor") - before) <= 1)

        step("dragging moves a map that is larger than its place")
        app.move_to(app.place("Orange Emperor"))
        app.wheel(4, 5)
        wait_until("a larger map", lambda: app.width_of("Orange Emperor") > before * 1.6)
        left = app.extents(app.place("Orange Emperor")).x
        subprocess.run(["xdotool", "mousedown", "1"], check=True)
        for _ in range(6):
            subprocess.run(["xdotool", "mousemove_relative", "--sync", "--", "-10", "0"], check=True)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)
        wait_until("a moved map", lambda: app.extents(app.place("Orange Emperor")).x < left - 30)
        app.press("0")
        wait_until("the whole map", lambda: abs(app.width_of("Orange Emperor") - before) <= 1)

        step("a screen reader's press on a gate tells its next flights and shows the walk")
        app.place("Gate A3").do_action()
        app.wait_for_popover()
        wait_until("the walk", lambda: [node for node in app.nodes() if "m, 2 min from security" in node.name])
        app.press("Escape")
        app.wait_for_main_window()
        words = "Walk from security to gate A3: "
        wait_until("the walk in words", lambda: [node for node in app.nodes() if node.name.startswith(words)])

        step("the list beside the map names the same places")
        app.click(app.wait_for("Swimwear, sun cream and travel goods"))
        app.wait_for_popover()
        app.press("Escape")
        app.wait_for_main_window()

        step("the other terminal is one choice away")
        app.click(app.wait_for("Terminal B"))
        app.place("Gate B5")
        if app.named("Gate A5"):
            raise Failure("gates of terminal A are still there")

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


run(sys.argv[1])
