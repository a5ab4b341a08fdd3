#!/usr/bin/env python3
"""startup_history.py PLIMSOLL PLIMSOLLCTL [MIB, 1024]: the start with a history of that size beside the start with none.

Times, in turn, median of 9 runs each after one warm-up: the window from exec to its first paint, and `plimsollctl send` to the sandbox
from exec to its end. The history is real events of such a call, over and over. Needs a display (xvfb-run -a does).
"""
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

SEND = ["send", "--no-stream", "--model", "gemini-2.5-flash", "hello"]


def home():
    folder = tempfile.mkdtemp()
    names = ("HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    return dict(os.environ, **{name: folder for name in names})




def fill(env, mib):
    path = os.path.join(env["XDG_DATA_HOME"], "plimsoll", "history.sqlite")
    base = sqlite3.connect(path)
    base.execute("PRAGMA synchronous=OFF")
    columns = ", ".join(row[1] for row in base.execute("PRAGMA table_info(event)") if row[1] != "id")
    while os.path.getsize(path) < mib * 2**20:
        base.execute(f"INSERT INTO event ({columns}) SELECT {columns} FROM event LIMIT 200000")
        base.commit()
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    base.close()
    return os.path.getsize(path) / 2**20


def paint(command, env):
    start = time.perf_counter()
    process = subprocess.Popen([command, "--first-paint"], stdout=subprocess.PIPE, env=env, text=True)
    if not process.stdout.readline().startswith("painted"):
        sys.exit(f"{command} did not say that it was painted")
    elapsed = (time.perf_counter() - start) * 1000
    process.wait(timeout=20)
    return elapsed


def send(ctl, env):
    start = time.perf_counter()
    subprocess.run([ctl, *SEND], env=env, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1000


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    desktop, ctl = sys.argv[1:3]
    mib = int(sys.argv[3]) if len(sys.argv) > 3 else 1024
    none, full = home(), home()
    for env in (none, full):
        # Latencies and failures of the sandbox are not what is measured, and nothing is tidied up while it is.
        for knob in ("/sandbox/speed=1000", "/history/max_mb=100000"):
            subprocess.run([ctl, "config", "set", *knob.split("=")], env=env, check=True, stdout=subprocess.DEVNULL)
        send(ctl, env)
    print(f"history: {fill(full, mib):.0f} MiB")
    for name, run in (("first paint", lambda env: paint(desktop, env)), ("send", lambda env: send(ctl, env))):
        seen = {"none": [], "full": []}
        for i in range(10):
            for which, env in (("none", none), ("full", full)):
                elapsed = run(env)
                if i > 0:
                    seen[which].append(elapsed)
        a, b = statistics.median(seen["none"]), statistics.median(seen["full"])
        print(f"{name:12} none {a:7.1f} ms   full {b:7.1f} ms   ratio {b / a:.2f}")


if __name__ == "__main__":
    main()
