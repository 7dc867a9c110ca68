import type { historyRanges } from '@evenmoor/contract/transactions'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { selectChangesByDay } from './history-store.ts'

export type HistoryRange = (typeof historyRanges)[number]

type HistoryPoint = {
  readonly day: string
  readonly total: string
  readonly paid: string
  readonly is_ahead: boolean
}

const daysOf: Readonly<Record<Exclude<HistoryRange, 'all'>, number>> = { week: 7, month: 30, year: 365 }

/**
 * What an investor had at the end of each UTC day, as the sum of the postings up to it; the last point is what they have
 * now. Each says how much of its day's change no result brought. It begins that many days ago, but never earlier than the day before the first booking. Nothing booked, no points.
 */
export async function getHistory(
  ctx: Context,
  tx: Tx,
  investorId: string,
  range: HistoryRange,
): Promise<HistoryPoint[]> {
  const changes = await selectChangesByDay(tx, investorId)
  const [first] = changes
  if (first === undefined) return []
  const today = utcDay(ctx.clock.now())
  // Days may be booked ahead, and the database's clock may be slightly ahead of ours, so later bookings count too.
  const last = [changes.at(-1)?.day ?? today, today].toSorted().at(-1) ?? today
  const before = addDays(first.day, -1)
  const asked = range === 'all' ? before : addDays(last, -daysOf[range])
  const from = asked < before ? before : asked
  const byDay = new Map(changes.map((change) => [change.day, change]))
  const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
  let total = changes.reduce((sum, { day, changeMinor }) => (day < from ? sum + changeMinor : sum), 0n)
  const points: HistoryPoint[] = []
  for (let day = from; day <= last; day = addDays(day, 1)) {
    const { changeMinor = 0n, paidMinor = 0n } = byDay.get(day) ?? {}
    total += changeMinor
    points.push({ day, total: usd(total), paid: usd(paidMinor), is_ahead: day > today })
  }
  return points
}
