#!/usr/bin/env python3
"""The checks of this folder must themselves be able to fail: each forbidden edge, in a tree made for it."""
import os
import subprocess
import sys
import tempfile
import unittest

import check_translations

HERE = os.path.dirname(os.path.abspath(__file__))


def run(script, files):
    with tempfile.TemporaryDirectory() as root:
        for path, text in files.items():
            os.makedirs(os.path.join(root, os.path.dirname(path)), exist_ok=True)
            with open(os.path.join(root, path), "w", encoding="utf-8") as f:
                f.write(text)
        done = subprocess.run([sys.executable, os.path.join(HERE, script), root], capture_output=True, text=True)
        return done.returncode, done.stdout


class Includes(unittest.TestCase):
    FORBIDDEN = {
        "core/base/a.h": "#include <QString>",
        "core/base/b.h": '#include "core/policy/cost.h"',
        "core/policy/cost.cpp": '#include "core/policy/backoff.h"',
        "core/policy/cost.h": '#include "core/engine/event.h"',
        "core/engine/a.cpp": "#include <random>",
        "core/engine/b.cpp": "auto t = std::chrono::steady_clock::now();",
        "core/sim/a.cpp": "#include <thread>",
        "core/wire/a.cpp": "#include <QNetworkReply>",
        "core/config/a.cpp": '#include "core/live/live_client.h"',
        "core/live/a.cpp": "#include <QWidget>",
        "core/store/a.cpp": '#include "ui/page.h"',
        "ui/pages/a.cpp": '#include "core/policy/cost.h"',
        "ui/pages/b.cpp": "#include <QtCharts/QChart>",
        "ui/pages/c.cpp": "#include <QChartView>",
        "ui/presenters/a.cpp": "#include <QWidget>",
        "ui/widgets/a.cpp": '#include "app/desktop/application.h"',
        "app/ctl/a.cpp": "#include <QApplication>",
        "core/live/b.cpp": '#include "live_client.h"',
    }
    ALLOWED = {
        "core/base/a.h": "#include <chrono>",
        "core/policy/circuit_breaker.h": '#include "core/policy/outcome_window.h"',
        "core/policy/a.cpp": '#include "core/policy/retry_options.h"',
        "core/engine/a.cpp": '#include "core/policy/cost.h"',
        "core/wire/a.cpp": "#include <QJsonObject>\n#include <QtEndian>",
        "core/live/a.cpp": "#include <QNetworkReply>\n#include <qt6keychain/keychain.h>\n#include <sys/stat.h>",
        "ui/charts/a.cpp": "#include <QChartView>\n#include <QtCharts/QChart>",
        "ui/pages/a.cpp": '#include "core/engine/snapshot.h"\n#include "ui/charts/a.h"\n#include <QWidget>',
        "app/ctl/a.cpp": "#include <CLI/CLI.hpp>\n#include <QCoreApplication>",
    }

    def test_each_forbidden_include_is_found(self):
        for path, text in self.FORBIDDEN.items():
            status, out = run("check_includes.py", {path: text + "\n"})
            self.assertEqual(status, 1, f"{path}: {text} went through")
            self.assertIn(f"{path}:1:", out)

    def test_a_presenter_that_pulls_in_a_window_is_found(self):
        status, out = run("check_includes.py", {"ui/presenters/a.h": '#include "ui/charts/b.h"\n',
                                                "ui/charts/b.h": '#include "ui/charts/c.h"\n', "ui/charts/c.h": "#include <QColor>\n"})
        self.assertEqual(status, 1, out)
        self.assertIn("ui/presenters/a.h:1:", out)

    def test_what_the_layers_allow_is_allowed(self):
        status, out = run("check_includes.py", {p: t + "\n" for p, t in self.ALLOWED.items()})
        self.assertEqual(status, 0, out)

    def test_an_empty_tree_is_an_error(self):
        self.assertEqual(run("check_includes.py", {})[0], 2)


