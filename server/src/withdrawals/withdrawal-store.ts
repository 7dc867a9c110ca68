import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import { sql } from 'kysely'
import { hasFindings } from '#integrity/integrity-checks.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Tx } from '#platform/database/pool.ts'
import { alongside } from '#platform/database/transaction.ts'
import type { Withdrawal } from './withdrawal.ts'
import { withdrawalFrom } from './withdrawal-row.ts'

/** One step of a withdrawal; `actorId` is null for the system itself. */
export type Step = {
  readonly status: WithdrawalStatus
  readonly at: Date
  readonly actorId: string | null
  readonly actorName: string | null
}

type NewWithdrawal = Omit<
  Withdrawal,
  'approvalsNeeded' | 'status' | 'reason' | 'transaction' | 'paymentOutput' | 'paidTransferId'
> & { readonly coin: string }

/** Inserts the request with the status `requested`. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<void> {
  const approvals = withdrawal.secondApprovalReason === null ? 1 : 2
  await alongside(tx, insert(tx, { ...withdrawal, approvals }))
  await insertStep(tx, withdrawal.id, {
    status: 'requested',
    at: withdrawal.createdAt,
    actorId: withdrawal.investorId,
  })
}

const insert = compiledOnce((tx, withdrawal: NewWithdrawal & { readonly approvals: number }) =>
  tx.insertInto('withdrawal').values({
    id: withdrawal.id,
    investor_id: withdrawal.investorId,
    amount_minor: withdrawal.amountMinor,
    fee_minor: withdrawal.feeMinor,
    coin: withdrawal.coin,
    coin_minor: withdrawal.coinMinor,
    network: withdrawal.network,
    address: withdrawal.address,
    approvals_needed: withdrawal.approvals,
    second_approval_reason: withdrawal.secondApprovalReason,
    held_until: withdrawal.heldUntil,
    hold_skipped_at: withdrawal.holdSkippedAt,
    created_at: withdrawal.createdAt,
    updated_at: withdrawal.createdAt,
  }),
)

/** The withdrawal, locked until the transaction ends; the holder decides what happens to it. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  const row = await tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && withdrawalFrom(row)
}

/** A person's withdrawals to any of these addresses in any of these statuses, locked in the order of their ids. */
export async function lockOpenTo(
  tx: Tx,
  given: { investorId: string; addresses: readonly string[]; statuses: readonly WithdrawalStatus[] },
): Promise<Withdrawal[]> {
  if (given.addresses.length === 0) return []
  const rows = await tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('investor_id', '=', given.investorId)
    .where('address', 'in', given.addresses)
    .where('status', 'in', given.statuses)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(withdrawalFrom)
}

/** A person's withdrawals in any of these statuses, locked in the order of their ids. */
export async function lockOfInvestor(
  tx: Tx,
  investorId: string,
  statuses: readonly WithdrawalStatus[],
): Promise<void> {
  await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('status', 'in', statuses)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Since when a reviewer has the withdrawal of the query around it on hold (decision 189); null when none has. */
export const onHoldSince = sql<Date | null>`(select h.held_at from withdrawal_review_hold h
  where h.withdrawal_id = withdrawal.id and h.ended_at is null and withdrawal.status in ('requested', 'in_review'))`

/** Whether the withdrawal of the query around it waits: for a pause (decision 34), or for the integrity checks (244). */
export const held = sql<boolean>`(exists (select from withdrawal_hold h where h.withdrawal_id = withdrawal.id)
  or (withdrawal.status in ('requested', 'in_review', 'approved') and ${hasFindings}))`

/** Whether a withdrawal waits until staff end a pause, or until the integrity checks find nothing. */
export async function isHeld(tx: Tx, id: string): Promise<boolean> {
  return (await heldOne(tx, { id })).length > 0
}

const heldOne = compiledOnce((tx, given: { id: string }) =>
  tx.selectFrom('withdrawal').select('id').where('id', '=', given.id).where(held),
)

/**
 * The oldest withdrawal in a status that is not held and no other process has locked, locked; undefined when there
 * is none.
 */
export async function lockNext(
  tx: Tx,
  status: WithdrawalStatus,
  after: string | undefined,
): Promise<Withdrawal | undefined> {
  const row = await tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('status', '=', status)
    .where(sql<boolean>`not ${held}`)
    .$if(after !== undefined, (q) => q.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && withdrawalFrom(row)
}

/** From now on a locked withdrawal takes two approvals. */
export async function writeSecondApproval(
  tx: Tx,
  id: string,
  reason: NonNullable<Withdrawal['secondApprovalReason']>,
): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ approvals_needed: 2, second_approval_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** Moves a locked withdrawal to its next status and records the step. */
export async function writeStatus(
  tx: Tx,
  id: string,
  step: {
    status: WithdrawalStatus
    at: Date
    actorId: string | null
    reason?: string
    /** Null clears it. */
    transaction?: string | null
  },
): Promise<void> {
  const { status, at, actorId, reason, transaction } = step
  const moved = tx
    .updateTable('withdrawal')
    .set({
      status,
      updated_at: at,
      ...(reason === undefined ? {} : { reason }),
      ...(transaction === undefined ? {} : { transaction }),
    })
    .where('id', '=', id)
    .execute()
  await alongside(tx, moved)
  await insertStep(tx, id, { status, at, actorId })
}

/** Which output pays a locked withdrawal, and the transfer that books or reverses it. */
export async function writePayment(
  tx: Tx,
  id: string,
  { outputIndex, transferId }: { outputIndex: number; transferId: bigint },
): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ payment_output: outputIndex, paid_transfer_id: transferId })
    .where('id', '=', id)
    .execute()
}

/** The approved withdrawals waiting at an address, oldest first, locked; with when each was approved. */
export async function lockWaitingAt(
  tx: Tx,
  network: string,
  address: string,
): Promise<{ withdrawal: Withdrawal; approvedAt: Date }[]> {
  const rows = await tx
    .selectFrom('withdrawal')
    .selectAll()
    .select((q) =>
      q
        .selectFrom('withdrawal_step as s')
        .select((s) => s.fn.min('s.at').as('at'))
        .whereRef('s.withdrawal_id', '=', 'withdrawal.id')
        .where('s.status', '=', 'approved')
        .as('approved_at'),
    )
    .where('network', '=', network)
    .where('address', '=', address)
    .where('status', '=', 'approved')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    withdrawal: withdrawalFrom(row),
    approvedAt: row.approved_at ?? row.updated_at,
  }))
}

/** Steps are numbered under the lock of their withdrawal, so no two get the same number. */
async function insertStep(
  tx: Tx,
  id: string,
  { status, at, actorId }: Omit<Step, 'actorName'>,
): Promise<void> {
  await alongside(tx, nextStep(tx, { id, status, at, actorId }))
}

const nextStep = compiledOnce((tx, given: Omit<Step, 'actorName'> & { readonly id: string }) =>
  tx
    .insertInto('withdrawal_step')
    .columns(['withdrawal_id', 'seq', 'status', 'at', 'actor_id'])
    .expression((e) =>
      e
        .selectFrom('withdrawal_step')
        .select((s) => [
          sql<string>`${given.id}::uuid`.as('withdrawal_id'),
          sql<number>`${s.fn.coalesce(s.fn.max('seq'), sql<number>`0`)} + 1`.as('seq'),
          sql<string>`${given.status}::text`.as('status'),
          sql<Date>`${given.at}::timestamptz`.as('at'),
          sql<string | null>`${given.actorId}::uuid`.as('actor_id'),
        ])
        .where('withdrawal_id', '=', given.id),
    ),
)
