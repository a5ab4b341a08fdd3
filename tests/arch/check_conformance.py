#!/usr/bin/env python3
"""check_conformance.py [ROOT]

docs/conformance.md and the tree say the same: every case that the table names has its tests of that number and kind, every test of a
case is in the table, and every number from 1 to 86 is in the table or among those named as without a rule. One line per
finding, then 'N cases, M findings'. Exit status 0 none, 1 some, 2 no table.
"""
import os
import re
import sys

LAST = 86
WITHOUT_RULE = {37, 38, 39, 47, 53, 54, 55, 84, 85}
ROW = re.compile(r"^\| (\d+) \|.*\| ([a-z, ]+) \|$")
SCENARIO = re.compile(r"^case-(\d{3})-[a-z0-9-]+\.json$")
UNIT = re.compile(r"^(?:TEST(?:_F|_P)?\(\w+, Case(\d+)_\w+\)|void \w+::case_(\d+)_\w+\(\))", re.M)
LIVE = re.compile(r"^void \w+::case_(\d+)_\w+\(\)", re.M)


def named_in(folder, pattern):
    numbers = set()
    for at, _, names in os.walk(folder):
        for name in names:
            if name.startswith("tst_") and name.endswith(".cpp"):
                with open(os.path.join(at, name), encoding="utf-8") as f:
                    for found in pattern.finditer(f.read()):
                        numbers.add(int(next(g for g in found.groups() if g)))
    return numbers


def tests_of(root):
    tests = os.path.join(root, "tests")
    own = os.path.join(tests, "scenarios", "own")
    names = os.listdir(own) if os.path.isdir(own) else []
    return {"scenario": {int(m.group(1)) for m in map(SCENARIO.match, names) if m},
            "unit": named_in(os.path.join(tests, "decide"), UNIT) | named_in(os.path.join(tests, "wire"), UNIT),
            "live": named_in(os.path.join(tests, "live"), LIVE)}


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    table = {}
    try:
        with open(os.path.join(root, "docs", "conformance.md"), encoding="utf-8") as f:
            for row in map(ROW.match, f):
                if row:
                    table[int(row.group(1))] = set(row.group(2).split(", "))
    except OSError as e:
        print(e, file=sys.stderr)
    if not table:
        print("no table", file=sys.stderr)
        return 2
    there = tests_of(root)
    found = []
    for number in range(1, LAST + 1):
        if number in WITHOUT_RULE:
            continue
        if number not in table:
            found.append(f"case {number} is not in the table")
    for number, kinds in sorted(table.items()):
        for kind in sorted(kinds):
            if number not in there.get(kind, set()):
                found.append(f"case {number} has no {kind} test of that number")
    for kind, numbers in there.items():
        for number in sorted(numbers):
            if kind not in table.get(number, set()):
                found.append(f"the {kind} test of case {number} is not in the table")
    for line in found:
        print(line)
    print(f"{len(table)} cases, {len(found)} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
