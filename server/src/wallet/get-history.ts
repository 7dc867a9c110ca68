import type { historyRanges } from '@evenmoor/contract/transactions'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { selectChangesByDay } from './history-store.ts'

export type HistoryRange = (typeof historyRanges)[number]

const daysOf: Readonly<Record<Exclude<HistoryRange, 'all'>, number>> = { week: 7, month: 30, year: 365 }

/**
 * What an investor had at the end of each UTC day, as the sum of the postings up to it; the last point is what they have
 * now. It begins that many days ago, but never earlier than the day before the first booking. Nothing booked, no points.
 */
export async function getHistory(
  ctx: Context,
  tx: Tx,
  investorId: string,
  range: HistoryRange,
): Promise<{ day: string; total: string }[]> {
  const changes = await selectChangesByDay(tx, investorId)
  const [first] = changes
  if (first === undefined) return []
  const today = utcDay(ctx.clock.now())
  // The database's clock may be a moment ahead of ours: what is booked is there.
  const last = [changes.at(-1)?.day ?? today, today].toSorted().at(-1) ?? today
  const before = addDays(first.day, -1)
  const asked = range === 'all' ? before : addDays(last, -daysOf[range])
  const from = asked < before ? before : asked
  const byDay = new Map(changes.map(({ day, changeMinor }) => [day, changeMinor]))
  let total = changes.reduce((sum, { day, changeMinor }) => (day < from ? sum + changeMinor : sum), 0n)
  const points: { day: string; total: string }[] = []
  for (let day = from; day <= last; day = addDays(day, 1)) {
    total += byDay.get(day) ?? 0n
    points.push({ day, total: formatMoney({ asset: 'usd', minor: total }) })
  }
  return points
}
