import type { DepositInList } from '@evenmoor/contract/deposits'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { idOfCursor, pageOf, pageSize, uuidShape } from '#wallet/cursor.ts'
import { readOwnDeposits } from '../deposit-store.ts'
import { readPaymentsOf } from '../payment-store.ts'
import { rowFor } from './deposit-answer.ts'

/**
 * A page of an investor's own checkouts, newest first; with `openOnly` those that can be paid at a held price, or
 * whose payment is on its way. Throws 400 for a cursor that is not ours.
 */
export async function listDeposits(
  ctx: Context,
  tx: Tx,
  investorId: string,
  { openOnly, cursor }: { openOnly: boolean; cursor: string | undefined },
): Promise<{ results: DepositInList[]; next: string | null }> {
  const before = cursor === undefined ? undefined : idOfCursor(cursor, uuidShape)
  const openAt = openOnly ? ctx.clock.now() : undefined
  const read = await readOwnDeposits(tx, investorId, { before, openAt, limit: pageSize + 1 })
  const { page, next } = pageOf(read, ({ id }) => id)
  const payments = await readPaymentsOf(
    tx,
    page.map(({ id }) => id),
  )
  return { results: page.map((deposit) => rowFor(deposit, payments.get(deposit.id) ?? [])), next }
}
