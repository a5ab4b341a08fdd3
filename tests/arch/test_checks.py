#!/usr/bin/env python3
"""The checks of this folder must themselves be able to fail: each forbidden edge, in a tree made for it."""
import os
import subprocess
import sys
import tempfile
import unittest

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
    def test_each_forbidden_text_is_found(self):
        for text in ("see /home/" + "ada/plimsoll", "closes issue" + " 12", "https://registry." + "npmjs.org/openai",
                     "sk-" + "a" * 48, "TO" + "DO later", "<" * 7 + " HEAD", "see elsewhere" + ".md"):
            self.assertEqual(run("check_tree.py", {"docs/b.txt": text + "\n"})[0], 1, f"{text} went through")

    def test_ordinary_text_is_allowed(self):
        status, out = run("check_tree.py", {"docs/b.txt": "POST /v1/messages, ~/.config/plimsoll/config.json, sk-test\n"})
        self.assertEqual(status, 0, out)


if __name__ == "__main__":
    unittest.main()
