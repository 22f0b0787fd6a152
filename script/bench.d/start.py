"""Compares how long the app and the smallest window in C take to their first frames; script/bench-app calls it.

They start alternately, each with folders of its own that are empty the first time only, which isn't counted.
"""
import argparse
import os
import re
import statistics
import subprocess
import tempfile
import time


def first_frame(probe, program, folder):
    """Milliseconds from the start of a program to its first frame."""
    environment = dict(os.environ, LD_PRELOAD=probe)
    for name in ["DATA", "CONFIG", "STATE", "CACHE"]:
        environment[f"XDG_{name}_HOME"] = os.path.join(folder, name.lower())
    environment["START_NS"] = str(time.time_ns())
    done = subprocess.run(program, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          timeout=60, check=True)
    return float(re.search(r"first frame: (\S+)", done.stdout).group(1))


def main():
    parser = argparse.ArgumentParser(prog="script/bench-app --start", description=__doc__)
    parser.add_argument("probe")
    parser.add_argument("baseline")
    parser.add_argument("program")
    parser.add_argument("--runs", type=int, default=7)
    arguments = parser.parse_args()
    programs = {"C": [arguments.baseline, "startup"], "app": [arguments.program]}
    with tempfile.TemporaryDirectory() as work:
        taken = {name: [] for name in programs}
        for _ in range(arguments.runs + 1):
            for name, program in programs.items():
                taken[name].append(first_frame(arguments.probe, program, os.path.join(work, name)))
    medians = {name: statistics.median(values[1:]) for name, values in taken.items()}
    print(f"first frame: app {medians['app']:.0f} ms (in new folders {taken['app'][0]:.0f}), "
          f"C {medians['C']:.0f} ms, ratio {medians['app'] / medians['C']:.2f}")


if __name__ == "__main__":
    main()
