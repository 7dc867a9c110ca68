/** What is worked on while a tree is built: memory that threads share. */
import { personBytes, secretBytes, sumBytes } from './liability-hash.ts'

/** Everybody with an account, side by side in three columns: a million objects would take longer than their hashes. */
export type Accounts = {
  readonly count: number
  /** 16 bytes for each. */
  readonly people: Buffer
  /** 16 bytes for each. */
  readonly secrets: Buffer
  /** Smallest units; 16 bytes for each, the highest first. */
  readonly amounts: Buffer
}

/** Memory that threads share. */
export const sharedBuffer = (bytes: number): Buffer => Buffer.from(new SharedArrayBuffer(bytes))

/** Room for so many accounts. */
export const roomFor = (count: number): Accounts => ({
  count,
  people: sharedBuffer(count * personBytes),
  secrets: sharedBuffer(count * secretBytes),
  amounts: sharedBuffer(count * sumBytes),
})

/** What a thread is given: parts of it work on the same memory. */
export type TreeWork = {
  readonly accounts: Accounts
  readonly context: Buffer
  readonly chunks: number
  readonly places: Uint32Array
  readonly leafRow: Buffer
  readonly tileRow: Buffer
}

/** What a thread is asked for; it answers each with a message. */
export type TreeStep = 'leaves' | 'tiles'
