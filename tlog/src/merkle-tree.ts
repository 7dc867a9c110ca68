/** The hash tree of RFC 6962, section 2: a leaf's hash begins with 0x00, a node's with 0x01. SHA-256. */
import { hash } from 'node:crypto'
import { TlogProblem } from './tlog-problem.ts'

const leafDomain = Buffer.of(0)
const nodeDomain = Buffer.of(1)

/** The root of a tree without entries. */
export const emptyRoot: Buffer = hash('sha256', '', 'buffer')

export const leafHash = (entry: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([leafDomain, entry]), 'buffer')

export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  hash('sha256', Buffer.concat([nodeDomain, left, right]), 'buffer')

/**
 * A growing tree that keeps the hash of every complete subtree: 64 bytes of memory for each entry, and any root or
 * proof of any size it has had without hashing anything twice.
 */
export class MerkleTree {
  /** `#levels[l][i]`: the hash of the entries from i · 2^l to (i + 1) · 2^l. */
  readonly #levels: Buffer[][] = [[]]

  constructor(leafHashes: Iterable<Buffer> = []) {
    for (const leaf of leafHashes) this.append(leaf)
  }

  get size(): number {
    return this.#levels[0]?.length ?? 0
  }

  /** Appends an entry by its `leafHash`. */
  append(leaf: Buffer): void {
    let [node, level] = [leaf, 0]
    for (;;) {
      const row = (this.#levels[level] ??= [])
      row.push(node)
      if (row.length % 2 === 1) return
      node = nodeHash(at(row, row.length - 2), node)
      level += 1
    }
  }

  /** The root when the tree had this size. */
  root(size: number = this.size): Buffer {
    this.#check(size)
    return size === 0 ? emptyRoot : this.#range(0, size)
  }

  /** The hash of the complete subtree of 2^level entries with this index at its level. */
  subtree(level: number, index: number): Buffer {
    return at(this.#levels[level] ?? [], index)
  }

  /** Proves that the entry at `index` is in the tree of this size (RFC 6962, 2.1.1): hashes from the leaf upwards. */
  inclusionProof(index: number, size: number = this.size): Buffer[] {
    this.#check(size)
    if (!Number.isSafeInteger(index) || index < 0 || index >= size)
      throw new TlogProblem('out_of_range', `A tree of ${size} entries has no entry ${index}.`)
    const path = (start: number, length: number): Buffer[] => {
      if (length === 1) return []
      const left = splitOf(length)
      return index < start + left
        ? [...path(start, left), this.#range(start + left, length - left)]
        : [...path(start + left, length - left), this.#range(start, left)]
    }
    return path(0, size)
  }

  /** Proves that the tree of `oldSize` is the beginning of the tree of `size` (RFC 6962, 2.1.2). */
  consistencyProof(oldSize: number, size: number = this.size): Buffer[] {
    this.#check(size)
    if (!Number.isSafeInteger(oldSize) || oldSize < 0 || oldSize > size)
      throw new TlogProblem('out_of_range', `A tree of ${size} entries never had ${oldSize}.`)
    const path = (old: number, start: number, length: number, isKnown: boolean): Buffer[] => {
      if (old === length) return isKnown ? [] : [this.#range(start, length)]
      const left = splitOf(length)
      return old <= left
        ? [...path(old, start, left, isKnown), this.#range(start + left, length - left)]
        : [...path(old - left, start + left, length - left, false), this.#range(start, left)]
    }
    return oldSize === 0 ? [] : path(oldSize, 0, size, true)
  }

  #range(start: number, length: number): Buffer {
    const level = Math.log2(length)
    if (Number.isInteger(level) && start % length === 0) return this.subtree(level, start / length)
    const left = splitOf(length)
    return nodeHash(this.#range(start, left), this.#range(start + left, length - left))
  }

  #check(size: number): void {
    if (!Number.isSafeInteger(size) || size < 0 || size > this.size)
      throw new TlogProblem('out_of_range', `The tree has ${this.size} entries, not ${size}.`)
  }
}

/** The largest power of two below `length`. */
const splitOf = (length: number): number => 2 ** (Math.ceil(Math.log2(length)) - 1)

function at(row: readonly Buffer[], index: number): Buffer {
  const node = row[index]
  if (node === undefined) throw new TlogProblem('out_of_range', 'The tree has no such subtree.')
  return node
}

const half = (number: number): number => Math.floor(number / 2)
const isOdd = (number: number): boolean => number % 2 === 1

/** The root that a leaf and its proof lead to; throws `malformed_proof` where the proof has another length than it must. */
export function rootFromInclusion(
  leaf: Uint8Array,
  { index, size, proof }: { index: number; size: number; proof: readonly Uint8Array[] },
): Buffer {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size)
    throw new TlogProblem('out_of_range', `A tree of ${size} entries has no entry ${index}.`)
  let [place, last] = [index, size - 1]
  let node: Buffer = Buffer.from(leaf)
  for (const sibling of proof) {
    if (last === 0) throw new TlogProblem('malformed_proof', 'The proof is longer than the tree is high.')
    if (isOdd(place) || place === last) {
      node = nodeHash(sibling, node)
      while (!isOdd(place) && place !== 0) [place, last] = [half(place), half(last)]
    } else node = nodeHash(node, sibling)
    ;[place, last] = [half(place), half(last)]
  }
  if (last !== 0) throw new TlogProblem('malformed_proof', 'The proof ends below the root.')
  return node
}

/** Whether a leaf is at this place of the tree with this root. Throws as `rootFromInclusion`. */
export const verifyInclusion = (
  leaf: Uint8Array,
  root: Uint8Array,
  where: Parameters<typeof rootFromInclusion>[1],
): boolean => rootFromInclusion(leaf, where).equals(root)

export type TreeHead = { readonly size: number; readonly root: Uint8Array }

/** Whether the old tree is the beginning of the new one. A proof of the wrong shape proves nothing: false. */
export function verifyConsistency(old: TreeHead, now: TreeHead, proof: readonly Uint8Array[]): boolean {
  if (old.size < 0 || old.size > now.size) return false
  if (old.size === now.size) return proof.length === 0 && Buffer.from(old.root).equals(now.root)
  if (old.size === 0) return proof.length === 0 && emptyRoot.equals(old.root)
  const hashes = Number.isInteger(Math.log2(old.size)) ? [old.root, ...proof] : proof
  const [first, ...others] = hashes
  if (proof.length === 0 || first === undefined) return false
  let [place, last] = [old.size - 1, now.size - 1]
  while (isOdd(place)) [place, last] = [half(place), half(last)]
  let [before, after]: [Buffer, Buffer] = [Buffer.from(first), Buffer.from(first)]
  for (const sibling of others) {
    if (last === 0) return false
    if (isOdd(place) || place === last) {
      before = nodeHash(sibling, before)
      after = nodeHash(sibling, after)
      while (!isOdd(place) && place !== 0) [place, last] = [half(place), half(last)]
    } else after = nodeHash(after, sibling)
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 && before.equals(old.root) && after.equals(now.root)
}
