"""Stands before the sandbox and counts, by the marker in the prompt, what arrives and what is answered."""
import http.client
import http.server
import re
import threading
from collections import Counter

MARKER = re.compile(rb"crash-test-job-(\d+)")


class CountingProxy:
    def __init__(self, port):
        self.arrived = Counter()   # requests, by marker
        self.answered = Counter()  # of these: 200
        self.lock = threading.Lock()
        proxy = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                found = MARKER.search(body)
                marker = int(found.group(1)) if found else None
                with proxy.lock:
                    proxy.arrived[marker] += 1
                upstream = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
                try:
                    headers = {k: v for k, v in self.headers.items() if k.lower() not in ("host", "connection", "accept-encoding")}
                    upstream.request("POST", self.path, body, headers)
                    reply = upstream.getresponse()
                    if reply.status == 200:
                        with proxy.lock:
                            proxy.answered[marker] += 1
                    self.send_response_only(reply.status)
                    for name, value in reply.getheaders():
                        if name.lower() not in ("connection", "transfer-encoding", "content-length"):
                            self.send_header(name, value)
                    self.send_header("connection", "close")
                    self.send_header("transfer-encoding", "chunked")
                    self.end_headers()
                    while data := reply.read1(65536):
                        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
                        self.wfile.flush()
                    self.wfile.write(b"0\r\n\r\n")
                except OSError:
                    pass  # the client was killed: that is what this is about
                finally:
                    upstream.close()
                    self.close_connection = True

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}/v1"

    def counts(self):
        with self.lock:
            return dict(self.arrived), dict(self.answered)
