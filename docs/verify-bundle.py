"""Checks a bundle of the proof of liabilities: a second implementation, with Python's standard library alone.

    python3 verify-bundle.py BUNDLE.json

Checks everything but the signatures of the checkpoint, which need a library: verifier/verify.ts checks those, and
refuses forgeries by the same names. docs/proof.md says what is hashed.
"""
import base64, hashlib, json, re, sys

if {"-h", "--help"} & set(sys.argv[1:]):
    sys.exit(print(__doc__))

sha256 = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
decoded = lambda text: base64.b64decode(text, validate=True)
u64 = lambda number: number.to_bytes(8, "big")
u128 = lambda number: number.to_bytes(16, "big")


def need(holds, reason):
    if not holds:
        sys.exit(f"refused: {reason}")


def whole_hash(text):
    need(re.fullmatch("[0-9a-f]{64}", text), "truncated_hash")
    return bytes.fromhex(text)


def amount(text):
    need(not text.startswith("-"), "negative_amount")
    need(re.fullmatch("0|[1-9][0-9]*", text), "malformed")
    need(int(text) < 1 << 128, "sum_overflow")
    return int(text)


def log_root(leaf, index, size, proof):
    need(bool(proof) == (size > 1), "wrong_log_proof")
    if size == 1:
        return leaf
    left = 1 << ((size - 1).bit_length() - 1)
    if index < left:
        return sha256(b"\1", log_root(leaf, index, left, proof[:-1]), proof[-1])
    return sha256(b"\1", proof[-1], log_root(leaf, index - left, size - left, proof[:-1]))


text = open(sys.argv[1], encoding="utf-8").read()
# Whatever fails from here on is a bundle that lacks something, or has it in another form.
sys.excepthook = lambda kind, error, trace: print(f"refused: malformed ({error!r})", file=sys.stderr)

bundle = json.loads(text)
lines, checkpoint = bundle["log_proof"].split("\n\n", 1)
name, place, *hashes = lines.split("\n")
need(bundle["format"] == "evenmoor-proof/1" and name == "c2sp.org/tlog-proof@v1", "malformed")
origin, size, signed_root = checkpoint.split("\n")[:3]
index, size = int(place.removeprefix("index ")), int(size)
need(0 <= index < size, "wrong_log_proof")
computed = log_root(sha256(b"\0", bundle["entry"].encode()), index, size, [decoded(one) for one in hashes])
need(computed == decoded(signed_root), "not_in_log")

entry = json.loads(bundle["entry"])
need(entry["type"] == "snapshot" and entry["format"] == "evenmoor-liabilities/1", "not_a_snapshot")
need(entry["total"] is not None, "total_withheld")
fields = ["format", "asset", "taken_at", "ledger_position", "ledger_hash", "salt", "chunks"]
context = sha256("".join(f"{entry[field]}\n" for field in fields).encode())
root, total, leaves = whole_hash(entry["root"]), amount(entry["total"]), entry["leaves"]
need(leaves > 1 and leaves & (leaves - 1) == 0, "wrong_size")
key, person = whole_hash(bundle["day_key"]), bytes.fromhex(bundle["person"].replace("-", ""))
need(len(bundle["leaves"]) == entry["chunks"], "wrong_count")
balance, places = 0, set()
for leaf in bundle["leaves"]:
    index, path, sum_here = leaf["index"], decoded(leaf["path"]), amount(leaf["amount"])
    need(index not in places, "leaf_repeated")
    places.add(index)
    need(0 <= index < leaves, "wrong_place")
    need(len(path) == 48 * (leaves.bit_length() - 1), "wrong_path_length")
    balance += sum_here
    node = sha256(b"\0", key, person, u64(index), u128(sum_here))
    for at in range(0, len(path), 48):
        mine, sibling = node + u128(sum_here), path[at : at + 48]
        node = sha256(b"\1", *((mine, sibling) if index % 2 == 0 else (sibling, mine)))
        sum_here, index = sum_here + int.from_bytes(sibling[32:], "big"), index // 2
        need(sum_here < 1 << 128, "sum_overflow")
    need(sum_here == total, "total_differs")
    need(sha256(b"\2", context, node, u128(sum_here), u64(leaves)) == root, "root_differs")
need(balance == amount(bundle["balance"]), "balance_differs")
print(f"{balance} of {bundle['person']} is in the total of {total} at {entry['taken_at']}, in {origin} at {size} entries.")
