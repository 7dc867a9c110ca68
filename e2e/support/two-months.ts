import { publishMonths } from '../../server/src/market-simulation/publish-months.ts'
import { changeResultSource } from '../../server/src/plans/testing/change-result-source.ts'
import { dayMs, utcDay } from '../../server/src/platform/clock.ts'
import { accrueFinishedDays } from '../../server/src/positions/accrual/accrue-finished-days.ts'
import { revealFinishedMonths } from '../../server/src/results/reveal-finished-months.ts'
import type { Account } from './account.ts'
import { give, invest } from './own-verbs.ts'
import type { Past } from './past.ts'

export const daysAgo = (days: number) => new Date(Date.parse(utcDay(new Date())) - days * dayMs)
/** The first moment of the month before this one: all of it is over. */
const lastMonth = () => new Date(Date.UTC(daysAgo(0).getUTCFullYear(), daysAgo(0).getUTCMonth() - 1, 1))
export const monthText = () => utcDay(lastMonth()).slice(0, 7)

/**
 * Basic is drawn since last month, Standard booked since the day before yesterday; the account holds both. Gives the
 * position in Standard. The product is the caller's own: this is of the whole installation.
 */
export async function letTwoMonthsPass(past: Past, account: Account): Promise<{ id: string }> {
  const before = past.at(new Date(lastMonth().getTime() - 5 * dayMs))
  const three = past.at(daysAgo(3))
  await publishMonths(before)
  await changeResultSource(before, { planId: 'basic', source: 'market' })
  await give(past, account, '1100')
  await invest(before, account, 'basic', 100)
  await changeResultSource(three, { planId: 'standard', source: 'booked' })
  const booked = await invest(three, account, 'standard', 1000)
  await accrueFinishedDays(past.now)
  await revealFinishedMonths(past.now)
  return booked
}
