/**
 * What is hashed in the proof of liabilities, byte for byte; docs/proof.md says the same in words. Every preimage begins
 * with a byte of its own, so that nothing of one kind can be passed off as another, and has a fixed length.
 */
import { hash } from 'node:crypto'

/** A node as it stands in tiles and paths: its hash, then its sum as 16 bytes, the highest first. */
export const nodeBytes = 48
export const hashBytes = 32
export const sumBytes = 16
/** A person's secret, and an id without its hyphens. */
export const secretBytes = 16
export const personBytes = 16

const domains = { leaf: 0, node: 1, root: 2, dayKey: 3 } as const

/** Sums are below 2^128: an adder that wrapped would make a debt disappear. */
export class SumOverflow extends Error {
  override readonly name = 'SumOverflow'
}

/** What a tree is of, and the days' salt: each tree has leaves that no other one has. */
export type TreeContext = {
  readonly asset: string
  /** UTC. */
  readonly takenAt: Date
  readonly ledgerPosition: bigint
  readonly ledgerHash: Buffer
  /** 32 bytes that no other tree has. */
  readonly salt: Buffer
  readonly chunks: number
}

export const formatName = 'evenmoor-liabilities/1'

export const contextHash = (context: TreeContext): Buffer =>
  hash(
    'sha256',
    [
      formatName,
      context.asset,
      context.takenAt.toISOString(),
      String(context.ledgerPosition),
      context.ledgerHash.toString('hex'),
      context.salt.toString('hex'),
      String(context.chunks),
      '',
    ].join('\n'),
    'buffer',
  )

const lowHalf = 0xffff_ffff_ffff_ffffn

// Hashes come as one-byte characters and are written where they belong: four times as quick as a buffer for each.

const keyPreimage = Buffer.alloc(1 + secretBytes + personBytes + hashBytes)
keyPreimage[0] = domains.dayKey
/**
 * What a person's leaves of one tree are hidden with, written to `target`. It says nothing about their leaves of any
 * other tree.
 */
export function writeDayKey(
  secret: Uint8Array,
  person: Uint8Array,
  context: Uint8Array,
  target: Buffer,
  targetAt = 0,
): void {
  keyPreimage.set(secret, 1)
  keyPreimage.set(person, 1 + secretBytes)
  keyPreimage.set(context, 1 + secretBytes + personBytes)
  target.write(hash('sha256', keyPreimage, 'binary'), targetAt, 'latin1')
}

const leafPreimage = Buffer.alloc(1 + hashBytes + personBytes + 8 + sumBytes)
leafPreimage[0] = domains.leaf
const personAt = 1 + hashBytes
const indexAt = personAt + personBytes
const leafSumAt = indexAt + 8
const leafView = new DataView(leafPreimage.buffer, leafPreimage.byteOffset)

/** Whose leaves `writeLeaf` writes from now on. */
export function beginLeaves(secret: Uint8Array, person: Uint8Array, context: Uint8Array): void {
  writeDayKey(secret, person, context, leafPreimage, 1)
  leafPreimage.set(person, personAt)
}

/**
 * Writes a leaf to its place in the row: hash and sum. Its person and its place are in the hash, so that no two people
 * can be shown the same one.
 */
export function writeLeaf(row: Buffer, index: number, sum: bigint): void {
  leafView.setUint32(indexAt + 4, index)
  leafView.setBigUint64(leafSumAt, sum >> 64n)
  leafView.setBigUint64(leafSumAt + 8, sum & lowHalf)
  row.write(hash('sha256', leafPreimage, 'binary'), index * nodeBytes, 'latin1')
  leafPreimage.copy(row, index * nodeBytes + hashBytes, leafSumAt)
}

const nodePreimage = Buffer.alloc(1 + 2 * nodeBytes)
nodePreimage[0] = domains.node
const nodeView = new DataView(nodePreimage.buffer, nodePreimage.byteOffset)
/** Writes the node above two that are side by side from `at`. Throws a `SumOverflow`. */
export function writeParent(pair: Buffer, at: number, target: Buffer, targetAt: number): void {
  pair.copy(nodePreimage, 1, at, at + 2 * nodeBytes)
  target.write(hash('sha256', nodePreimage, 'binary'), targetAt, 'latin1')
  let carry = 0
  for (let byte = sumBytes - 4; byte >= 0; byte -= 4) {
    const place = 1 + hashBytes + byte
    const sum = nodeView.getUint32(place) + nodeView.getUint32(place + nodeBytes) + carry
    const sumAt = targetAt + hashBytes + byte
    target[sumAt] = sum >>> 24
    target[sumAt + 1] = sum >>> 16
    target[sumAt + 2] = sum >>> 8
    target[sumAt + 3] = sum
    carry = sum > 0xffff_ffff ? 1 : 0
  }
  if (carry > 0) throw new SumOverflow('The sums of two nodes are more than 16 bytes hold.')
}

/** What is published: binds the tree, its total and its size to the context. `leaves` is below 2^32. */
export function rootHash(context: Uint8Array, top: Uint8Array, leaves: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(leaves, 4)
  return hash('sha256', Buffer.concat([Buffer.of(domains.root), context, top, size]), 'buffer')
}

/** Writes a sum as 16 bytes. Throws a `SumOverflow` for one below zero or from 2^128. */
export function writeSum(target: Buffer, at: number, sum: bigint): void {
  if (sum < 0n || sum >> 128n > 0n) throw new SumOverflow(`${sum} is not from 0 to 2^128 - 1.`)
  target.writeBigUInt64BE(sum >> 64n, at)
  target.writeBigUInt64BE(sum & lowHalf, at + 8)
}

export const readSum = (bytes: Buffer, at: number): bigint =>
  (bytes.readBigUInt64BE(at) << 64n) | bytes.readBigUInt64BE(at + 8)

/** An id of a person as bytes. */
export const personToBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')
