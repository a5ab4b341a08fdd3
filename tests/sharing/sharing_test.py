#!/usr/bin/env python3
"""sharing_test.py PLIMSOLLCTL CALLS

Eight workers of the queue, a process each, send 8 x CALLS jobs to one model of the sandbox, which enforces its limit of requests a
minute (its clock runs SPEED times as fast). Each process knows the limit, and together they must keep it: the server refuses nothing,
each job is answered by its first attempt, and the work takes as long as the limit says. Last line: "N passed, N failed, N skipped".
"""
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request

PROCESSES = 8  # as many as the model serves at once
SPEED = 10
MODEL = "deepseek-v3.2"
A_MINUTE = 240  # the sandbox's limit and its burst
PATIENCE = 300  # seconds

CONFIG = {
    "models": {MODEL: {"limits": {"requests_per_minute": A_MINUTE * SPEED, "request_burst": A_MINUTE}}},
    "profiles": {"batch": {"chain": [MODEL], "concurrency": 1}},
    "queue": {"max_jobs": 100000},
}


def run(ctl, environment, *arguments):
    return subprocess.run([ctl, *arguments], env=environment, capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)


def store(ctl, environment, jobs):
    """Through the program, in as few processes as there are workers: one prompt each, one after the other."""
    for number in range(jobs):
        stored = run(ctl, environment, "send", "--queue", "--profile", "batch", "--max-tokens", "16", f"job {number}")
        if stored.returncode != 0:
            sys.exit(f"job {number} could not be stored: {stored.stderr}")


def state_of(url):
    with urllib.request.urlopen(url.removesuffix("/v1") + "/sandbox/state", timeout=10) as answer:
        return json.load(answer)


def main():
    ctl, calls = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    passed = failed = 0

    def check(good, what):
        nonlocal passed, failed
        passed, failed = passed + bool(good), failed + (not good)
        if not good:
            print(f"FAILED: {what}")

    with tempfile.TemporaryDirectory(prefix="plimsoll-sharing-") as folder:
        environment = dict(os.environ, XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, XDG_RUNTIME_DIR=folder, LC_ALL="C.UTF-8")
        os.makedirs(f"{folder}/plimsoll", 0o700)
        with open(f"{folder}/plimsoll/config.json", "w", encoding="utf-8") as file:
            json.dump(CONFIG, file)
        store(ctl, environment, PROCESSES * calls)
        sandbox = subprocess.Popen([ctl, "sandbox", "--no-failures", "--speed", str(SPEED)], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            url = sandbox.stdout.readline().strip()
            start = time.monotonic()
            workers = [subprocess.Popen([ctl, "queue", "run", "--wait", "--quiet", "--sandbox-url", url], env=environment,
                                        stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL) for _ in range(PROCESSES)]
            ends = [worker.wait(PATIENCE) for worker in workers]
            took = time.monotonic() - start
            model = next(each for each in state_of(url)["models"] if each["id"] == MODEL)
        finally:
            sandbox.terminate()
            sandbox.wait()
        served = model["requests"] - model["refused"]
        jobs = json.loads(run(ctl, environment, "queue", "list", "--json").stdout)["jobs"]
    total = PROCESSES * calls
    print(f"{total} jobs of {PROCESSES} processes in {took:.1f} s; the server served {served} and refused {model['refused']}")
    check(ends == [0] * PROCESSES, f"the workers ended with {ends}")
    check(model["refused"] == 0, f"the server refused {model['refused']} requests")
    check(served == total, f"the server served {served} requests for {total} jobs")
    check(all(job["state"] == "done" and job["attempts"] == 1 for job in jobs), "not each job was answered by its first attempt")
    # The burst goes at once, the rest as it refills.
    least = max(0, total - A_MINUTE) / (A_MINUTE * SPEED / 60)
    check(took >= least, f"{total} requests in {took:.1f} s are more than the limit allows in less than {least:.1f} s")
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