class Tree(unittest.TestCase):
    def test_results_go_through_one_place(self):
        for text in ('std::printf("%d", n);', "std::fwrite(a, 1, n, stdout);", "std::cout << a;"):
            self.assertEqual(run("check_tree.py", {"app/ctl/a.cpp": text + "\n"})[0], 1, f"{text} went through")
            self.assertEqual(run("check_tree.py", {"app/ctl/output.cpp": text + "\n", "app/desktop/a.cpp": text + "\n"})[0], 0)
        self.assertEqual(run("check_tree.py", {"app/ctl/a.cpp": 'printOut("%d", n); std::fprintf(stderr, "x"); // not stdout\n'})[0], 0)

    def test_each_forbidden_text_is_found(self):
        for text in ("see /home/" + "ada/plimsoll", "closes issue" + " 12", "https://registry." + "npmjs.org/openai",
                     "sk-" + "a" * 48, "TO" + "DO later", "<" * 7 + " HEAD", "see elsewhere" + ".md"):
            self.assertEqual(run("check_tree.py", {"docs/b.txt": text + "\n"})[0], 1, f"{text} went through")

    def test_a_colour_outside_the_theme_is_found(self):
        for text in ("QColor(255, 0, 0)", 'QColor("#ff0000")', "Qt::red", "qRgb(1, 2, 3)", "0xff1a7f37", 'setStyleSheet("a")',
                     "QColor::fromRgb(x)"):
            self.assertEqual(run("check_tree.py", {"ui/widgets/a.cpp": f"f({text});\n"})[0], 1, f"{text} went through")
            self.assertEqual(run("check_tree.py", {"ui/theme/a.cpp": f"f({text});\n"})[0], 0)
        self.assertEqual(run("check_tree.py", {"ui/widgets/a.cpp": "QColor(); QColor c = stateColor(m, palette());\n"})[0], 0)

    def test_ordinary_text_is_allowed(self):
        status, out = run("check_tree.py", {"docs/b.txt": "POST /v1/messages, ~/.config/plimsoll/config.json, sk-test\n"})
        self.assertEqual(status, 0, out)


class Translations(unittest.TestCase):
    SAME = [("%1 of %n", "%n 중 %1"), ("Wait:", "待機:"), ("&Send", "送信(&S)"), ("More…", "더…"), ("Done.", "完了。"), ("<b>a</b>", "<b>가</b>"),
            ("a & b", "a 및 b"), ("null: none.", "null: 없음.")]
    OTHER = [("%1 of %2", "%1"), ("%1", "%2"), ("Wait:", "대기"), ("&Send", "送信"), ("&Send", "送信(&T)"), ("More…", "더"), ("Done", "完了…"),
             ("<b>a</b>", "가"), ("a\nb", "ab"), ("null: none.", "없음."), ("Done.", "完了"), ("%n s", "초")]

    def test_what_must_be_the_same_is_compared(self):
        for source, text in self.SAME:
            self.assertEqual(list(check_translations.differences(source, text, "ko")), [], f"{source} / {text}")
        for source, text in self.OTHER:
            self.assertNotEqual(list(check_translations.differences(source, text, "ko")), [], f"{source} / {text} went through")

    CMAKE = "set(PLIMSOLL_TRANSLATED ui)\nset(PLIMSOLL_LUPDATE_OPTIONS -locations none -source-language en)\n"
    TS = """<TS version="2.1"><context><name>A</name><message><source>{source}</source>
<translation{kind}>{text}</translation></message>{more}</context></TS>"""
    PLURAL = """<message numerus="yes"><source>%n jobs</source><translation>{forms}</translation></message>"""

    def check(self, source="Send", kind="", text="보내기", forms=1):
        tree = {"cmake/Translations.cmake": self.CMAKE,
                "ui/a.cpp": 'QT_TRANSLATE_NOOP("A", "Send")\nvoid f(int n) { QCoreApplication::translate("A", "%n jobs", nullptr, n); }\n'}
        for language, count in (("en", 2), ("ko", forms), ("ja", 1)):
            plural = self.PLURAL.format(forms="<numerusform>%n</numerusform>" * count)
            tree[f"translations/plimsoll_{language}.ts"] = (
                f'<TS version="2.1"><context><name>A</name>{plural}</context></TS>' if language == "en"
                else self.TS.format(source=source, kind=kind, text=text, more=plural))
        return run("check_translations.py", tree)

    @unittest.skipUnless(check_translations.LUPDATE, "no lupdate: there is no desktop to build here")
    def test_each_fault_of_a_file_is_found(self):
        self.assertEqual(self.check(), (0, "5 texts, 0 findings\n"))
        for words, faulty in (("not there", {"source": "Sent"}), ("no longer a text", {"source": "Sent"}), ("not translated", {"kind": ' type="unfinished"'}),
                              ("not translated", {"text": ""}), ("no longer", {"kind": ' type="vanished"'}), ("plural forms", {"forms": 2})):
            status, out = self.check(**faulty)
            self.assertEqual(status, 1, f"{faulty} went through")
            self.assertIn(words, out)

    def test_a_text_of_the_core_that_the_desktop_does_not_know_is_found(self):
        known = 'QT_TRANSLATE_NOOP("Core", "must be a list")'
        for text, expected in (('Error{where, "must be a list"}', 0), ('Error{where, "must be a pear"}', 1), ('QStringLiteral("is no pear at all")', 1)):
            status, out = run("check_core_texts.py", {"ui/language/core_texts.cpp": known, "core/config/a.cpp": f'f(QStringLiteral("must be a list")); g({text});'})
            self.assertEqual(status, expected, out)


