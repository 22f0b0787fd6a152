"""Looks at an app through its accessible tree, and uses it with a real pointer and keyboard.

Works inside script/headless, with the distribution's python and its bindings of GLib.
"""

import os
import signal
import subprocess
import tempfile
import time

from accessible import Atspi, Bus, extents, nodes_at, tree


class Failure(Exception):
    """What was expected didn't happen."""


# Machines that run tests are busy. What happens is noticed at once; only a failure takes as long.
PATIENCE = 60.0


def wait_until(what, condition, timeout=PATIENCE):
    """Asks again and again until the condition gives something, and returns that."""
    end = time.monotonic() + timeout
    while True:
        begin = time.monotonic()
        try:
            found = condition()
        except Exception:  # A node may go away while it is being asked.
            found = None
        if found:
            return found
        now = time.monotonic()
        if now > end:
            raise Failure(f"{what} didn't happen within {timeout:g} s")
        # A program that is asked all the time doesn't come to what is waited for.
        time.sleep(max(0.05, now - begin))


class Program:
    """A running program and its accessible tree."""

    def __init__(self, command, environment=None):
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command, env={**os.environ, "GTK_A11Y": "atspi", **(environment or {})}, stderr=self.errors)
        self.bus_name = wait_until("the program's appearance in the accessible tree", self._find_name)
        wait_until("a window in the accessible tree", lambda: self.root.children)
        self.window = wait_until("an active window", self._active_window)

    def _find_name(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with {self.process.returncode}")
        return Bus.name_of(self.process.pid)

    @property
    def root(self):
        """The accessible tree as it is now."""
        return tree(self.bus_name)

    # Looking

    def nodes(self):
        """All nodes, parents before children."""
        return self.inside(self.root)

    @staticmethod
    def inside(start):
        """A node and all in it, parents before children."""
        stack = [start]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    def find(self, name, role=None):
        """The first shown node whose name fulfils the condition, or None."""
        matches = name if callable(name) else lambda text: text == name
        found = [node for node in self.nodes() if (role is None or node.role == role) and matches(node.name)]
        return next(iter(self.shown(found)), None)

    def shown(self, nodes):
        """Those of some nodes that the pointer meets at their places: GTK keeps rows and pages that are out of sight, with
        the places they had."""
        places = extents(nodes)
        placed = [
            (node, place) for node, place in zip(nodes, places)
            if place and place.width > 0 and place.height > 0 and self.frame(node) is not None]
        middles = nodes_at([(self.frame(node), x + width // 2, y + height // 2) for node, (x, y, width, height) in placed])
        # Decoration, such as a button's icon, isn't in the tree: what is around it is asked, too.
        corners = nodes_at([(self.frame(node), x + 1, y + 1) for node, (x, y, _, _) in placed])
        return [
            node for (node, _), *met in zip(placed, middles, corners)
            if node == self.frame(node) or any(self.meets(node, other) for other in met)]

    def meets(self, node, met):
        return met is not None and (self.contains(node, met) or self.contains(met, node, levels=2))

    @staticmethod
    def contains(outer, inner, levels=100):
        while inner is not None and levels >= 0:
            if inner == outer:
                return True
            inner, levels = inner.parent, levels - 1
        return False

    @staticmethod
    def frame(node):
        """The window that the node is in."""
        while node is not None and node.parent is not None:
            if node.parent.role == Atspi.Role.APPLICATION:
                return node
            node = node.parent
        return None

    def wait_for(self, name, role=None, timeout=PATIENCE):
        what = name if isinstance(name, str) else getattr(name, "__doc__", None) or "a name"
        return wait_until(f"“{what}”", lambda: self.find(name, role), timeout)

    def wait_gone(self, name, role=None):
        what = name if isinstance(name, str) else getattr(name, "__doc__", None) or "a name"
        wait_until(f"the end of “{what}”", lambda: self.find(name, role) is None)

    def tree(self):
        """The tree in words, for messages."""
        lines = []

        def visit(node, depth):
            lines.append("  " * depth + f"{node.role_name} “{node.name}”")
            for child in node.children[:60]:
                visit(child, depth + 1)

        if self.process.poll() is not None:
            return f"The program ended with {self.process.returncode}."
        visit(self.root, 0)
        return "\n".join(lines)

    # Doing

    def click(self, node):
        """Presses the pointer in the middle of a node of the active window."""
        self.click_at(node)

    def click_at(self, node, x=0.5, y=0.5, button=1):
        """Presses a button of the pointer at fractions of the size of a node of the active window."""
        window, left, top = self._place(node, x, y)
        subprocess.run(
            ["xdotool", "mousemove", "--window", window, str(left), str(top), "click", str(button)], check=True)

    def _place(self, node, x, y):
        """The active window, and the place in it of a point of the node."""
        window = wait_until("an active window", self._active_window)
        geometry = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True).stdout
        size = dict(line.split("=") for line in geometry.split())
        frame = self.frame(node).extents()
        # Around the window there is a border, for shadows and resizing.
        left, top = (int(size["WIDTH"]) - frame.width) // 2, (int(size["HEIGHT"]) - frame.height) // 2
        extents = node.extents()
        return window, left + extents.x + int(extents.width * x), top + extents.y + int(extents.height * y)

    def scroll(self, node, clicks):
        """Turns the wheel over a node: down, or up when negative."""
        window, left, top = self._place(node, 0.5, 0.5)
        subprocess.run(["xdotool", "mousemove", "--window", window, str(left), str(top)], check=True)
        button = "5" if clicks > 0 else "4"
        subprocess.run(["xdotool", "click", "--repeat", str(abs(clicks)), "--delay", "30", button], check=True)

    def color(self, node, x=0.5, y=0.5):
        """The colour at fractions of the size of a node, as red, green and blue from 0 to 255."""
        window, left, top = self._place(node, x, y)
        answer = subprocess.run(
            ["import", "-window", window, "-crop", f"1x1+{left}+{top}", "-depth", "8", "rgb:-"],
            capture_output=True, check=True)
        return tuple(answer.stdout[:3])

    def wait_for_dialog(self):
        """Waits until another window than the first one gets what is typed."""
        wait_until("a dialog", lambda: self._active_window() not in ("", self.window))

    def wait_for_popover(self):
        """Waits until something is shown above the window. What is in it isn't found by `find`, which asks the window
        what is at a place."""
        wait_until("a popover", lambda: len(self._windows()) > 1)

    def click_popover(self):
        """Waits for something shown above the window, and presses the pointer in the middle of it."""
        self.wait_for_popover()
        popover = [window for window in self._windows() if window != self.window][-1]
        geometry = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", popover], capture_output=True, text=True).stdout
        size = dict(line.split("=") for line in geometry.split())
        middle = [str(int(size[side]) // 2) for side in ("WIDTH", "HEIGHT")]
        subprocess.run(["xdotool", "mousemove", "--window", popover, *middle, "click", "1"], check=True)

    def wait_for_main_window(self):
        """Waits until the first window is the only one and gets what is typed."""
        wait_until(
            "the main window", lambda: self._active_window() == self.window and self._windows() == [self.window])

    def _windows(self):
        output = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True)
        return output.stdout.split()

    @staticmethod
    def _active_window():
        return subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True).stdout.strip()

    def choose_file(self, path):
        """Answers the file dialog, which has just been asked for, with a path."""
        self.wait_for_dialog()
        # Typing a path into the list of files opens a field for it.
        self.type(path[0])
        wait_until("the field for a path", lambda: any(node.name == "GtkFileChooserEntry" for node in self.nodes()))
        self.type(path[1:])
        self.press("Return")

    @staticmethod
    def press(*keys):
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)

    @staticmethod
    def type(text):
        subprocess.run(["xdotool", "type", "--clearmodifiers", "--delay", "20", text], check=True)

    def brightness(self):
        """How bright the program's window is on average, from 0 to 1."""
        answer = subprocess.run(
            ["import", "-window", self.window, "-colorspace", "gray", "-format", "%[fx:mean]", "info:"],
            capture_output=True, text=True, check=True)
        return float(answer.stdout)

    # Ending

    def wait_for_end(self):
        """Waits until the program has ended by itself, without an error and without a complaint."""
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failure("the program is still running") from None
        if status != 0:
            raise Failure(f"the program ended with {status}")
        if complaints := self.complaints():
            raise Failure(f"the program complained:\n{complaints}")

    def complaints(self):
        """What the program wrote to its standard error."""
        self.errors.seek(0)
        return self.errors.read().decode(errors="replace")

    def end(self):
        """Ends the program if it still runs."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
