/** The two steps of building a tree that are shared out to threads. */
import { randomBytes } from 'node:crypto'
import {
  beginLeaves,
  hashBytes,
  nodeBytes,
  personBytes,
  readSum,
  secretBytes,
  sumBytes,
  writeLeaf,
} from './liability-hash.ts'
import { randomUint32 } from './random-numbers.ts'
import { tileWidth, topOf } from './tiles.ts'
import type { TreeWork } from './tree-work.ts'

/** A share of the work: part 0 of 2 and part 1 of 2 are all of it. */
export type Share = { readonly part: number; readonly of: number }

const rangeOf = (count: number, { part, of }: Share): [from: number, to: number] => [
  Math.floor((count * part) / of),
  Math.floor((count * (part + 1)) / of),
]

/** Writes the leaves of a share of the accounts, and a share of the empty ones. */
export function hashLeaves(work: TreeWork, share: Share): void {
  const { accounts, context, chunks, places, leafRow } = work
  const [from, to] = rangeOf(accounts.count, share)
  for (let account = from; account < to; account += 1) {
    const person = accounts.people.subarray(account * personBytes, (account + 1) * personBytes)
    const secret = accounts.secrets.subarray(account * secretBytes, (account + 1) * secretBytes)
    beginLeaves(secret, person, context)
    const amount = readSum(accounts.amounts, account * sumBytes)
    let before = 0n
    for (const [chunk, end] of cutsOf(amount, chunks).entries()) {
      writeLeaf(leafRow, places[account * chunks + chunk] ?? 0, end - before)
      before = end
    }
  }
  const taken = accounts.count * chunks
  const [firstEmpty, lastEmpty] = rangeOf(places.length - taken, share)
  // A random number is what the hash of a leaf without its key looks like; its sum stays zero.
  const empty = randomBytes((lastEmpty - firstEmpty) * hashBytes)
  for (let at = firstEmpty; at < lastEmpty; at += 1) {
    const from = (at - firstEmpty) * hashBytes
    empty.copy(leafRow, (places[taken + at] ?? 0) * nodeBytes, from, from + hashBytes)
  }
}

/** Where an amount is cut into its chunks, at random: the last cut is its end. */
function cutsOf(amount: bigint, chunks: number): bigint[] {
  const random = () => (amount * BigInt(randomUint32())) >> 32n
  if (chunks === 2) return [random(), amount]
  const cuts = Array.from({ length: chunks - 1 }, random)
  return [...cuts.toSorted((a, b) => (a < b ? -1 : 1)), amount]
}

/** Writes the node above each tile of a share of the leaves. */
export function hashTiles({ leafRow, tileRow }: TreeWork, share: Share): void {
  const tileBytes = Math.min(leafRow.length, tileWidth * nodeBytes)
  const [from, to] = rangeOf(tileRow.length / nodeBytes, share)
  for (let tile = from; tile < to; tile += 1)
    topOf(leafRow.subarray(tile * tileBytes, (tile + 1) * tileBytes)).copy(tileRow, tile * nodeBytes)
}
