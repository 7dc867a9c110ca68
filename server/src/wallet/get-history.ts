import type { History, historyRanges } from '@evenmoor/contract/transactions'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { addDays } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { accountDays } from './account-days.ts'
import { deepestFall } from './deepest-fall.ts'

export type HistoryRange = (typeof historyRanges)[number]

const daysOf: Readonly<Record<Exclude<HistoryRange, 'all'>, number>> = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
}

/**
 * What an investor had at the end of each UTC day, as the sum of the postings up to it; the last point is what they have
 * now. Each says what of its day's change came in, went out and was a result. It begins that many days ago, but never
 * earlier than the day before the first booking, or before the first day whose entries are all kept. Nothing booked, no points.
 */
export async function getHistory(
  ctx: Context,
  tx: Tx,
  investorId: string,
  range: HistoryRange,
): Promise<History> {
  const { days: all, keptFrom } = await accountDays(ctx, tx, investorId)
  const last = all.at(-1)?.day
  const from = range === 'all' || last === undefined ? '' : addDays(last, -daysOf[range])
  const days = all.filter(({ day }) => day >= from)
  // The first point is where the range begins: what its own day brought is before it.
  let soFarMinor = 0n
  const soFar = days.map(({ resultMinor }, index) => (soFarMinor += index === 0 ? 0n : resultMinor))
  const fall = deepestFall(soFar)
  const dayAt = (index: number) => days[index]?.day ?? ''
  return {
    points: days.map((day) => ({
      day: day.day,
      total: usd(day.totalMinor),
      paid: usd(day.inMinor - day.outMinor),
      money_in: usd(day.inMinor),
      money_out: usd(day.outMinor),
      result: usd(day.resultMinor),
      is_ahead: day.isAhead,
    })),
    deepest_fall:
      fall === undefined
        ? null
        : {
            from: dayAt(fall.from),
            to: dayAt(fall.to),
            recovered: fall.recovered === null ? null : dayAt(fall.recovered),
            amount: usd((soFar[fall.to] ?? 0n) - (soFar[fall.from] ?? 0n)),
          },
    ...(keptFrom !== null && keptFrom >= from && { kept_from: keptFrom }),
  }
}

const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
