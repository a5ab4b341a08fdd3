#!/usr/bin/env python3
"""startup.py PLIMSOLL EMPTY_WINDOW: from exec to the first paint, in turn, median of 9 runs each after one warm-up.

Needs a display (xvfb-run -a does). Prints both medians in milliseconds, the resident memory in MiB, and the ratios.
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time


def run(command, env):
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=env, text=True)
    line = process.stdout.readline()
    elapsed = (time.perf_counter() - start) * 1000
    process.wait(timeout=20)
    if not line.startswith("painted"):
        sys.exit(f"{command[0]} did not say that it was painted")
    return elapsed, int(line.split()[1]) / 1024


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    home = tempfile.mkdtemp()
    env = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, XDG_RUNTIME_DIR=home, XDG_STATE_HOME=home, XDG_DATA_HOME=home)
    commands = {"plimsoll": [sys.argv[1], "--first-paint"], "empty window": [sys.argv[2]]}
    seen = {name: [] for name in commands}
    for i in range(10):
        for name, command in commands.items():
            figures = run(command, env)
            if i > 0:
                seen[name].append(figures)
    medians = {}
    for name, figures in seen.items():
        medians[name] = [statistics.median(column) for column in zip(*figures)]
        print(f"{name:14} {medians[name][0]:7.1f} ms {medians[name][1]:7.1f} MiB")
    ours, empty = medians["plimsoll"], medians["empty window"]
    print(f"ratio          {ours[0] / empty[0]:7.2f}    {ours[1] / empty[1]:7.2f}")


if __name__ == "__main__":
    main()
