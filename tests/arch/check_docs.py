#!/usr/bin/env python3
"""check_docs.py [ROOT]

Every page of the desktop has a guide with pictures of it, light and dark, and the README names the guide; pictures are small,
and each is used. One line per finding, then 'N pages, M findings'. Exit status 0 none, 1 some, 2 no page found.
"""
import glob
import os
import re
import sys

MOST_EACH, MOST_IN_ALL = 150 * 1024, 2 * 1024 * 1024


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def pages(root):
    """The ids of all pages, from their entries."""
    found = []
    for path in sorted(glob.glob(os.path.join(root, "ui/pages/*_page.cpp"))):
        entry = re.search(r'::entry\(\)\s*\{\s*return \{QStringLiteral\("([a-z]+)"\)', read(path))
        if entry:
            found.append(entry.group(1))
    return found


def check(root):
    out = []
    readme = read(os.path.join(root, "README.md"))
    names = pages(root)
    for page in names:
        guide = f"docs/guide-{page}.md"
        if not os.path.exists(os.path.join(root, guide)):
            out.append(f"{guide}: the page has no guide")
            continue
        if f"({guide})" not in readme:
            out.append(f"{guide}: README.md does not name it")
        for theme in ("light", "dark"):
            if f"pictures/{page}-{theme}.png" not in read(os.path.join(root, guide)):
                out.append(f"{guide}: does not show the page, {theme}")
    texts = {path: read(path) for path in glob.glob(os.path.join(root, "docs/*.md")) + [os.path.join(root, "README.md")]}
    used = set()
    for path, text in texts.items():
        for picture in re.findall(r"""[("](?:docs/)?pictures/([\w.-]+)""", text):
            used.add(picture)
            if not os.path.exists(os.path.join(root, "docs/pictures", picture)):
                out.append(f"{os.path.relpath(path, root)}: no such picture: {picture}")
    total = 0
    for path in sorted(glob.glob(os.path.join(root, "docs/pictures/*"))):
        size = os.path.getsize(path)
        total += size
        if size > MOST_EACH:
            out.append(f"{os.path.relpath(path, root)}: {size} bytes, more than {MOST_EACH}")
        if os.path.basename(path) not in used:
            out.append(f"{os.path.relpath(path, root)}: no document shows it")
    if total > MOST_IN_ALL:
        out.append(f"docs/pictures: {total} bytes in all, more than {MOST_IN_ALL}")
    return names, out


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    names, out = check(root)
    if not names:
        print("no page found", file=sys.stderr)
        return 2
    print("\n".join(out + [f"{len(names)} pages, {len(out)} findings"]))
    return 1 if out else 0


if __name__ == "__main__":
    sys.exit(main())
