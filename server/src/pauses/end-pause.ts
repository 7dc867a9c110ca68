import type { Context } from '#context.ts'
import type { Coin } from '@evenmoor/ledger/money'
import { recordAudit } from '#audit/record-audit.ts'
import { selectFindingsSince } from '#integrity/integrity-checks.ts'
import { isAmong } from '#people/staff-accounts/second-person.ts'
import { everyone, noteChange } from '#platform/changes/note-change.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { conflict, forbidden, notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { countOpen, findPause, lockPause, oldestAffecting, type PauseRow, writeEnd } from './pause-store.ts'

/**
 * Ends a pause with a reason: what it held can be approved, and what was approved is paid. 403 for the pause of one's
 * own withdrawals, 409 names the colleague who ended it already, or when more was reversed than the decider saw.
 */
export async function endPause(
  ctx: Context,
  tx: Tx,
  {
    id,
    staffId,
    reason,
    version,
  }: { id: string; staffId: string; reason: string; version?: number | undefined },
): Promise<void> {
  const pause = isUuid(id) ? await lockPause(tx, id) : undefined
  if (pause === undefined) throw notFound()
  if (pause.ended_at !== null) {
    const { ended_by_name } = await getPause(tx, id)
    throw conflict('pause_ended_already', { name: ended_by_name ?? '' })
  }
  if (pause.investor_id !== null && (await isAmong(tx, staffId, [pause.investor_id])))
    throw forbidden('own_pause')
  if (version !== undefined && version !== pause.reversals)
    throw conflict('changed_meanwhile', { last_act: [] })
  const endedAt = ctx.clock.now()
  await writeEnd(tx, id, { at: endedAt, staffId, reason })
  noteChange(tx, pause.investor_id ?? everyone, 'withdrawals')
  const { coin, network, reversals } = pause
  await recordAudit(ctx, tx, {
    actorId: staffId,
    action: 'withdrawals.resume',
    subject: `withdrawal_pause/${id}`,
    before: { coin, network, reversals, began_at: pause.began_at.toISOString(), ended_at: null },
    after: { ended_at: endedAt.toISOString() },
    reason,
  })
}

/** One pause; 404 when there is none. */
export async function getPause(db: Database | Tx, id: string): Promise<PauseRow> {
  const row = isUuid(id) ? await findPause(db, id) : undefined
  if (row === undefined) throw notFound()
  return row
}

/**
 * Since when withdrawals of an investor that are to be paid in this coin there wait, for staff to end a pause or for the
 * integrity checks to find nothing; null when they do not.
 */
export async function pausedSince(
  tx: Tx,
  investorId: string,
  payout: { readonly coin: Coin; readonly network: string },
): Promise<Date | null> {
  const [began, found] = await together(oldestAffecting(tx, investorId, payout), selectFindingsSince(tx))
  if (began === null || found === null) return began ?? found
  return began < found ? began : found
}

/** How many pauses are open, and since when the oldest. */
export const openPauses = (db: Database) => countOpen(db)
