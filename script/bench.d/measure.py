"""Runs two benchmark programs in turn and prints the ratios of their medians; script/bench calls it.

Both programs take a scenario's arguments and print one line of JSON (see Benchmarks). They run alternately, and the
one that goes first changes, so that what slows the machine for a while slows both.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import time

# What is compared: the key in the programs' JSON, the heading, the unit.
MEASURES = [
    ("exec_first_frame_ms", "first frame", "ms"),
    ("update_us_per_frame", "update", "us"),
    ("cpu_us_per_frame", "frame CPU", "us"),
    ("pss_mib", "memory", "MiB"),
]

FIRST, UPDATE, CPU, MEMORY = (key for key, _, _ in MEASURES)


class Scenario:
    """One scenario: our arguments, those of the C program where they differ, the highest ratios aimed at, and which
    of the C programs it is compared with."""

    def __init__(self, arguments, aims, baseline=None, program="baseline"):
        self.arguments = arguments
        self.baseline = baseline or arguments
        self.aims = aims
        self.program = program

    @property
    def name(self):
        return self.arguments if self.arguments == self.baseline else f"{self.arguments} / {self.baseline}"

    def is_named(self, name):
        return self.arguments == name or self.arguments.split()[0] == name


SCENARIOS = [
    Scenario("startup", {FIRST: 1.15, MEMORY: 1.25}),
    Scenario("labels 1000 300", {FIRST: 1.3, UPDATE: 0.25, CPU: 0.5, MEMORY: 1.5}),
    Scenario("labels 5000 100", {FIRST: 1.3, UPDATE: 0.1, CPU: 0.2, MEMORY: 1.5}),
    Scenario("controls 200 300", {FIRST: 1.2, UPDATE: 1.0, CPU: 0.8, MEMORY: 1.3}),
    Scenario("list 1000 300", {FIRST: 1.2, UPDATE: 1.2, CPU: 1.1, MEMORY: 1.3}),
    Scenario("list 1000000 300", {FIRST: 1.2, UPDATE: 1.2, CPU: 1.1, MEMORY: 1.3}),
    Scenario("reorder 500 200", {FIRST: 1.3, UPDATE: 1.0, CPU: 0.6}),
    Scenario("reorder 2000 100", {FIRST: 1.3, UPDATE: 1.0, CPU: 0.6}),
    Scenario("tree 8 0", {FIRST: 1.5}, baseline="labels 256 0"),
    Scenario("canvas 10000 100", {CPU: 1.3}, program="drawing"),
    Scenario("grid 1000000 300", {UPDATE: 1.2, CPU: 1.2}, program="drawing"),
    Scenario("text 1000000 30", {FIRST: 1.0, CPU: 1.2}, program="drawing"),
    Scenario("table 336776 300", {FIRST: 1.2, UPDATE: 1.2, CPU: 1.2}, program="lists"),
    Scenario("insert 1000 50", {FIRST: 1.2, UPDATE: 1.2, CPU: 1.2}, program="lists"),
    Scenario("select 1000 100", {FIRST: 1.2, UPDATE: 1.2, CPU: 1.2}, program="lists"),
    Scenario("typing 200 1000", {FIRST: 1.2, UPDATE: 1.2, CPU: 1.2}, program="lists"),
    Scenario("flow 1000 300", {FIRST: 1.3, UPDATE: 1.2, CPU: 1.2}, program="drawing"),
]


def run(program, arguments):
    """One run's figures. A program that fails or prints no JSON ends the whole comparison."""
    environment = dict(os.environ, START_NS=str(time.time_ns()))
    try:
        done = subprocess.run([program, *arguments.split()], env=environment, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, timeout=300, check=False)
    except subprocess.TimeoutExpired:
        sys.exit(f"script/bench: {os.path.basename(program)} {arguments} did not end within five minutes")
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode != 0 or not lines:
        sys.exit(f"script/bench: {os.path.basename(program)} {arguments} failed with status {done.returncode}\n"
                 f"{done.stdout}{done.stderr}")
    return json.loads(lines[-1])


