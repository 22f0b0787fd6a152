"""Starts Mountain Airport on Wayland: /usr/bin/python3 wayland.py PROGRAM

The compositor is weston's headless one, which has neither pointer nor keyboard: what there is to do is done as screen
readers do it. The program ends by its own Quit, without a complaint.
"""

import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import accessibility_bus  # noqa: E402

accessibility_bus.join()

from accessible import Atspi  # noqa: E402
from desktop import Failure, Program, wait_until  # noqa: E402

NAME = "io.github.windsock.MountainAirport"


class WaylandProgram(Program):
    """The app; which window is active isn't told without a seat."""

    @staticmethod
    def _active_window():
        return "wayland"

    def named(self, name, role=None):
        return next((n for n in self.nodes() if n.name == name and role in (None, n.role)), None)

    def press_button(self, name):
        wait_until(f"“{name}”", lambda: self.named(name, Atspi.Role.PUSH_BUTTON)).do_action()


def run(program):
    with tempfile.TemporaryDirectory() as runtime:
        environment = dict(os.environ, XDG_RUNTIME_DIR=runtime)
        with open(os.path.join(runtime, "log"), "wb") as log:
            weston = subprocess.Popen(
                ["weston", "--backend=headless-backend.so", "--socket=airport", "--idle-time=0", "--no-config"],
                env=environment, stdout=log, stderr=log)
        app = None
        try:
            wait_until("the compositor", lambda: os.path.exists(os.path.join(runtime, "airport")))
            app = WaylandProgram([program], environment={
                "XDG_RUNTIME_DIR": runtime, "WAYLAND_DISPLAY": "airport", "GDK_BACKEND": "wayland", "DISPLAY": ""})
            wait_until("flights", lambda: any(" · Gate " in node.name for node in app.nodes()))
            print("flights are shown", flush=True)
            for command, words in [("Go to awards", "Awarded"), ("Go to the map", "Facilities")]:
                key = {"Go to awards": "Your Awards", "Go to the map": "Terminal Map"}[command]
                row = wait_until(key, lambda key=key: app.named(key))
                select(row)
                wait_until(words, lambda words=words: app.named(words))
                print(command, flush=True)
            app.press_button("Zoom In")
            answer = subprocess.run(
                ["gdbus", "call", "--session", "--dest", NAME, "--object-path", "/" + NAME.replace(".", "/"),
                 "--method", "org.gtk.Actions.Activate", "quit", "[]", "{}"], capture_output=True, text=True)
            if answer.returncode != 0:
                raise Failure(answer.stderr)
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
            weston.terminate()
            weston.wait()


def select(node):
    """Selects the list item that the node is in."""
    while node is not None:
        parent = node.parent
        if parent is not None and parent.role == Atspi.Role.LIST:
            parent.select_child(node.index)
            return
        node = parent
    raise Failure("the card isn't in a list")


run(sys.argv[1])
