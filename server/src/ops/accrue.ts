import { formatRatePercent } from '@evenmoor/ledger/money'
import { accrueDay } from '#positions/accrue-day.ts'
import { exactDollars } from '#wallet/dollars.ts'
import type { Command } from './command.ts'
import { readOptions } from './read-options.ts'

const usage = 'accrue --day YYYY-MM-DD'

export const accrue: Command = {
  name: 'accrue',
  usage,
  summary:
    "book a day's result and apply it once to each position opened before the day; up to 366 days ahead",
  prepare: (words) => {
    const { day } = readOptions(words, usage, ['day'])
    return async (ctx, say) => {
      const { positions, plans } = await accrueDay(ctx, day)
      for (const plan of plans.filter((each) => each.positions > 0)) {
        say(
          `${plan.title}, ${formatRatePercent(plan.ratePpm)}%: ${counted(plan.positions)}, ${exactDollars(plan.amountMinor)}`,
        )
      }
      say(
        positions === 0
          ? `${day}: nothing to do; every position that takes part has had it.`
          : `${day}: ${counted(positions)} accrued.`,
      )
      return 0
    }
  },
}

const counted = (positions: number): string => `${positions} ${positions === 1 ? 'position' : 'positions'}`
