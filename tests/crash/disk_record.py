"""Reads what disk_recorder.cpp wrote down, and works out the disks that a power cut at a moment could have left.

What is promised by the file system: what was written to a file before a sync of it that succeeded is there, and so is the
file's name; creating, renaming and deleting names is there after a sync of their folder. Everything later may be there
wholly, in part (sector by sector) or not at all, in any order.
"""
import json
import os

SECTOR = 512


def read(path):
    records = []
    with open(path, "rb") as log:
        while line := log.readline():
            header = json.loads(line)
            header["data"] = log.read(header["size"])
            records.append(header)
    return records


class Content:
    """One file: what is surely on the disk, and what may be."""

    def __init__(self):
        self.durable = bytearray()
        self.pending = []
        self.named = False  # its name is surely there

    def apply(self, target, operation, dice=None):
        kind, at, data = operation
        if kind == "truncate":
            if dice is None or dice.random() < 0.5:
                del target[at:]
                target.extend(bytes(at - len(target)))
            return
        pieces = [(at, data)]
        if dice is not None:
            pieces = [(at + i, data[i:i + SECTOR]) for i in range(0, len(data), SECTOR) if dice.random() < 0.5]
        for where, piece in pieces:
            if len(target) < where:
                target.extend(bytes(where - len(target)))
            target[where:where + len(piece)] = piece

    def sync(self):
        for operation in self.pending:
            self.apply(self.durable, operation)
        self.pending = []
        self.named = True

    def after_cut(self, fate, dice):
        """fate: "none", "all" or "some" of what was not synced."""
        left = bytearray(self.durable)
        if fate == "all":
            for operation in self.pending:
                self.apply(left, operation)
        elif fate == "some":
            for operation in self.pending:
                self.apply(left, operation, dice)
        return left


class Disk:
    """The files of one folder, record by record."""

    def __init__(self):
        self.files = {}    # inode: Content
        self.names = {}    # path: inode, as the programs see it
        self.durable = {}  # path: inode, surely

    def step(self, record):
        op = record["op"]
        if op == "open":
            inode = record["file"]
            if self.names.get(record["path"]) != inode:
                self.names[record["path"]] = inode
                self.files[inode] = Content()  # a new file; a number may come again
        elif op == "write" and record["file"] in self.files:
            self.files[record["file"]].pending.append(("write", record["at"], record["data"]))
        elif op == "truncate" and record["file"] in self.files:
            self.files[record["file"]].pending.append(("truncate", record["at"], b""))
        elif op == "sync" and record["file"] in self.files:
            self.files[record["file"]].sync()
            for path, inode in self.names.items():
                if inode == record["file"]:
                    self.durable[path] = inode
        elif op == "sync-folder":
            self.durable = dict(self.names)
        elif op == "unlink":
            self.names.pop(record["path"], None)
        elif op == "rename" and record["path"] in self.names:
            self.names[record["to"]] = self.names.pop(record["path"])

    def cut(self, fate, dice):
        """path: bytes, after the power came back."""
        left = {}
        for path in {*self.names, *self.durable}:
            now, sure = self.names.get(path), self.durable.get(path)
            inode = sure if fate == "none" else now if fate == "all" else dice.choice([now, sure])
            if inode is not None:
                left[path] = self.files[inode].after_cut(fate, dice)
        return left

    def write_to(self, left, root, folder):
        for path, data in left.items():
            name = os.path.join(folder, os.path.relpath(path, root))
            os.makedirs(os.path.dirname(name), mode=0o700, exist_ok=True)
            with open(name, "wb") as file:
                file.write(data)
            os.chmod(name, 0o600)
