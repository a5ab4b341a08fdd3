#!/usr/bin/env python3
"""sum_ctest.py JUNIT.xml

Adds up what ctest ran. An executable of QtTest or GoogleTest holds many tests and says how many in its output; anything else is one.
Last line: 'N passed, N failed, N skipped'. Exit status 0, or 2 when the file says nothing.
"""
import re
import sys
import xml.etree.ElementTree as ET

QT = re.compile(r"^Totals: (\d+) passed, (\d+) failed, (\d+) skipped, (\d+) blacklisted", re.M)
GOOGLE = {"passed": re.compile(r"^\[  PASSED  \] (\d+) tests?\.", re.M),
          "failed": re.compile(r"^\[  FAILED  \] (\d+) tests?, listed below", re.M),
          "skipped": re.compile(r"^\[  SKIPPED \] (\d+) tests?, listed below", re.M)}


def counts(case):
    """(passed, failed, skipped) of one ctest entry."""
    status, out = case.get("status"), case.findtext("system-out") or ""
    if status == "disabled":
        return 0, 0, 1
    if status == "notrun":
        # ctest calls both "skipped": a test that asked for it, and one whose executable is missing.
        why = case.find("skipped").get("message", "") if case.find("skipped") is not None else ""
        return (0, 0, 1) if why.startswith("SKIP_") else (0, 1, 0)
    passed = failed = skipped = 0
    for p, f, s, _ in QT.findall(out):
        passed, failed, skipped = passed + int(p), failed + int(f), skipped + int(s)
    google = {k: sum(map(int, r.findall(out))) for k, r in GOOGLE.items()}
    passed, failed, skipped = passed + google["passed"], failed + google["failed"], skipped + google["skipped"]
    if status == "fail" and failed == 0:
        failed = 1  # a crash, a time-out, or a sanitizer's report after the last test
    elif passed + failed + skipped == 0:
        passed = 1
    return passed, failed, skipped


def main():
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        cases = ET.parse(sys.argv[1]).getroot().findall("testcase")
    except (OSError, ET.ParseError) as e:
        print(f"sum_ctest.py: {e}", file=sys.stderr)
        return 2
    if not cases:
        print("sum_ctest.py: no test was run", file=sys.stderr)
        return 2
    total = [sum(column) for column in zip(*map(counts, cases))]
    print("{} passed, {} failed, {} skipped".format(*total))
    return 0


if __name__ == "__main__":
    sys.exit(main())