def medians(runs):
    return {key: statistics.median(figures[key] for figures in runs) for key, _, _ in MEASURES}


def measure(scenario, ours, baseline, count):
    """The medians of both programs; those of the baseline are None without one."""
    programs = [(ours, scenario.arguments)] + ([(baseline, scenario.baseline)] if baseline else [])
    collected = [[] for _ in programs]
    for program, arguments in programs:
        run(program, arguments)  # to warm the disk caches; not counted
    for turn in range(count):
        order = range(len(programs)) if turn % 2 == 0 else reversed(range(len(programs)))
        for index in order:
            collected[index].append(run(*programs[index]))
    return medians(collected[0]), medians(collected[1]) if baseline else None


def result(scenario, ours, baseline):
    """What is known about a scenario, in the form that --json prints."""
    row = {"scenario": scenario.name, "ours": ours, "baseline": baseline, "ratios": {}, "aims": scenario.aims}
    if baseline:
        for key, _, _ in MEASURES:
            # A scenario without frames has no figures per frame.
            if baseline[key] > 0 and ours[key] > 0:
                row["ratios"][key] = ours[key] / baseline[key]
    row["missed"] = [key for key, aim in scenario.aims.items() if row["ratios"].get(key, 0) > aim]
    return row


def cell(row, key, unit):
    ours = row["ours"][key]
    if ours <= 0:
        return ""
    if key not in row["ratios"]:
        return f"{ours:.0f} {unit}"
    aim = row["aims"].get(key)
    text = f"{row['ratios'][key]:.2f}"
    if aim is not None:
        text += f" (<= {aim:g}{' MISSED' if key in row['missed'] else ''})"
    return text + f" {ours:.0f}/{row['baseline'][key]:.0f} {unit}"


def print_table(rows):
    lines = [["scenario"] + [heading for _, heading, _ in MEASURES]]
    lines += [[row["scenario"]] + [cell(row, key, unit) for key, _, unit in MEASURES] for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    lines.insert(1, ["-" * width for width in widths])
    for line in lines:
        print("| " + " | ".join(text.ljust(width) for text, width in zip(line, widths)) + " |")
    print("\nRatio to C (aim), then ours/C; lower is better. Medians; memory is the proportional set.")
    print_lists(rows)


def print_lists(rows):
    """A long list must cost what a short one does: says so of our two, where both were measured."""
    lists = {row["scenario"].split()[1]: row["ours"] for row in rows if row["scenario"].startswith("list ")}
    if {"1000", "1000000"} <= lists.keys():
        short, long = lists["1000"], lists["1000000"]
        print(f"List of 1000000 against list of 1000: first frame {long[FIRST] / short[FIRST]:.2f}, "
              f"memory {long[MEMORY] / short[MEMORY]:.2f} (aim: 1).")


def main():
    parser = argparse.ArgumentParser(prog="script/bench", allow_abbrev=False)
    parser.add_argument("--ours", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--baseline", help=argparse.SUPPRESS)
    parser.add_argument("--drawing", help=argparse.SUPPRESS)
    parser.add_argument("--lists", help=argparse.SUPPRESS)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.runs < 5:
        parser.error("fewer than 5 runs say nothing")

    unknown = [name for name in options.scenario if not any(scenario.is_named(name) for scenario in SCENARIOS)]
    if unknown:
        parser.error(f"no scenario {unknown[0]!r}; there are: " + ", ".join(each.arguments for each in SCENARIOS))
    chosen = [each for each in SCENARIOS
              if not options.scenario or any(each.is_named(name) for name in options.scenario)]

    rows = []
    for scenario in chosen:
        print(f"script/bench: {scenario.name}", file=sys.stderr)
        rows.append(result(scenario, *measure(scenario, options.ours, getattr(options, scenario.program), options.runs)))

    if options.json:
        print(json.dumps(rows, indent=2))
    else:
        print_table(rows)
    if options.check and any(row["missed"] for row in rows):
        sys.exit(1)


if __name__ == "__main__":
    main()
