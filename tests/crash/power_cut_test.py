#!/usr/bin/env python3
"""power_cut_test.py PLIMSOLLCTL RECORDER CUTS [SEED]

Senders store jobs and a worker runs them against the sandbox while everything that reaches the disk is written down. Then
the disks that a power cut could have left are worked out, at every moment at which something was promised and at random
ones, and `plimsollctl queue list` is run on each of them:
  - a job that was told as stored is there;
  - a job of which a byte went to the provider is marked, so that it is never sent again unasked;
  - a job that was told as done has its answer;
  - the queue opens, and no file is set aside as damaged.
Last line: "N passed, N failed, N skipped".
"""
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import disk_record  # noqa: E402

JOBS = 6
MARKER = re.compile(rb"power-cut-job-(\d+)")
CONFIG = {"profiles": {"batch": {"chain": ["deepseek-v3.2"]}}, "queue": {"unknown_outcome": "ask"}}
# States in which no restarted program sends the job by itself, or has sent it already.
MARKED = {"running", "unknown", "done", "failed"}


class Checks:
    def __init__(self):
        self.passed = self.failed = 0

    def __call__(self, good, what):
        self.passed += bool(good)
        self.failed += not good
        if not good:
            print(f"FAILED: {what}", flush=True)
        return good


def environment_in(folder):
    environment = dict(os.environ, XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, XDG_RUNTIME_DIR=folder, LC_ALL="C.UTF-8")
    environment.pop("PLIMSOLL_CONFIG", None)
    os.makedirs(f"{folder}/plimsoll", 0o700, exist_ok=True)
    with open(f"{folder}/plimsoll/config.json", "w", encoding="utf-8") as file:
        json.dump(CONFIG, file)
    return environment


def record_a_day(ctl, recorder, folder, log):
    environment = environment_in(folder)
    sandbox = subprocess.Popen([ctl, "sandbox", "--no-failures", "--speed", "20"], env=environment, stdout=subprocess.PIPE, text=True)
    try:
        url = sandbox.stdout.readline().strip()
        watched = dict(environment, LD_PRELOAD=recorder, PLIMSOLL_RECORD_ROOT=f"{folder}/plimsoll", PLIMSOLL_RECORD_LOG=log)
        for marker in range(1, JOBS + 1):
            subprocess.run([ctl, "send", "--queue", "--profile", "batch", "--max-tokens", "16", f"power-cut-job-{marker}"],
                           env=watched, check=True, stdout=subprocess.DEVNULL, timeout=120)
        worked = subprocess.run([ctl, "queue", "run", "--quiet", "--sandbox-url", url], env=watched, capture_output=True, text=True, timeout=120)
        if worked.returncode != 0:
            sys.exit(f"the worker ended with {worked.returncode}: {worked.stderr}")
    finally:
        sandbox.terminate()
        sandbox.wait()


def promises(records):
    """After each record: what has been promised so far, as (stored jobs by marker, sent markers, done jobs)."""
    stored, sent, done, pid_marker = {}, set(), set(), {}
    for record in records:
        data = record["data"]
        if record["op"] == "send" and (found := MARKER.search(data)):
            sent.add(int(found.group(1)))
        elif record["op"] == "print":
            if re.fullmatch(rb"\d+\n", data):
                stored[len(stored) + 1] = int(data)  # the senders ran one after the other
            elif found := re.match(rb"job (\d+): done", data):
                done.add(int(found.group(1)))
        yield dict(stored), set(sent), set(done)


def look(check, ctl, folder, where, promised):
    stored, sent, done = promised
    listed = subprocess.run([ctl, "queue", "list", "--json"], env=environment_in(folder), capture_output=True, text=True, timeout=60)
    if not check(listed.returncode == 0, f"{where}: the queue does not open: {listed.stderr.strip()}"):
        return
    aside = [name for name in os.listdir(f"{folder}/plimsoll") if "damaged" in name]
    check(not aside, f"{where}: set aside as damaged: {aside}")
    jobs = {job["id"]: job for job in json.loads(listed.stdout)["jobs"]}
    lost = [job for job in stored.values() if job not in jobs]
    check(not lost, f"{where}: jobs that were told as stored are lost: {lost}")
    again = [job["id"] for job in jobs.values()
             if int(MARKER.search(job["title"].encode()).group(1)) in sent and job["state"] not in MARKED]
    check(not again, f"{where}: jobs that have been sent would be sent again: {again}")
    unanswered = [job for job in done if job not in jobs or jobs[job]["state"] != "done"]
    check(not unanswered, f"{where}: answers that were told are lost: {unanswered}")
    for job in done & set(jobs):
        shown = subprocess.run([ctl, "queue", "show", str(job)], env=environment_in(folder), capture_output=True, text=True, timeout=60)
        check(shown.returncode == 0 and shown.stdout.strip(), f"{where}: job {job} is done and has no answer")


def moments(records, cuts, dice):
    """Every promise, every sync and what goes just before one, and random ones, as far as `cuts` allow."""
    told = [i for i, record in enumerate(records) if record["op"] == "print" or (record["op"] == "send" and MARKER.search(record["data"]))]
    others = [i for i in range(len(records)) if i not in set(told)]
    return sorted({*told, *dice.sample(others, min(len(others), max(0, cuts - len(told))))})


def main():
    ctl, recorder, cuts = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), int(sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else random.SystemRandom().randrange(10**9)
    print(f"{cuts} cuts, seed {seed}", flush=True)
    dice, check = random.Random(seed), Checks()
    with tempfile.TemporaryDirectory(prefix="plimsoll-power-") as folder:
        os.mkdir(f"{folder}/day", 0o700)
        record_a_day(ctl, recorder, f"{folder}/day", f"{folder}/log")
        records = disk_record.read(f"{folder}/log")
        kinds = {op: sum(record["op"] == op for record in records) for op in ("write", "sync", "sync-folder", "print", "send")}
        print(f"{len(records)} records: {kinds}", flush=True)
        promised = list(promises(records))
        stored, sent, done = promised[-1]
        check(len(stored) == JOBS and len(sent) == JOBS and len(done) == JOBS, f"the day is not recorded whole: {promised[-1]}")
        disk, wanted = disk_record.Disk(), set(moments(records, cuts, dice))
        for index, record in enumerate(records):
            disk.step(record)
            if index not in wanted:
                continue
            for fate in ("none", "all", "some"):
                after = f"{folder}/after"
                os.mkdir(after, 0o700)
                disk.write_to(disk.cut(fate, dice), f"{folder}/day", after)
                look(check, ctl, after, f"cut after record {index} ({record['op']}), {fate} of what was not synced", promised[index])
                shutil.rmtree(after)
    print(f"{check.passed} passed, {check.failed} failed, 0 skipped")
    sys.exit(check.failed > 0)


if __name__ == "__main__":
    main()
