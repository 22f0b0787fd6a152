"""Starts Mountain Airport where something that programs take for granted is missing: bare.py PROGRAM FILE STORE

There is no session bus and no accessibility bus. The app imports the file and ends by Ctrl-Q, and wrote no complaint. What
its window shows isn't looked at: nothing tells of it without a bus.
"""

import os
import subprocess
import sys
import tempfile
import time


def wait_until(what, condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            sys.exit(f"failed: {what} didn't happen within {seconds} s")
        time.sleep(0.05)


def output(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


program, file, store = sys.argv[1:4]
environment = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus", "GTK_A11Y": "none"}
environment.pop("AT_SPI_BUS_ADDRESS", None)
with tempfile.TemporaryFile() as errors:
    process = subprocess.Popen([program, file], env=environment, stderr=errors)
    try:
        wait_until("the window", lambda: output("xdotool", "search", "--onlyvisible", "--pid", str(process.pid)))
        window = output("xdotool", "search", "--onlyvisible", "--pid", str(process.pid)).split()[0]
        wait_until("the store", lambda: os.path.exists(store) and os.path.getsize(store) > 100_000)
        subprocess.run(["xdotool", "windowactivate", "--sync", window], check=True)

        def ended():
            # The first key may come while a dialog is still opening.
            subprocess.run(["xdotool", "key", "--clearmodifiers", "ctrl+q"])
            time.sleep(0.5)
            return process.poll() is not None

        wait_until("the end", ended)
        errors.seek(0)
        complaints = errors.read().decode()
        if process.returncode != 0 or complaints:
            sys.exit(f"failed: status {process.returncode}\n{complaints}")
    finally:
        if process.poll() is None:
            process.kill()
print("done")
