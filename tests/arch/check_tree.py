#!/usr/bin/env python3
"""check_tree.py [ROOT]

What must not be in any file of the tree: standard output written past app/ctl/output, paths of one person's machine, numbers of a
tracker that a reader cannot see, hosts of package mirrors, keys, unfinished marks, conflict marks, names of documents that are not
here, colours of the user interface outside its theme. One line per finding, then 'N files, M findings'. Exit status 0 none, 1 some,
2 no file.
"""
import os
import re
import sys

SKIPPED = {".git", "build", "node_modules", "artifacts", "__pycache__"}
TEXT = (".h", ".cpp", ".txt", ".cmake", ".json", ".md", ".py", ".sh", ".js", ".mjs", ".ts", ".http", ".desktop", ".xml", ".in", ".qrc",
        ".svg", ".yml", "run")
FORBIDDEN = [
    (re.compile(r"""(?<![\w.~$}/:-])/(home|root|Users)/\w"""), "a path of one machine"),
    (re.compile(r"\b(issue|issues|ticket|pull request|PR)\s+#?\d", re.I), "a number of a tracker"),
    (re.compile(r"registry\.npm|\"resolved\":\s*\"http|artifactory|pypi\.org|deb\.debian\.org", re.I), "a host of a package mirror"),
    (re.compile(r"\b(sk|gsk|xai)-[A-Za-z0-9_-]{40,}|\bAIza[0-9A-Za-z_-]{30,}"), "what looks like a real key"),
    (re.compile(r"\b(TODO|FIXME|XXX)\b"), "an unfinished mark"),
    (re.compile(r"^(<{7}|>{7}) "), "a conflict mark"),
]
# Results that nobody got must not end well: app/ctl/output.h says how they are printed.
PAST_OUTPUT = re.compile(r"\bstdout\b|std::(printf|puts|putchar|cout)\b|(?<![:\w])printf\(")
# A fixed colour is readable in one theme only: ui/theme says which colour means what.
COLOUR = re.compile(r"""\bQColor(?:::fromRgb|::fromHsl|::fromHsv)\w*\(|\bQColor\(\s*[^)\s]|\bQColor\w* \w+\(\d|\bqRgba?\(|\b0x[fF]{2}[0-9a-fA-F]{6}\b|"""
                    r"""["(]#[0-9a-fA-F]{6}\b|\bQt::(?:black|white|red|green|blue|cyan|magenta|yellow|gray|dark\w+|lightGray)\b|\bsetStyleSheet\(""")
DOCUMENT = re.compile(r"\b[A-Za-z0-9_-]+\.md\b")


def files(root):
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in SKIPPED)
        for name in sorted(names):
            path = os.path.join(folder, name)
            if name.endswith(TEXT) and os.path.abspath(path) != os.path.abspath(__file__):
                yield path


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    found, seen = [], 0
    paths = list(files(root))
    documents = {os.path.basename(path) for path in paths}
    for path in paths:
        seen += 1
        with open(path, encoding="utf-8", errors="replace") as f:
            for number, line in enumerate(f, 1):
                found += [f"{os.path.relpath(path, root)}:{number}: {what}: {line.strip()[:120]}"
                          for pattern, what in FORBIDDEN if pattern.search(line)]
                if "app/ctl/" in path.replace(os.sep, "/") and not path.endswith("output.cpp") and PAST_OUTPUT.search(line.split("//")[0]):
                    found.append(f"{os.path.relpath(path, root)}:{number}: standard output, not through app/ctl/output.h: {line.strip()[:120]}")
                place = os.path.relpath(path, root).replace(os.sep, "/")
                if place.startswith("ui/") and not place.startswith("ui/theme/") and COLOUR.search(line.split("//")[0]):
                    found.append(f"{place}:{number}: a colour outside ui/theme: {line.strip()[:120]}")
                found += [f"{os.path.relpath(path, root)}:{number}: a document that is not here: {name}"
                          for name in DOCUMENT.findall(line) if name not in documents]
    if not seen:
        print("no file found", file=sys.stderr)
        return 2
    print("\n".join(found + [f"{seen} files, {len(found)} findings"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
