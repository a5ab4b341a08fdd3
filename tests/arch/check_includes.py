#!/usr/bin/env python3
"""check_includes.py [ROOT]

The layer rules of ARCHITECTURE.md, held against every #include of core/, ui/ and app/. One line per breach, then
'N files, M breaches'. Exit status 0 none, 1 some, 2 no file found.
"""
import glob
import os
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^">]+)[">]')
COMMENT = re.compile(r"//.*|/\*.*?\*/")

DECIDE = ["core/base", "core/policy", "core/engine", "core/sim"]
WIRE = DECIDE + ["core/wire", "core/config", "core/prices", "core/telemetry", "core/lab"]
LIVE = WIRE + ["core/http", "core/live", "core/store", "core/fleet", "core/sandbox", "core/relay"]
# What a user interface may know of the core: everything but how a policy decides.
SEEN_BY_UI = ["ui"] + [folder for folder in LIVE if folder != "core/policy"]
LIVE_QT = ["Core", "Network", "Sql", "DBus"]
UI_QT = LIVE_QT + ["Gui", "Widgets", "Svg", "SvgWidgets"]
LIVE_LIBRARIES = ["qt6keychain/", "QCoro", "http_parser.h"]

# folder: (our folders that it may include, Qt modules, other libraries). The longest matching folder counts.
LAYERS = {
    "core/base": (["core/base"], [], []),
    "core/policy": (["core/base", "core/policy"], [], []),
    "core/engine": (["core/base", "core/policy", "core/engine"], [], []),
    "core/sim": (DECIDE, [], []),
    "core/wire": (WIRE, ["Core"], []),
    "core/config": (WIRE, ["Core"], []),
    "core/prices": (WIRE, ["Core"], []),
    "core/telemetry": (WIRE, ["Core"], []),
    "core/lab": (WIRE, ["Core"], []),
    "core": (LIVE, LIVE_QT, LIVE_LIBRARIES),
    "ui": (SEEN_BY_UI, UI_QT, ["QCoro"]),
    "ui/presenters": (SEEN_BY_UI, ["Core"], ["QCoro"]),
    "ui/charts": (SEEN_BY_UI, UI_QT + ["Charts"], []),
    "app/common": (LIVE + ["app"], LIVE_QT, LIVE_LIBRARIES + ["CLI/"]),
    "app/ctl": (LIVE + ["app"], LIVE_QT, LIVE_LIBRARIES + ["CLI/"]),
    "app": (LIVE + ["ui", "app"], UI_QT, LIVE_LIBRARIES + ["CLI/"]),
}

# core-decide has no clock, no random source, no threads and no output of its own: they are arguments.
IMPURE = {"random", "ctime", "time.h", "iostream", "fstream", "cstdio", "stdio.h", "print", "filesystem", "thread", "mutex",
          "shared_mutex", "atomic", "future", "condition_variable", "stop_token", "cstdlib", "stdlib.h"}
CLOCK = re.compile(r"\b(system_clock|steady_clock|high_resolution_clock)\b")

# Policies do not know each other, but a policy may be made of a part that has a file of its own.
PARTS = {("circuit_breaker", "outcome_window"), ("rate_plan", "token_bucket")}


def qt_modules():
    """Header name -> Qt modules that have it, from the headers that are installed."""
    found = {}
    for folder in glob.glob("/usr/include/*/qt6/Qt*") + glob.glob("/usr/include/qt6/Qt*"):
        module = os.path.basename(folder)[2:]
        for name in os.listdir(folder):
            found.setdefault(name, set()).add(module)
    return found


QT = qt_modules()


def stem(path):
    return os.path.splitext(os.path.basename(path))[0]


def policy_breach(path, header):
    mine, theirs = stem(path), stem(header)
    if mine == theirs or theirs.endswith("_options") or (mine, theirs) in PARTS:
        return None
    return f"a policy includes another one, {header}: only the engine composes policies"


def breach(path, layer, quote, header):
    """What is wrong with this include, or None."""
    ours, modules, libraries = LAYERS[layer]
    if quote == '"':
        if header.endswith(".moc") or header.startswith("moc_"):
            return None
        folder = os.path.dirname(header)
        if not any(folder == f or folder.startswith(f + "/") for f in LIVE + ["ui", "app"]):
            return f'"{header}": written from the root, please'
        if not any(folder == f or folder.startswith(f + "/") for f in ours):
            return f"{layer} may not include {header}"
        if layer == "core/policy" and folder == "core/policy":
            return policy_breach(path, header)
        return None
    if any(header.startswith(l) for l in libraries):
        return None
    if re.match(r"Q[A-Zt]|q[a-z]+\.h$", header):
        module, _, name = header.rpartition("/")
        known = {module[2:]} if module else QT.get(name, set())
        return None if known & set(modules) else f"{layer} may not include <{header}> (Qt {'/'.join(sorted(known)) or 'unknown'})"
    if layer in DECIDE:
        if header in IMPURE or not re.fullmatch(r"[a-z_0-9]+", header):
            return f"{layer} may not include <{header}>: the standard library only, and nothing that reads a clock or does I/O"
        return None
    # Elsewhere: the standard library and the system's own headers.
    return None if re.fullmatch(r"[a-z_0-9]+|(sys|netinet|arpa|linux)/[a-z_0-9]+\.h|[a-z_0-9]+\.h", header) \
        else f"{layer} may not include <{header}>"


def behind(root, header, seen):
    """Every header that this one of ours pulls in, Qt's included."""
    if header in seen or not os.path.exists(os.path.join(root, header)):
        return
    seen.add(header)
    with open(os.path.join(root, header), encoding="utf-8") as f:
        for quote, name in filter(None, (m and m.groups() for m in map(INCLUDE.match, f))):
            if quote == '"':
                behind(root, name, seen)
            else:
                seen.add(name)


def needs_window(root, header):
    """The first header behind it that belongs to a window, or None."""
    seen = set()
    behind(root, header, seen)
    for name in sorted(seen):
        modules = {name.split("/")[0][2:]} if "/" in name and name.startswith("Qt") else QT.get(name, set())
        if name.startswith("Q") and modules and not modules & set(LIVE_QT):
            return name
    return None


def check(root, path):
    folder = os.path.dirname(path)
    layer = max((l for l in LAYERS if folder == l or folder.startswith(l + "/")), key=len, default=None)
    if layer is None:
        return [f"{path}: belongs to no layer"]
    out = []
    with open(os.path.join(root, path), encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            found = INCLUDE.match(line)
            why = breach(path, layer, *found.groups()) if found else None
            if layer == "ui/presenters" and found and not why and found.group(1) == '"':
                pulled = needs_window(root, found.group(2))
                why = pulled and f"{layer} is tested without a window, and {found.group(2)} pulls in <{pulled}>"
            if layer in DECIDE and not why and CLOCK.search(COMMENT.sub("", line)):
                why = f"{layer} may not read a clock: the time is an argument"
            if why:
                out.append(f"{path}:{number}: {why}")
    return out


def sources(root):
    for top in ("core", "ui", "app"):
        for folder, _, names in sorted(os.walk(os.path.join(root, top))):
            for name in sorted(names):
                if name.endswith((".h", ".cpp")):
                    yield os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/")


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    files = list(sources(root))
    if not files:
        print("no source found", file=sys.stderr)
        return 2
    breaches = [b for path in files for b in check(root, path)]
    print("\n".join(breaches + [f"{len(files)} files, {len(breaches)} breaches"]))
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
