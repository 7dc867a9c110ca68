import type { ResultStep } from '@evenmoor/contract/staff-results'
import { formatMoney, formatRatePercent } from '@evenmoor/ledger/money'
import type { Tx } from '#platform/database/pool.ts'
import { type Applied } from '#positions/corrections/correct-chunk.ts'
import { accrualsOfDay, appliedCorrections } from '#positions/corrections/applied-corrections.ts'
import type { PlanDay } from './plan-day.ts'

/** A day's result and its corrections in order, each with what it has moved so far. */
export async function describeSteps(
  tx: Tx,
  { result, corrections, standing }: PlanDay,
): Promise<ResultStep[]> {
  if (result === undefined) return []
  const first: ResultStep = {
    kind: 'result',
    source: result.source,
    rate: formatRatePercent(result.ratePpm),
    at: result.createdAt.toISOString(),
    ...moved(await accrualsOfDay(tx, result.planId, result.day)),
    complete: standing.isAccrued,
  }
  const applied = await appliedCorrections(
    tx,
    corrections.map(({ id }) => id),
  )
  return [
    first,
    ...corrections.map(({ id, ratePpm, createdAt, completedAt }): ResultStep => ({
      kind: ratePpm === null ? 'reversal' : 'replacement',
      source: 'booked',
      rate: ratePpm === null ? null : formatRatePercent(ratePpm),
      at: createdAt.toISOString(),
      ...moved(applied.get(id) ?? { positions: 0, amountMinor: 0n, shortfallMinor: 0n }),
      complete: completedAt !== null,
    })),
  ]
}

const moved = ({ positions, amountMinor, shortfallMinor }: Applied) => ({
  positions,
  amount: formatMoney({ asset: 'usd', minor: amountMinor }),
  shortfall: formatMoney({ asset: 'usd', minor: shortfallMinor }),
})
