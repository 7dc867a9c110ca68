import type { Plan } from '@evenmoor/contract/plans'
import { formatMoney, formatRatePercent } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import type { PlanRecord, PlanTerms } from './plan.ts'
import { selectOpenPlans, selectRecords, type UpcomingTerms } from './plan-store.ts'
import { figuresAsText } from './terms.ts'
import { sourceInForce } from './result-source.ts'

/** The open plans under the terms in force now, cheapest first, each with its record so far. */
export async function listPlans(ctx: Context, tx: Tx): Promise<Plan[]> {
  const [plans, records] = await together(selectOpenPlans(tx, ctx.clock.now()), selectRecords(tx))
  return plans.map(({ terms, upcoming }) =>
    planOnTheWire(ctx, terms, { record: records.get(terms.planId), next: upcoming }),
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