class Conformance(unittest.TestCase):
    ALL = [n for n in range(1, 87) if n not in (37, 38, 39, 47, 53, 54, 55, 84, 85)]

    def tree(self, rows):
        return {"docs/conformance.md": "".join(f"| {n} | this | that | {kinds} |\n" for n, kinds in rows),
                "tests/decide/tst_a.cpp": "".join(f"TEST(Some, Case{n}_Holds)\n" for n in self.ALL if n > 2),
                "tests/live/tst_b.cpp": "void TestSome::case_2_holds()\n", "tests/scenarios/own/case-001-holds.json": "{}"}

    def rows(self):
        return [(1, "scenario"), (2, "live")] + [(n, "unit") for n in self.ALL if n > 2]

    def test_a_tree_that_agrees_passes(self):
        status, out = run("check_conformance.py", self.tree(self.rows()))
        self.assertEqual((status, out), (0, "77 cases, 0 findings\n"))

    def test_what_is_missing_or_not_told_is_found(self):
        for rows, words in (([(1, "scenario, unit")] + self.rows()[1:], "case 1 has no unit test"),
                            (self.rows()[:-1], "case 86 is not in the table"),
                            ([(1, "scenario"), (2, "unit")] + self.rows()[2:], "the live test of case 2 is not in the table")):
            status, out = run("check_conformance.py", self.tree(rows))
            self.assertEqual(status, 1, out)
            self.assertIn(words, out)

    def test_no_table_is_an_error(self):
        self.assertEqual(run("check_conformance.py", {"docs/conformance.md": "nothing"})[0], 2)


class Docs(unittest.TestCase):
    def tree(self):
        return {"ui/pages/live_page.cpp": 'PageEntry LivePage::entry()\n{\n    return {QStringLiteral("live"), tr("Live")};\n}\n',
                "docs/guide-live.md": '"pictures/live-light.png" "pictures/live-dark.png"', "README.md": "[guide](docs/guide-live.md)",
                "docs/pictures/live-light.png": "x", "docs/pictures/live-dark.png": "x"}

    def test_a_page_with_its_guide_passes(self):
        self.assertEqual(run("check_docs.py", self.tree()), (0, "1 pages, 0 findings\n"))

    def test_what_is_missing_or_too_large_is_found(self):
        for change, words in (({"docs/guide-live.md": None}, "has no guide"), ({"README.md": "nothing"}, "does not name it"),
                              ({"docs/guide-live.md": "nothing"}, "does not show the page, dark"),
                              ({"docs/pictures/live-dark.png": None}, "no such picture"),
                              ({"docs/pictures/live-dark.png": "x" * 160000}, "bytes, more than"),
                              ({"docs/pictures/other.png": "x"}, "no document shows it")):
            files = {path: text for path, text in {**self.tree(), **change}.items() if text is not None}
            status, out = run("check_docs.py", files)
            self.assertEqual(status, 1, out)
            self.assertIn(words, out)

    def test_no_page_is_an_error(self):
        self.assertEqual(run("check_docs.py", {"README.md": "nothing"})[0], 2)


if __name__ == "__main__":
    unittest.main()
