#!/usr/bin/env python3
"""live_change.py PLIMSOLLCTL [TIMES, 20] [PROCESSES, 4]

How long a setting that one process changes takes to act on the calls of others: some `plimsollctl send` wait 50 s
for their retry after a 500, `plimsollctl config set` lowers the attempts, and each of the calls ends. Measured from the end of
`config set` (the file is there) to the end of the call, as its output says it.
"""
import http.server
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time


class Broken(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    asked = threading.Semaphore(0)

    def do_POST(self):
        self.rfile.read(int(self.headers.get("content-length", 0)))
        body = b'{"error": {"message": "out of order", "type": "server_error"}}'
        self.send_response(500)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        Broken.asked.release()

    def log_message(self, *_):
        pass


def config_for(port):
    return {
        "providers": {"broken": {"dialect": "openai", "base_url": f"http://127.0.0.1:{port}/v1", "key": "none"}},
        "models": {"broken-model": {"provider": "broken", "limits": {}, "context_window": 100000}},
        "profiles": {"online": {"chain": ["broken-model"], "fallback": ["model"], "max_total_wait_ms": 60000, "deadline_ms": 120000,
                                "retry": {"base_ms": 50000, "cap_ms": 50000, "jitter": "none"}}},
        "breaker": {"consecutive_failures": 1000, "min_samples": 1000},
        "retry_budget": {"capacity": 1000},
    }


def main():
    ctl = os.path.abspath(sys.argv[1])
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    processes = int(sys.argv[3]) if len(sys.argv) > 3 else 4
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Broken)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    delays = []
    with tempfile.TemporaryDirectory(prefix="plimsoll-change-") as folder:
        environment = dict(os.environ, XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, XDG_RUNTIME_DIR=folder, LC_ALL="C.UTF-8")
        environment.pop("PLIMSOLL_CONFIG", None)
        os.makedirs(f"{folder}/plimsoll", 0o700)
        for _ in range(times):
            with open(f"{folder}/plimsoll/config.json", "w", encoding="utf-8") as file:
                json.dump(config_for(server.server_port), file)
            calls = [subprocess.Popen([ctl, "send", "--no-stream", "hello"], env=environment, stdout=subprocess.DEVNULL,
                                      stderr=subprocess.PIPE, text=True) for _ in range(processes)]
            for _ in calls:
                if not Broken.asked.acquire(timeout=30):
                    sys.exit("a call did not ask the server: " + "".join(call.stderr.read() for call in calls))
            for call in calls:  # until it says that it waits
                while (line := call.stderr.readline()) and "wait" not in line:
                    pass
            ended = {}

            def watch(call):
                for line in call.stderr:
                    if line.startswith("failed"):
                        ended[call.pid] = time.monotonic()
                        return
            watchers = [threading.Thread(target=watch, args=(call,)) for call in calls]
            for watcher in watchers:
                watcher.start()
            subprocess.run([ctl, "config", "set", "/profiles/online/max_attempts_total", "1"], env=environment, check=True, stdout=subprocess.DEVNULL)
            changed = time.monotonic()
            for watcher in watchers:
                watcher.join(30)
            for call in calls:
                call.wait(30)
                if call.pid not in ended:
                    sys.exit("a call did not end by the change")
                delays.append(1000 * (ended[call.pid] - changed))
    delays.sort()
    print(f"{len(delays)} calls in {processes} processes: median {statistics.median(delays):.0f} ms, "
          f"p95 {delays[int(0.95 * (len(delays) - 1))]:.0f} ms, longest {delays[-1]:.0f} ms after the file was written")


if __name__ == "__main__":
    main()
