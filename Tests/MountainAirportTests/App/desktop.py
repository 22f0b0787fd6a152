"""Looks at an app through its accessible tree, and uses it with a real pointer and keyboard.

Works inside script/headless, with the distribution's python and its AT-SPI bindings.
"""

import os
import subprocess
import time

import pyatspi


class Failure(Exception):
    """What was expected didn't happen."""


def wait_until(what, condition, timeout=20.0):
    """Asks again and again until the condition gives something, and returns that."""
    end = time.monotonic() + timeout
    while True:
        try:
            found = condition()
        except Exception:  # A node may go away while it is being asked.
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"{what} didn't happen within {timeout:g} s")
        time.sleep(0.05)


class Program:
    """A running program and its accessible tree."""

    def __init__(self, command, environment=None, name=None):
        self.process = subprocess.Popen(command, env={**os.environ, "GTK_A11Y": "atspi", **(environment or {})})
        self.name = name or os.path.basename(command[0])
        self.root = wait_until("the program's appearance in the accessible tree", self._find_root)
        self.window = wait_until("a window", self._find_window)

    def _find_root(self):
        if self.process.poll() is not None:
            raise Failure(f"the program ended with {self.process.returncode}")
        desktop = pyatspi.Registry.getDesktop(0)
        for application in desktop:
            if application and application.get_process_id() == self.process.pid:
                return application
        return None

    def _find_window(self):
        output = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True)
        return output.stdout.split()[0] if output.stdout.split() else None

    # Looking

    def nodes(self, start=None):
        """All nodes that are there to be seen, parents before children."""
        stack = [start or self.root]
        while stack:
            node = stack.pop()
            if node is None:
                continue
            yield node
            stack.extend(reversed([node.getChildAtIndex(i) for i in range(node.childCount)]))

    def find(self, name, role=None, start=None):
        """The first shown node whose name fulfils the condition, or None."""
        matches = name if callable(name) else lambda text: text == name
        for node in self.nodes(start):
            if role is not None and node.getRole() != role:
                continue
            if matches(node.name or "") and self.is_shown(node):
                return node
        return None

    @staticmethod
    def is_shown(node):
        return node.getState().contains(pyatspi.STATE_SHOWING)

    def wait_for(self, name, role=None, timeout=20.0):
        what = name if isinstance(name, str) else getattr(name, "__doc__", None) or "a name"
        return wait_until(f"“{what}”", lambda: self.find(name, role), timeout)

    def wait_gone(self, name, role=None):
        what = name if isinstance(name, str) else "a name"
        wait_until(f"the end of “{what}”", lambda: self.find(name, role) is None)

    def tree(self):
        """The tree in words, for messages."""
        lines = []

        def visit(node, depth):
            if node is None or depth > 40:
                return
            shown = "" if self.is_shown(node) else " (hidden)"
            lines.append("  " * depth + f"{node.getRoleName()} “{node.name}”{shown}")
            for index in range(min(node.childCount, 60)):
                visit(node.getChildAtIndex(index), depth + 1)

        visit(self.root, 0)
        return "\n".join(lines)

    # Doing

    def windows(self):
        output = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True)
        return output.stdout.split()

    def click(self, node):
        """Presses the pointer in the middle of a node of the active window."""
        window = subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True).stdout.strip()
        extents = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        x, y = extents.x + extents.width // 2, extents.y + extents.height // 2
        subprocess.run(
            ["xdotool", "mousemove", "--sync", "--window", window, str(x), str(y), "click", "1"], check=True)

    @staticmethod
    def press(*keys):
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)

    @staticmethod
    def type(text):
        subprocess.run(["xdotool", "type", "--clearmodifiers", "--delay", "20", text], check=True)

    def end(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
