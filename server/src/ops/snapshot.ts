import { utcDay } from '#platform/clock.ts'
import { takeSnapshots } from '#transparency/liabilities/take-snapshot.ts'
import type { Command } from './command.ts'
import { readWithJson } from './read-options.ts'

const usage = 'snapshot [--json]'

export const snapshot: Command = {
  name: 'snapshot',
  usage,
  summary: 'prove what all investors are owed now: builds the trees and adds their roots to the public log',
  prepare: (words) => {
    const { isJson } = readWithJson(words, usage, [])
    return async (ctx, say, watch) => {
      const progress = watch('Building the trees')
      const taken = await takeSnapshots(ctx, progress.show).finally(progress.end)
      if (isJson) {
        const snapshots = taken.map(({ asset, takenAt, root, leaves, ledgerPosition }) => ({
          asset,
          taken_at: takenAt,
          root: root.toString('hex'),
          leaves,
          ledger_position: Number(ledgerPosition),
        }))
        say(JSON.stringify({ snapshots }))
        return 0
      }
      for (const { asset, takenAt, root, leaves, ledgerPosition } of taken)
        say(
          `${utcDay(takenAt)} ${asset}: root ${root.toString('hex')}, ${leaves} leaves, at seal ${ledgerPosition} of the ledger.`,
        )
      if (taken.length === 0) say('Nothing is booked yet, so there is nothing to prove.')
      return 0
    }
  },
}
