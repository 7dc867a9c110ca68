import { formatMoney, formatRatePercent } from '@evenmoor/ledger/money'
import { addDays, daysBetween, isDay } from '#platform/clock.ts'
import { partOf } from '#platform/on-progress.ts'
import { type AccruedDay, accrueDay } from '#positions/accrual/accrue-day.ts'
import { exactDollars } from '#wallet/dollars.ts'
import { type Command, WrongUse } from './command.ts'
import { readOptional, readWithJson } from './read-options.ts'

const usage = 'accrue --day YYYY-MM-DD [--json] (or --from YYYY-MM-DD --to YYYY-MM-DD)'

export const accrue: Command = {
  name: 'accrue',
  usage,
  summary:
    "book a day's result, or those of each day from one to another, and apply it once to each position opened before the day; up to 366 days ahead",
  prepare: (words) => {
    const { days, isJson } = read(words)
    return async (ctx, say, watch) => {
      const progress = watch('Accruing')
      const accrued: AccruedDay[] = []
      try {
        for (const [index, day] of days.entries()) {
          const part = partOf(progress.show, index, days.length)
          part(0, 1)
          const accruedDay = await accrueDay(ctx, day, part)
          accrued.push(accruedDay)
          if (isJson) continue
          progress.end()
          for (const line of linesOf(accruedDay)) say(line)
        }
      } finally {
        progress.end()
      }
      if (isJson) say(JSON.stringify({ days: accrued.map(asData) }))
      return 0
    }
  },
}

/** One day as it is typed, which the accrual itself judges, or a range of days. */
function read(words: readonly string[]): { days: readonly string[]; isJson: boolean } {
  const { given, isJson } = readOptional(words, usage, ['day', 'from', 'to'])
  if (given.from === undefined && given.to === undefined)
    return { days: [readWithJson(words, usage, ['day']).given.day], isJson }
  const { from, to } = readWithJson(words, usage, ['from', 'to']).given
  for (const day of [from, to])
    if (!isDay(day)) throw new WrongUse(`"${day}" is not a day. Type: npm run ops -- ${usage}`)
  const more = daysBetween(from, to)
  if (more < 0) throw new WrongUse(`--to is before --from. Type: npm run ops -- ${usage}`)
  if (more > daysAtOnceMax)
    throw new WrongUse(`${from} to ${to} is over ${daysAtOnceMax} days. Type: npm run ops -- ${usage}`)
  return { days: Array.from({ length: more + 1 }, (_, index) => addDays(from, index)), isJson }
}

/** Ten years: more is a slip of the keyboard. */
const daysAtOnceMax = 3_660

function linesOf({ day, positions, plans }: AccruedDay): string[] {
  return [
    ...plans
      .filter((each) => each.positions > 0)
      .map(
        (plan) =>
          `${plan.title}, ${formatRatePercent(plan.ratePpm)}%: ${counted(plan.positions)}, ${exactDollars(plan.amountMinor)}`,
      ),
    positions === 0
      ? `${day}: nothing to do; every position that takes part has had it.`
      : `${day}: ${counted(positions)} accrued.`,
  ]
}

const asData = ({ day, positions, plans }: AccruedDay) => ({
  day,
  positions,
  plans: plans.map((plan) => ({
    plan_id: plan.planId,
    rate_percent: formatRatePercent(plan.ratePpm),
    positions: plan.positions,
    amount_usd: formatMoney({ asset: 'usd', minor: plan.amountMinor }),
  })),
})

const counted = (positions: number): string => `${positions} ${positions === 1 ? 'position' : 'positions'}`
