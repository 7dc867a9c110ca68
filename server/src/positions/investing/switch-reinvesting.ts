import type { Context } from '#context.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { conflict, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { switchedReinvesting } from '../position.ts'
import { findPosition, lockPosition, selectSwitchDays, writeSwitchDays } from '../position-store.ts'

/**
 * Lets the gains of a position stay in it, or be paid out again, for the results of the next UTC day and those after it;
 * what is booked already stays as it was booked. Saying the same twice changes nothing. 404 for a position that is not the
 * investor's, 409 for a closed one.
 */
export async function switchReinvesting(
  ctx: Context,
  tx: Tx,
  given: { investorId: string; positionId: string; reinvest: boolean },
): Promise<void> {
  const { investorId, positionId, reinvest } = given
  // The lock that accruing holds too: a day is accrued wholly before the switch or wholly after it.
  if (!isUuid(positionId) || !(await lockPosition(tx, positionId, investorId))) throw notFound()
  const position = await findPosition(tx, positionId, investorId)
  if (position === undefined) throw notFound()
  if (position.closedAt !== null) {
    throw conflict('position_closed_no_results')
  }
  const today = utcDay(ctx.clock.now())
  const days = switchedReinvesting(await selectSwitchDays(tx, positionId), { on: reinvest, today })
  if (days !== undefined) await writeSwitchDays(tx, positionId, days)
}
