import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { hashLeaves, hashTiles } from './hash-leaves.ts'
import type { TreeStep, TreeWork } from './tree-work.ts'

/** Fills the rows of leaves and tiles, with so many threads besides this one. */
export async function inThreads(work: TreeWork, threads: number): Promise<void> {
  if (threads === 0) {
    hashLeaves(work, { part: 0, of: 1 })
    hashTiles(work, { part: 0, of: 1 })
    return
  }
  const workers = Array.from({ length: threads }, (_, part) => {
    const workerData = { work, share: { part, of: threads } }
    return new Worker(new URL('./tree-thread.ts', import.meta.url), { workerData })
  })
  try {
    // Every leaf has to be there before the first tile is read.
    for (const step of ['leaves', 'tiles'] satisfies TreeStep[])
      await Promise.all(
        workers.map(async (worker) => {
          const done = once(worker, 'message')
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
          worker.postMessage(step)
          await done
        }),
      )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
