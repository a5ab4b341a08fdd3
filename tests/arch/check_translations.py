#!/usr/bin/env python3
"""check_translations.py [--lupdate PROGRAM] [ROOT]

Holds translations/*.ts against the sources: every text of the program is in each file, translated, and nothing else is; source
and translation have the same placeholders, mnemonics, tags and ends. Runs lupdate over a copy, so that the tree stays as it is.
One line per finding, then 'N texts, M findings'. Exit status 0 none, 1 some, 2 lupdate failed or found nothing.
"""
import argparse
import collections
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

PLACEHOLDER = re.compile(r"%L?(?:\d+|n)")
TAG = re.compile(r"</?[a-z]\w*[^<>]*>")
MNEMONIC = re.compile(r"&(\w)")
# What a text ends with says how it goes on: the same end in each script.
ENDS = {":": ":：", "…": "…", ".": ".。", "?": "?？.。", "!": "!！", ")": ")）"}  # a question may become a request
PLURALS = {"en": 2, "ko": 1, "ja": 1}
LUPDATE = shutil.which("lupdate", path=os.environ.get("PATH", "") + ":/usr/lib/qt6/bin")


def setting(root, name):
    """A list of cmake/Translations.cmake, which is the one place of it."""
    with open(os.path.join(root, "cmake", "Translations.cmake"), encoding="utf-8") as f:
        return re.search(rf"set\({name} ([^)]*)\)", f.read()).group(1).split()


def messages(path):
    """(context, source, comment) -> message, in a .ts file."""
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            found[name, message.findtext("source"), message.findtext("comment") or ""] = message
    return found


def forms(message):
    translation = message.find("translation")
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]


def differences(source, text, language):
    """What must be the same in both and is not."""
    for what, pattern in (("placeholders", PLACEHOLDER), ("tags", TAG)):
        wanted, got = (collections.Counter(pattern.findall(each)) for each in (source, text))
        if language == "en":  # "Last %n minutes" may be "Last minute" when it is one
            wanted.pop("%n", None), wanted.pop("%Ln", None), got.pop("%n", None), got.pop("%Ln", None)
        if wanted != got:
            yield f"other {what}: {sorted(wanted)} and {sorted(got)}"
    wanted, got = (sorted(letter.upper() for letter in MNEMONIC.findall(each)) for each in (source, text))
    if wanted != got:
        yield f"other mnemonics: {wanted} and {got}"
    if source.count("\n") != text.count("\n"):
        yield "other line breaks"
    if ("null:" in source) != ("null:" in text):
        yield "the word null: is replaced by the settings page, and must stay"
    if (source[:1].isspace(), source[-1:].isspace()) != (text[:1].isspace(), text[-1:].isspace()):
        yield "other blanks at the ends"
    end = source[-1:]
    if end in ENDS and text[-1:] not in ENDS[end]:
        yield f"ends with {text[-1:]!r}, not with {end!r}"
    if text[-1:] in ":：…" and end not in ":…":
        yield f"ends with {text[-1:]!r}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lupdate", default=LUPDATE)
    parser.add_argument("root", nargs="?", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
    arguments = parser.parse_args()
    root = os.path.abspath(arguments.root)
    folders, options = setting(root, "PLIMSOLL_TRANSLATED"), setting(root, "PLIMSOLL_LUPDATE_OPTIONS")
    findings, seen = [], 0
    for language in PLURALS:
        name = f"plimsoll_{language}.ts"
        have = messages(os.path.join(root, "translations", name))
        with tempfile.TemporaryDirectory() as scratch:
            fresh = os.path.join(scratch, name)
            run = subprocess.run([arguments.lupdate, *folders, *options, "-target-language", language, "-ts", fresh],
                                 cwd=root, capture_output=True, text=True)
            if run.returncode != 0 or not os.path.exists(fresh):
                print(run.stdout + run.stderr, file=sys.stderr)
                return 2
            findings += [f"{name}: {line}" for line in run.stderr.splitlines() if "lacks Q_OBJECT" in line]
            wanted = {key: each for key, each in messages(fresh).items() if language != "en" or each.get("numerus") == "yes"}
        if not wanted:
            print("no text found", file=sys.stderr)
            return 2
        seen += len(wanted)
        findings += [f"{name}: not there: {key}" for key in wanted if key not in have]
        for key, message in have.items():
            kind = message.find("translation").get("type")
            if key not in wanted or kind in ("vanished", "obsolete"):
                findings.append(f"{name}: no longer a text of the program: {key}")
                continue
            texts = forms(message)
            if kind or not all(texts):
                findings.append(f"{name}: not translated: {key}")
                continue
            if message.get("numerus") == "yes" and len(texts) != PLURALS[language]:
                findings.append(f"{name}: {len(texts)} plural forms: {key}")
            findings += [f"{name}: {what}: {key[1]!r}: {text!r}" for text in texts
                         for what in differences(key[1], text, language)]
    print("\n".join(findings + [f"{seen} texts, {len(findings)} findings: cmake --build build/dev --target update_translations, "
                                "then translate what is unfinished" if findings else f"{seen} texts, 0 findings"]))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
