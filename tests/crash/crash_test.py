#!/usr/bin/env python3
"""crash_test.py PLIMSOLLCTL KILLS [SEED]

Senders store jobs (`send --queue`), workers run them (`queue run --watch`) against the sandbox, and at random moments one
of the processes is killed with SIGKILL. Then the dust settles and the books are compared: what was accepted, what the
queue's file says, and what the provider saw. Last line: "N passed, N failed, N skipped".
"""
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from urllib.parse import urlsplit

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from counting_proxy import CountingProxy  # noqa: E402

WORKERS = 3
SENDERS = 3
LONGEST_PAUSE = 0.12  # seconds between two kills
PATIENCE = 300        # seconds for what is left

CONFIG = {
    "models": {"deepseek-v3.2": {"limits": {"requests_per_minute": None, "concurrency": 8}}},
    "profiles": {"batch": {"chain": ["deepseek-v3.2"], "concurrency": 4}},
    "queue": {"unknown_outcome": "ask"},
}


class Checks:
    def __init__(self):
        self.passed = self.failed = 0

    def __call__(self, good, what):
        if good:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {what}")
        return good


class Crowd:
    """The processes, and what the senders were told."""

    def __init__(self, ctl, environment, url):
        self.ctl, self.environment, self.url = ctl, environment, url
        self.workers, self.senders = [], {}
        self.accepted = {}  # marker: job
        self.markers = 0

    def start(self, *arguments):
        return subprocess.Popen([self.ctl, *arguments], env=self.environment, stdout=subprocess.PIPE,
                                stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)

    def fill(self, want_workers=WORKERS, want_senders=SENDERS):
        self.workers = [worker for worker in self.workers if worker.poll() is None]
        while len(self.workers) < want_workers:
            worker = self.start("queue", "run", "--watch", "--quiet", "--sandbox-url", self.url)
            worker.stdout.close()
            self.workers.append(worker)
        self.collect()
        while len(self.senders) < want_senders:
            self.markers += 1
            prompt = f"crash-test-job-{self.markers}"
            self.senders[self.start("send", "--queue", "--profile", "batch", "--max-tokens", "64", prompt)] = self.markers

    def collect(self, wait=False):
        for sender, marker in list(self.senders.items()):
            if wait:
                sender.wait(PATIENCE)
            if sender.poll() is None:
                continue
            line = sender.stdout.read().decode().strip()
            sender.stdout.close()
            if line.isdigit():  # told: from here on it may not be lost, whatever happened to the sender
                self.accepted[marker] = int(line)
            del self.senders[sender]

    def kill_one(self, dice):
        alive = [p for p in [*self.workers, *self.senders] if p.poll() is None]
        if not alive:
            return False
        victim = dice.choice(alive)
        victim.send_signal(signal.SIGKILL)
        victim.wait()
        return victim.returncode == -signal.SIGKILL

    def end(self):
        self.collect(wait=True)
        for worker in self.workers:
            worker.send_signal(signal.SIGKILL)
            worker.wait()

    def run(self, *arguments):
        return subprocess.run([self.ctl, *arguments], env=self.environment, capture_output=True, text=True, timeout=PATIENCE,
                              stdin=subprocess.DEVNULL)

    def jobs(self):
        listed = self.run("queue", "list", "--json")
        return {job["id"]: job for job in json.loads(listed.stdout)["jobs"]} if listed.returncode == 0 else None


def marker_of(job):
    return int(job["title"].rsplit("-", 1)[1])


