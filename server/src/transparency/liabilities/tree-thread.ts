/** The thread that `tree-threads.ts` starts. */
import { parentPort, workerData } from 'node:worker_threads'
import { hashLeaves, hashTiles, type Share } from './hash-leaves.ts'
import type { TreeStep, TreeWork } from './tree-work.ts'

const given = workerData as { work: TreeWork; share: Share }
const { share } = given
const { accounts, leafRow, tileRow } = given.work
/** Buffers arrive as plain arrays over the same memory. */
const asBuffer = (bytes: Buffer): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
const work: TreeWork = {
  ...given.work,
  accounts: {
    count: accounts.count,
    people: asBuffer(accounts.people),
    secrets: asBuffer(accounts.secrets),
    amounts: asBuffer(accounts.amounts),
  },
  leafRow: asBuffer(leafRow),
  tileRow: asBuffer(tileRow),
}

parentPort?.on('message', (step: TreeStep) => {
  if (step === 'leaves') hashLeaves(work, share)
  else hashTiles(work, share)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(step)
})
