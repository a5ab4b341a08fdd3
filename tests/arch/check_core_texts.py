#!/usr/bin/env python3
"""check_core_texts.py [ROOT]

What the core says to a person must be in ui/language/core_texts.cpp, or the desktop shows it in English in every language. Reads
the string literals of the folders where such texts are made. One line per finding, then 'N texts, M findings'. Exit status 0
none, 1 some, 2 nothing found.
"""
import glob
import os
import re
import sys

FOLDERS = ["core/config", "core/prices", "core/http", "core/live", "core/store", "core/sandbox/fault.cpp"]
LITERALS = r'((?:"(?:[^"\\]|\\.)*"\s*)+)'
# The forms in which a text for a person is made: a QString, the second half of an Error, an argument of a fault.
FORMS = [re.compile(form + LITERALS) for form in (r"QStringLiteral\(\s*", r"Error\{[^;{}]*?,\s*", r"\bat\([^,;]+,\s*", r"\? *", r" : ")]
SENTENCE = re.compile(r"[A-Za-z]{2,}'?[a-z]* (?:[a-z(%/`\[]|\d)")
# Not for people, or not for those at the desktop: SQL, the log, file formats, the words of plimsollctl's own commands.
OTHERS = re.compile(
    r"\b(AND|ORDER BY|IN|AS|LIKE|unixepoch)\b|;\n|"
    r"^(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|ATTACH|DETACH|ALTER|DROP|BEGIN|WITH|REPLACE)\b|"
    r"\b(FROM|WHERE|JOIN)\b|=\?|^Plimsoll configuration$")
SKIPPED = {"config_docs.cpp", "config_schema.cpp", "presets.cpp", "provider_test_words.cpp"}


def joined(literals):
    return "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', literals)).replace('\\"', '"').replace("\\n", "\n")


def texts(path):
    with open(path, encoding="utf-8") as f:
        source = re.sub(r"^\s*//.*$|R\"(\w*)\((?:.|\n)*?\)\1\"|QT_TRANSLATE_NOOP\([^)]*\)|qWarning\([^;]*;|qFatal\([^;]*;", "", f.read(), flags=re.M)
    for form in FORMS:
        for found in form.finditer(source):
            text = joined(found.group(1))
            if SENTENCE.search(text) and not OTHERS.search(text):
                yield text


def known(root):
    with open(os.path.join(root, "ui", "language", "core_texts.cpp"), encoding="utf-8") as f:
        return {joined(found) for found in re.findall(r'QT_TRANSLATE_NOOP\("Core", ' + LITERALS + r"\)", f.read())}


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
    have = known(root)
    have.add("must be %1")  # a range: it is there as "must be %1 to %2"
    parts = {part.strip() for text in have for part in (text.split("%1")[0], re.sub(r"%(\d)", lambda m: f"%{int(m[1]) - 1}", text)[2:])}
    findings, seen = [], set()
    for folder in FOLDERS:
        place = os.path.join(root, folder)
        for path in sorted(glob.glob(place if place.endswith(".cpp") else os.path.join(place, "*.cpp"))):
            if os.path.basename(path) in SKIPPED:
                continue
            for text in texts(path):
                seen.add(text)
                if text not in have and text.strip() not in parts:
                    findings.append(f"{os.path.relpath(path, root)}: not in ui/language/core_texts.cpp: {text[:110]!r}")
    if not seen or not have:
        print("nothing found", file=sys.stderr)
        return 2
    findings = sorted(set(findings))
    print("\n".join(findings + [f"{len(seen)} texts, {len(findings)} findings"]))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
