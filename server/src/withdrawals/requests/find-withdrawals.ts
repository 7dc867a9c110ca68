import type { Withdrawal as WithdrawalAnswer, WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { idOfCursor, isUuid, pageOf, pageSize, uuidShape } from '#wallet/cursor.ts'
import { describeForInvestor } from './describe-withdrawal.ts'
import {
  findWithdrawal,
  selectOwnIds,
  selectPaidTransfer,
  selectSteps,
  selectWithdrawals,
} from '../withdrawal-list-store.ts'

export { statusOfWithdrawal } from '../withdrawal-list-store.ts'

/** An investor's withdrawals in a status, or paid by a transaction, as the ledger has them: `withdrawal/<id>`. */
export const ownWithdrawals = async (
  tx: Tx,
  investorId: string,
  fits: { readonly status: WithdrawalStatus } | { readonly transaction: string },
): Promise<string[]> => (await selectOwnIds(tx, investorId, fits)).map((id) => `withdrawal/${id}`)

/** One withdrawal as its investor sees it; 404 for someone else's. */
export async function investorWithdrawal(
  ctx: Context,
  tx: Tx,
  { id, investorId }: { id: string; investorId: string },
): Promise<WithdrawalAnswer> {
  const found = isUuid(id) ? await findWithdrawal(tx, id) : undefined
  if (found?.withdrawal.investorId !== investorId) throw notFound()
  return describeForInvestor(found.withdrawal, found.steps, ctx.clock.now())
}

/** The investor's own confirmed withdrawal and the transfer that paid it; 404 for any other. */
export async function paidWithdrawal(
  ctx: Context,
  tx: Tx,
  own: { id: string; investorId: string },
): Promise<{ withdrawal: WithdrawalAnswer; transfer: string }> {
  const withdrawal = await investorWithdrawal(ctx, tx, own)
  const transfer = await selectPaidTransfer(tx, own.id)
  if (withdrawal.status !== 'confirmed' || transfer === undefined) throw notFound()
  return { withdrawal, transfer: String(transfer) }
}

/** A page of an investor's withdrawals, newest first. */
export async function listWithdrawals(
  ctx: Context,
  tx: Tx,
  investorId: string,
  cursor: string | undefined,
): Promise<{ results: WithdrawalAnswer[]; next: string | null }> {
  const after = cursor === undefined ? undefined : idOfCursor(cursor, uuidShape)
  const rows = await selectWithdrawals(tx, { investorId, order: 'newest', after, limit: pageSize + 1 })
  const { page, next } = pageOf(rows, ({ id }) => id)
  const steps = await selectSteps(
    tx,
    page.map(({ id }) => id),
  )
  const now = ctx.clock.now()
  return {
    results: page.map((withdrawal) => describeForInvestor(withdrawal, steps.get(withdrawal.id) ?? [], now)),
    next,
  }
}
