#!/usr/bin/env python3
"""idle.py PLIMSOLL [SECONDS, 30]: what the program costs while nobody looks.

Starts the desktop with folders of its own, lets it settle for 5 s, and counts its processor time while its window is shown, and then while
it is hidden: xdotool unmaps it, as a window manager does. Prints percent of one core.
Needs a display (xvfb-run -a does) and xdotool. Asserts nothing.
"""
import os
import subprocess
import sys
import tempfile
import time


def spent(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as f:
        fields = f.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wakeups(pid):
    total = 0
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/status", encoding="ascii") as f:
            total += sum(int(line.split()[1]) for line in f if line.startswith("voluntary_ctxt_switches"))
    return total


def measure(pid, what, seconds):
    before, woken, start = spent(pid), wakeups(pid), time.monotonic()
    time.sleep(seconds)
    took = time.monotonic() - start
    print(f"{what:8} {100 * (spent(pid) - before) / took:6.2f} % of a core, {(wakeups(pid) - woken) / took:6.1f} wake-ups a second", flush=True)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    home = tempfile.mkdtemp()
    names = ("HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    env = dict(os.environ, **{name: home for name in names})
    program = subprocess.Popen([sys.argv[1], "--page", "live"], env=env)
    try:
        found = subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(program.pid)], env=env, check=True,
                               capture_output=True, text=True).stdout.split()
        time.sleep(5)
        measure(program.pid, "shown", seconds)
        subprocess.run(["xdotool", "windowunmap", found[-1]], env=env, check=True)
        time.sleep(2)
        measure(program.pid, "hidden", seconds)
    finally:
        program.terminate()
        program.wait(timeout=20)


if __name__ == "__main__":
    main()
