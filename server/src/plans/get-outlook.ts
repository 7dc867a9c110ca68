import type { Outlook } from '@evenmoor/contract/outlook'
import { formatMoney, formatRatePercent } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { badField } from '#platform/problems.ts'
import { dollarsTyped } from '#wallet/amount-input.ts'
import { type DayOfPlan, outlookFor, recordOf } from './outlook.ts'
import { selectDaysOfPlan, selectTermsInForce } from './plan-store.ts'

type Asked = { readonly planId: string; readonly amount: string; readonly days: number }

/**
 * The forecast tool: a bad, a middle and a good case out of the plan's own days on this installation, and what those
 * days were. Throws a 400 by field for a plan that is not there and for a bad amount.
 */
export async function getOutlook(ctx: Context, tx: Tx, { planId, amount, days }: Asked): Promise<Outlook> {
  const amountMinor = dollarsTyped('amount', amount)
  const [terms] = await selectTermsInForce(tx, ctx.clock.now(), { planId })
  if (terms === undefined) throw badField('plan_id', 'plan_unknown')
  const history = await selectDaysOfPlan(tx, planId)
  const { basis, bookedDays, neededDays, stretches, cases } = outlookFor(amountMinor, days, terms, history)
  return {
    plan_id: planId,
    amount: usd(amountMinor),
    days,
    basis,
    booked_days: bookedDays,
    needed_days: neededDays,
    stretches,
    cases: cases.map(({ kind, stretch, changeMinor }) => ({
      kind,
      from: stretch?.from ?? null,
      to: stretch?.to ?? null,
      change: usd(changeMinor),
      ends_with: usd(amountMinor + changeMinor),
    })),
    record: recordOnTheWire(history),
  }
}

const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })

function recordOnTheWire(history: readonly DayOfPlan[]): Outlook['record'] {
  const record = recordOf(history)
  const rated = (day: DayOfPlan | null) => day && { day: day.day, rate: formatRatePercent(day.ratePpm) }
  return {
    days: record.days,
    illustrated_days: record.illustratedDays,
    losing_days: record.losingDays,
    first_day: record.firstDay,
    last_day: record.lastDay,
    worst: rated(record.worst),
    best: rated(record.best),
    returned: record.returnedPpm === null ? null : formatRatePercent(record.returnedPpm),
  }
}
