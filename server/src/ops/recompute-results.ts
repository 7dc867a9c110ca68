import { formatRatePercent } from '@evenmoor/ledger/money'
import { recomputeMonth } from '#results/recompute-month.ts'
import type { Command } from './command.ts'
import { readWithJson } from './read-options.ts'
import { readMonth } from './read-time.ts'

const usage = 'recompute-results --month YYYY-MM [--json]'

export const recomputeResults: Command = {
  name: 'recompute-results',
  usage,
  summary:
    'draw the market results of a revealed month again from its seed; exit 1 and a list if a day differs',
  prepare: (words) => {
    const { given, isJson } = readWithJson(words, usage, ['month'])
    const month = readMonth(given.month, usage)
    return async (ctx, say, watch) => {
      const progress = watch('Drawing again')
      const { days, isSeedGenuine, different } = await ctx
        .transaction((tx) => recomputeMonth(tx, month, progress.show))
        .finally(progress.end)
      const isRight = isSeedGenuine && different.length === 0
      if (isJson) {
        say(
          JSON.stringify({
            ok: isRight,
            month,
            results: days,
            is_seed_genuine: isSeedGenuine,
            different: different.map(({ planId, day, bookedPpm, drawnPpm }) => ({
              plan_id: planId,
              day,
              booked_percent: formatRatePercent(bookedPpm),
              drawn_percent: formatRatePercent(drawnPpm),
            })),
          }),
        )
        return isRight ? 0 : 1
      }
      if (!isSeedGenuine) say(`${month}: the seed that was shown does not have the hash that was published.`)
      for (const { planId, day, bookedPpm, drawnPpm } of different) {
        say(
          `${planId} ${day}: booked ${formatRatePercent(bookedPpm)}%, the seed gives ${formatRatePercent(drawnPpm)}%`,
        )
      }
      const counted = `${days} ${days === 1 ? 'result' : 'results'}`
      say(
        isRight
          ? `${month}: ${counted} drawn again, all as booked.`
          : `${month}: ${counted} drawn again, wrong.`,
      )
      return isRight ? 0 : 1
    }
  },
}