def compare(check, crowd, proxy, settled):
    """The books after all is quiet. `settled`: no outcome is open any more."""
    jobs = crowd.jobs()
    if not check(jobs is not None, "the queue opens"):
        return {}
    lost = [job for job in crowd.accepted.values() if job not in jobs]
    check(not lost, f"accepted jobs are lost: {lost}")
    mixed = [(marker, job) for marker, job in crowd.accepted.items() if job in jobs and marker_of(jobs[job]) != marker]
    check(not mixed, f"jobs are not those that were accepted: {mixed}")
    doubled = len(jobs) - len({marker_of(job) for job in jobs.values()})
    check(doubled == 0, f"{doubled} prompts are stored twice")
    allowed = {"done"} if settled else {"done", "unknown"}
    strange = {job["id"]: job for job in jobs.values() if job["state"] not in allowed}
    check(not strange, f"jobs neither done nor of unknown outcome: {strange}")
    _, answered = proxy.counts()
    for job in jobs.values():
        if job["state"] == "done" and answered.get(marker_of(job), 0) == 0:
            check(False, f"job {job['id']} is done, but the provider has not answered it")
    return jobs


def main():
    ctl, kills = os.path.abspath(sys.argv[1]), int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.SystemRandom().randrange(10**9)
    print(f"{kills} kills, seed {seed}", flush=True)
    dice, check = random.Random(seed), Checks()
    with tempfile.TemporaryDirectory(prefix="plimsoll-crash-") as folder:
        environment = dict(os.environ, XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, XDG_RUNTIME_DIR=folder, LC_ALL="C.UTF-8")
        environment.pop("PLIMSOLL_CONFIG", None)
        os.makedirs(f"{folder}/plimsoll", 0o700)
        with open(f"{folder}/plimsoll/config.json", "w", encoding="utf-8") as file:
            json.dump(CONFIG, file)
        sandbox = subprocess.Popen([ctl, "sandbox", "--no-failures", "--speed", "3"], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            proxy = CountingProxy(urlsplit(sandbox.stdout.readline().strip()).port)
            run_all(check, Crowd(ctl, environment, proxy.url), proxy, dice, kills, f"{folder}/plimsoll/queue.sqlite")
        finally:
            sandbox.terminate()
            sandbox.wait()
    print(f"{check.passed} passed, {check.failed} failed, 0 skipped")
    return 1 if check.failed else 0


def run_all(check, crowd, proxy, dice, kills, path):
    done = 0
    while done < kills:
        crowd.fill()
        time.sleep(dice.uniform(0, LONGEST_PAUSE))
        done += crowd.kill_one(dice)
        if done % 20 == 0:
            check(crowd.jobs() is not None, f"after {done} kills the queue does not open")
    crowd.end()
    print(f"{done} processes killed, {len(crowd.accepted)} jobs accepted", flush=True)

    # As the program is told to by default, what was under way at a kill is left alone.
    ended = crowd.run("queue", "run", "--wait", "--quiet", "--sandbox-url", crowd.url)
    check(ended.returncode == 0, f"the queue is not worked off: {ended.stderr}")
    jobs = compare(check, crowd, proxy, settled=False)
    _, answered = proxy.counts()
    twice = {marker: n for marker, n in answered.items() if n > 1}
    check(not twice, f"answered more than once: {twice}")
    unknown = {number for number, job in jobs.items() if job["state"] == "unknown"}
    print(f"{len(jobs) - len(unknown)} jobs done, {len(unknown)} of unknown outcome", flush=True)
    check(len(unknown) <= kills * CONFIG["profiles"]["batch"]["concurrency"], "more outcomes are unknown than jobs were under way")

    # Sent again where a person says so: and only those.
    crowd.run("config", "set", "/queue/unknown_outcome", "resend")
    ended = crowd.run("queue", "run", "--wait", "--quiet", "--sandbox-url", crowd.url)
    check(ended.returncode == 0, f"what was of unknown outcome is not worked off: {ended.stderr}")
    arrived_before = answered
    jobs = compare(check, crowd, proxy, settled=True)
    _, answered = proxy.counts()
    again = {number for number, job in jobs.items() if answered.get(marker_of(job), 0) > arrived_before.get(marker_of(job), 0)}
    check(again <= unknown, f"answered jobs were sent again: {sorted(again - unknown)}")
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        verdict = database.execute("PRAGMA integrity_check").fetchall()
    check(verdict == [("ok",)], f"the database is damaged: {verdict[:3]}")


if __name__ == "__main__":
    sys.exit(main())
