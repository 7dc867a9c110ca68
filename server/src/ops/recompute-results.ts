import { formatRatePercent } from '@evenmoor/ledger/money'
import { recomputeMonth } from '#results/recompute-month.ts'
import { type Command, WrongUse } from './command.ts'
import { readOptions } from './read-options.ts'

const usage = 'recompute-results --month YYYY-MM'

export const recomputeResults: Command = {
  name: 'recompute-results',
  usage,
  summary:
    'draw the market results of a revealed month again from its seed; exit 1 and a list if a day differs',
  prepare: (words) => {
    const { month } = readOptions(words, usage, ['month'])
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      throw new WrongUse(`"${month}" is not a month. Type: npm run ops -- ${usage}`)
    return async (ctx, say) => {
      const { days, isSeedGenuine, different } = await ctx.transaction((tx) => recomputeMonth(tx, month))
      if (!isSeedGenuine) say(`${month}: the seed that was shown does not have the hash that was published.`)
      for (const { planId, day, bookedPpm, drawnPpm } of different) {
        say(
          `${planId} ${day}: booked ${formatRatePercent(bookedPpm)}%, the seed gives ${formatRatePercent(drawnPpm)}%`,
        )
      }
      const isRight = isSeedGenuine && different.length === 0
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
