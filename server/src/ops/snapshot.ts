import { utcDay } from '#platform/clock.ts'
import { takeSnapshots } from '#transparency/liabilities/take-snapshot.ts'
import type { Command } from './command.ts'
import { readOptions } from './read-options.ts'

const usage = 'snapshot'

export const snapshot: Command = {
  name: 'snapshot',
  usage,
  summary: 'prove what all investors are owed now: builds the trees and adds their roots to the public log',
  prepare: (words) => {
    readOptions(words, usage, [])
    return async (ctx, say) => {
      const taken = await takeSnapshots(ctx)
      for (const { asset, takenAt, root, leaves, ledgerPosition } of taken)
        say(
          `${utcDay(takenAt)} ${asset}: root ${root.toString('hex')}, ${leaves} leaves, at seal ${ledgerPosition} of the ledger.`,
        )
      if (taken.length === 0) say('Nothing is booked yet, so there is nothing to prove.')
      return 0
    }
  },
}
