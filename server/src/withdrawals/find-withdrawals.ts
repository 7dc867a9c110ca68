import type { Withdrawal as WithdrawalAnswer, WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { idOfCursor, isUuid, pageOf, pageSize, uuidShape } from '#wallet/cursor.ts'
import { forInvestor } from './describe-withdrawal.ts'
import {
  findWithdrawal,
  selectStatuses,
  selectSteps,
  selectWithdrawals,
  type Step,
  type WithdrawalOfInvestor,
} from './withdrawal-store.ts'

type Page<Answer> = { results: Answer[]; next: string | null }

/** Where each of these withdrawals stands, by its id. */
export const statusOfWithdrawals = (tx: Tx, ids: readonly string[]): Promise<Map<string, WithdrawalStatus>> =>
  selectStatuses(tx, ids)

/** One withdrawal as its investor sees it; 404 for somebody else's. */
export async function investorWithdrawal(tx: Tx, id: string, investorId: string): Promise<WithdrawalAnswer> {
  const [withdrawal, steps] = await withSteps(tx, id)
  if (withdrawal.investorId !== investorId) throw notFound()
  return forInvestor(withdrawal, steps)
}

/** A page of an investor's withdrawals, newest first. */
export async function listWithdrawals(
  tx: Tx,
  investorId: string,
  cursor: string | undefined,
): Promise<Page<WithdrawalAnswer>> {
  const after = cursor === undefined ? undefined : idOfCursor(cursor, uuidShape)
  const rows = await selectWithdrawals(tx, { investorId, order: 'newest', after, limit: pageSize + 1 })
  return described(tx, rows, forInvestor)
}

async function withSteps(tx: Tx, id: string): Promise<[WithdrawalOfInvestor, Step[]]> {
  const withdrawal = isUuid(id) ? await findWithdrawal(tx, id) : undefined
  if (withdrawal === undefined) throw notFound()
  return [withdrawal, (await selectSteps(tx, [id])).get(id) ?? []]
}

async function described<Answer>(
  tx: Tx,
  rows: readonly WithdrawalOfInvestor[],
  describe: (withdrawal: WithdrawalOfInvestor, steps: readonly Step[]) => Answer,
): Promise<Page<Answer>> {
  const { page, next } = pageOf(rows, ({ id }) => id)
  const steps = await selectSteps(
    tx,
    page.map(({ id }) => id),
  )
  return { results: page.map((withdrawal) => describe(withdrawal, steps.get(withdrawal.id) ?? [])), next }
}
