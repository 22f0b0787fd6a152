"""Compares charts with plain Cairo calls in C, gnuplot's cairo terminal and matplotlib's Agg; script/bench calls it.

All draw the same numbers into 800 x 500 pixels. What is compared is the CPU time of one drawing after the data was read
and drawn once: gnuplot refreshes, matplotlib draws its canvas again, and the charts are laid out in another size or get
another value. Programs that aren't installed are named and left out.
"""
import argparse
import array
import json
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

# The kind, the number of values, the frames of the charts and of C, and the aim in milliseconds.
CHARTS = [
    ("line", 1_000_000, 20, 1, 30),
    ("area", 1_000_000, 20, 2, 30),
    ("points", 100_000, 20, 5, 100),
    ("bars", 1_000, 100, 100, 5),
]

# The points of the line that is pointed at, and the aim for the answer in milliseconds.
HOVERED = 1_000_000
HOVER_AIM = 1

MATPLOTLIB = """
import array, sys, time
import matplotlib
matplotlib.use("agg")
from matplotlib.figure import Figure
from matplotlib.backends.backend_agg import FigureCanvasAgg
kind, path, count, frames = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
values = array.array("d")
values.fromfile(open(path, "rb"), count)
figure = Figure(figsize=(8, 5), dpi=100)
canvas = FigureCanvasAgg(figure)
axes = figure.add_subplot()
if kind == "line": axes.plot(range(count), values, linewidth=1.44)
elif kind == "area": axes.fill_between(range(count), values)
elif kind == "points": axes.plot(range(count), values, "o", markersize=4.9)
else: bars = axes.bar(range(count), values)
canvas.draw()
start = time.process_time()
for frame in range(frames):
    if kind == "bars": bars[count // 2].set_height(frame % 10)
    canvas.draw()
print((time.process_time() - start) / frames * 1000)
"""

STYLES = {"line": "lines linewidth 2", "area": "filledcurves y1=0", "points": "points pointtype 7 pointsize 0.7",
          "bars": "boxes fill solid"}


def make_data(path, count):
    """A random walk, always the same one."""
    source = random.Random(3)
    value, values = 0.0, array.array("d")
    for _ in range(count):
        value += source.random() - 0.5
        values.append(value)
    with open(path, "wb") as file:
        values.tofile(file)


def run(arguments, environment=None, text=None):
    """What a program prints, and the CPU time it took in milliseconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(arguments, env=environment, input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True, timeout=900, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"script/bench: {os.path.basename(arguments[0])} failed with status {done.returncode}\n"
                 f"{done.stdout}{done.stderr}")
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout, spent * 1000


def figures(lines, name="cpu_us_per_frame"):
    return json.loads([line for line in lines.splitlines() if line.startswith("{")][-1])[name] / 1000


def ours(program, kind, path, count, frames):
    environment = dict(os.environ, CHART_DATA=path)
    return figures(run([program, f"chart{kind}", str(count), str(frames)], environment)[0])


def hover(program, path, count, frames):
    """Milliseconds from pointing at another point of a line until the answer is laid out, and with painting it."""
    environment = dict(os.environ, CHART_DATA=path)
    lines = run([program, "charthover", str(count), str(frames)], environment)[0]
    return figures(lines, "update_us_per_frame"), figures(lines)


def plain_cairo(program, kind, path, count, frames):
    return figures(run([program, kind, path, str(count), str(frames)])[0])


def gnuplot(kind, path, count, frames):
    plot = (f"set terminal pngcairo size 800,500\nset output '/dev/null'\n"
            f"plot '{path}' binary format='%double' array={count} using 1 with {STYLES[kind]} notitle\n")
    once = run(["gnuplot"], text=plot)[1]
    more = run(["gnuplot"], text=plot + "set output '/dev/null'\nrefresh\n" * frames)[1]
    return (more - once) / frames


def matplotlib(python, kind, path, count, frames):
    return float(run([python, "-c", MATPLOTLIB, kind, path, str(count), str(frames)])[0])


def main():
    parser = argparse.ArgumentParser(prog="script/bench --charts", allow_abbrev=False)
    parser.add_argument("--ours", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--plain", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    has_gnuplot = shutil.which("gnuplot") is not None
    # Debian's package belongs to Debian's Python, which needn't be the first one.
    python = next((each for each in (sys.executable, "/usr/bin/python3") if subprocess.run(
        [each, "-c", "import matplotlib"], stderr=subprocess.DEVNULL, check=False).returncode == 0), None)
    if not has_gnuplot:
        print("script/bench: gnuplot is missing (Debian: gnuplot-nox): not compared with", file=sys.stderr)
    if not python:
        print("script/bench: matplotlib is missing (Debian: python3-matplotlib): not compared with", file=sys.stderr)

    missed = []
    print("CPU time of one drawing in ms (medians); lower is better.")
    print(f"{'chart':<16}{'Windsock':>10}{'aim':>7}{'Cairo in C':>12}{'gnuplot':>10}{'matplotlib':>12}")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "data")
        for kind, count, frames, few, aim in CHARTS:
            make_data(path, count)
            columns = {"ours": [], "plain": [], "gnuplot": [], "matplotlib": []}
            for _ in range(options.runs):
                columns["ours"].append(ours(options.ours, kind, path, count, frames))
                columns["plain"].append(plain_cairo(options.plain, kind, path, count, few))
                if has_gnuplot:
                    columns["gnuplot"].append(gnuplot(kind, path, count, few))
                if python:
                    columns["matplotlib"].append(matplotlib(python, kind, path, count, few))
            medians = {name: statistics.median(values) if values else None for name, values in columns.items()}
            cells = [f"{medians[name]:.1f}" if medians[name] is not None else "-"
                     for name in ("ours", "plain", "gnuplot", "matplotlib")]
            print(f"{kind + ' ' + str(count):<16}{cells[0]:>10}{aim:>7}{cells[1]:>12}{cells[2]:>10}{cells[3]:>12}",
                  flush=True)
            if medians["ours"] > aim:
                missed.append(kind)
        make_data(path, HOVERED)
        answers = [hover(options.ours, path, HOVERED, 200) for _ in range(options.runs)]
        answer, painted = (statistics.median(each[column] for each in answers) for column in (0, 1))
        print(f"Pointing at one of {HOVERED} points: {answer:.2f} ms until the answer is laid out (aim {HOVER_AIM}), "
              f"{painted:.1f} ms with painting it.")
        if answer > HOVER_AIM:
            missed.append("hover")
    if options.check and missed:
        sys.exit("script/bench: over the aim: " + ", ".join(missed))


if __name__ == "__main__":
    main()
