import type { Context } from '#context.ts'
import { lockById, type Person } from '#people/find-person.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { badField } from '#platform/problems.ts'
import { exactUsd } from '#wallet/dollars.ts'
import { limitAt, periodMs } from './deposit-limit.ts'
import { selectUsedLimits } from './deposit-limit-store.ts'

/**
 * Throws 400 when a deposit would go above one of the person's own caps. Other checkouts of theirs wait until the
 * transaction ends, so that two at once do not both fit. `exceptDepositId`: one that does not count, because its price is
 * about to be held anew for `amountMinor`. Gives the person.
 */
export async function assertWithinLimits(
  ctx: Context,
  tx: Tx,
  given: { investorId: string; amountMinor: bigint; exceptDepositId?: string },
): Promise<Person> {
  const { investorId, amountMinor } = given
  const now = ctx.clock.now()
  const [person, limits] = await together(
    lockById(tx, investorId),
    selectUsedLimits(tx, { ...given, now, cappedOnly: true }),
  )
  for (const { period, limit, usedMinor } of limits) {
    const { maxMinor } = limitAt(limit, now)
    if (maxMinor === null || usedMinor + amountMinor <= maxMinor) continue
    const leftMinor = usedMinor < maxMinor ? maxMinor - usedMinor : 0n
    throw badField('amount', 'own_limit_reached', {
      max_usd: exactUsd(maxMinor),
      period_seconds: periodMs[period] / 1000,
      left_usd: exactUsd(leftMinor),
    })
  }
  return person
}
