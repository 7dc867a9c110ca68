import type { Plan } from '@evenmoor/contract/plans'
import { formatMoney, formatRatePercent } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import type { PlanRecord, PlanTerms } from './plan.ts'
import { selectRecords, selectTermsInForce } from './plan-store.ts'
import { figuresAsText } from './terms.ts'
import { selectUpcoming, type UpcomingTerms } from './upcoming-store.ts'
import { sourceInForce } from './result-source.ts'

/** The open plans under the terms in force now, cheapest first, each with its record so far. */
export async function listPlans(ctx: Context, tx: Tx): Promise<Plan[]> {
  const plans = await selectTermsInForce(tx, ctx.clock.now(), { openOnly: true })
  const records = await selectRecords(tx)
  const upcoming = await selectUpcoming(tx, ctx.clock.now())
  return plans.map((terms) =>
    planOnTheWire(ctx, terms, { record: records.get(terms.planId), next: upcoming.get(terms.planId) }),
  )
}

function planOnTheWire(
  ctx: Context,
  terms: PlanTerms,
  { record, next }: { record: PlanRecord | undefined; next: UpcomingTerms | undefined },
): Plan {
  const percent = (ppm: bigint | null | undefined) =>
    ppm === null || ppm === undefined ? null : formatRatePercent(ppm)
  return {
    id: terms.planId,
    title: terms.title,
    min_deposit: formatMoney({ asset: 'usd', minor: terms.minMinor }),
    max_deposit: formatMoney({ asset: 'usd', minor: terms.maxMinor }),
    daily_rate: formatRatePercent(terms.ratePpm),
    terms_version: terms.version,
    result_source: sourceInForce(ctx, terms),
    upcoming:
      next === undefined
        ? null
        : {
            effective_from: next.effectiveFrom.toISOString(),
            ...figuresAsText(next),
            result_source: sourceInForce(ctx, next),
          },
    record: {
      days: record?.days ?? 0,
      worst_rate: percent(record?.worstPpm),
      best_rate: percent(record?.bestPpm),
      last_day: record?.lastDay ?? null,
    },
  }
}
