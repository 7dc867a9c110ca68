"""Checks a bundle of the proof of liabilities: a second implementation, with Python's standard library alone.

    python3 verify-bundle.py BUNDLE.json

Checks everything but the signatures of the checkpoint, which need a library: verifier/verify.ts checks those.
docs/proof.md says what is hashed.
"""
import base64, hashlib, json, sys


def need(holds, reason):
    if not holds:
        sys.exit(f"refused: {reason}")


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def whole_hash(text):
    need(isinstance(text, str) and len(text) == 64, "a hash is cut")
    return bytes.fromhex(text)


def amount(text):
    need(isinstance(text, str) and text.isascii() and text.isdigit() and int(text) < 1 << 128, "an amount is no whole number of 16 bytes")
    return int(text)


def log_root(leaf, index, size, proof):
    if size == 1:
        need(not proof, "the log proof is too long")
        return leaf
    need(proof, "the log proof is too short")
    left = 1 << ((size - 1).bit_length() - 1)
    if index < left:
        return sha256(b"\1", log_root(leaf, index, left, proof[:-1]), proof[-1])
    return sha256(b"\1", proof[-1], log_root(leaf, index - left, size - left, proof[:-1]))


def check(bundle):
    need(bundle.get("format") == "evenmoor-proof/1", "another format")
    lines, checkpoint = bundle["log_proof"].split("\n\n", 1)
    name, place, *hashes = lines.split("\n")
    need(name == "c2sp.org/tlog-proof@v1", "no log proof")
    index, (origin, size, root) = int(place.removeprefix("index ")), checkpoint.split("\n")[:3]
    need(index < int(size), "the entry is beyond the end of the log")
    leaf = sha256(b"\0", bundle["entry"].encode())
    computed = log_root(leaf, index, int(size), [base64.b64decode(one) for one in hashes])
    need(base64.b64encode(computed).decode() == root, "the snapshot is not in the log")

    entry = json.loads(bundle["entry"])
    need(entry["type"] == "snapshot" and entry["format"] == "evenmoor-liabilities/1", "the entry is no snapshot")
    need(entry["total"] is not None, "the total is withheld")
    fields = ["format", "asset", "taken_at", "ledger_position", "ledger_hash", "salt", "chunks"]
    context = sha256("".join(f"{entry[field]}\n" for field in fields).encode())
    root, total, leaves = whole_hash(entry["root"]), amount(entry["total"]), entry["leaves"]
    need(leaves > 1 and leaves & (leaves - 1) == 0, "the leaves are no power of two")
    key, person = whole_hash(bundle["day_key"]), bytes.fromhex(bundle["person"].replace("-", ""))
    places = [leaf["index"] for leaf in bundle["leaves"]]
    need(len(set(places)) == len(places) == entry["chunks"], "a leaf is missing or there twice")
    balance = 0
    for leaf in bundle["leaves"]:
        index, path, total_here = leaf["index"], base64.b64decode(leaf["path"]), amount(leaf["amount"])
        need(0 <= index < leaves and len(path) == 48 * (leaves.bit_length() - 1), "a path does not begin at its leaf")
        balance += total_here
        node = sha256(b"\0", key, person, index.to_bytes(8, "big"), total_here.to_bytes(16, "big"))
        for at in range(0, len(path), 48):
            mine, sibling = node + total_here.to_bytes(16, "big"), path[at : at + 48]
            node = sha256(b"\1", *((mine, sibling) if index % 2 == 0 else (sibling, mine)))
            total_here, index = total_here + int.from_bytes(sibling[32:], "big"), index // 2
            need(total_here < 1 << 128, "a sum is more than 16 bytes hold")
        need(total_here == total, "a path adds up to another total")
        top = node + total_here.to_bytes(16, "big")
        need(sha256(b"\2", context, top, leaves.to_bytes(8, "big")) == root, "a path leads to another root")
    need(balance == amount(bundle["balance"]), "the leaves add up to another balance")
    return f"{balance} of {bundle['person']} is in the total of {total} at {entry['taken_at']}, in {origin} at {size} entries."


if __name__ == "__main__":
    try:
        print(check(json.load(open(sys.argv[1]))))
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        sys.exit(f"refused: malformed ({error!r})")
