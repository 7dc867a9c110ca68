import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import { type RawBuilder, sql } from 'kysely'
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

/**
 * Inserts a request with its first two steps. A person reviews every request, so it enters their queue at once. Nobody
 * waits for the answer.
 */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<void> {
  const approvals = withdrawal.secondApprovalReason === null ? 1 : 2
  await alongside(tx, insert(tx, { ...withdrawal, approvals }))
}

const insert = compiledOnce((tx, withdrawal: NewWithdrawal & { readonly approvals: number }) =>
  tx
    .with('requested', (q) =>
      q.insertInto('withdrawal').values({
        id: withdrawal.id,
        investor_id: withdrawal.investorId,
        amount_minor: withdrawal.amountMinor,
        fee_minor: withdrawal.feeMinor,
        coin: withdrawal.coin,
        coin_minor: withdrawal.coinMinor,
        network: withdrawal.network,
        address: withdrawal.address,
        status: 'in_review',
        approvals_needed: withdrawal.approvals,
        second_approval_reason: withdrawal.secondApprovalReason,
        held_until: withdrawal.heldUntil,
        hold_skipped_at: withdrawal.holdSkippedAt,
        created_at: withdrawal.createdAt,
        updated_at: withdrawal.createdAt,
      }),
    )
    .insertInto('withdrawal_step')
    .values([
      {
        withdrawal_id: withdrawal.id,
        seq: 1,
        status: 'requested',
        at: withdrawal.createdAt,
        actor_id: withdrawal.investorId,
      },
      {
        withdrawal_id: withdrawal.id,
        seq: 2,
        status: 'in_review',
        at: withdrawal.createdAt,
        actor_id: null,
      },
    ]),
)

/** The withdrawal, locked until the transaction ends; the holder decides what happens to it. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  const [row] = await lockedOne(tx, { id })
  return row && withdrawalFrom(row)
}

const lockedOne = compiledOnce((tx, given: { id: string }) =>
  tx.selectFrom('withdrawal').selectAll().where('id', '=', given.id).forUpdate(),
)

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

/**
 * Whether the withdrawal of the query around it waits: for a pause (decision 34), or for the integrity checks (244). It is
 * looked up for each: without `offset 0` PostgreSQL gathers all that any pause holds, if it takes pauses for many.
 */
export const held = sql<boolean>`(exists (select from withdrawal_hold h where h.withdrawal_id = withdrawal.id offset 0)
  or (withdrawal.status in ('requested', 'in_review', 'approved') and ${hasFindings}))`

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

type NextStep = {
  readonly status: WithdrawalStatus
  readonly at: Date
  readonly actorId: string | null
}

/** Moves a locked withdrawal to its next status and records the step. Nobody waits for the answer. */
export async function writeStatus(
  tx: Tx,
  id: string,
  step: NextStep & {
    reason?: string
    /** Null clears it. */
    transaction?: string | null
  },
): Promise<void> {
  const { status, at, actorId, reason = null, transaction } = step
  const movesTo = { id, status, at, actorId, reason, transaction, setsTransaction: transaction !== undefined }
  await alongside(tx, moved(tx, movesTo))
}

type Move = NextStep & {
  readonly id: string
  /** Null keeps it. */
  readonly reason: string | null
  readonly transaction: string | null | undefined
  readonly setsTransaction: boolean
}

const moved = compiledOnce(
  (_tx, given: Move) => sql<never>`
    with step as (${insertingStep(given)})
    update withdrawal set status = ${given.status}, updated_at = ${given.at},
      reason = coalesce(${given.reason}::text, reason),
      transaction = case when ${given.setsTransaction}::boolean then ${given.transaction}::text else transaction end
    where id = ${given.id}::uuid`,
)

/** Steps are numbered under the lock of their withdrawal, so no two get the same number. */
export const insertingStep = ({
  id,
  status,
  at,
  actorId,
}: NextStep & { readonly id: string }): RawBuilder<unknown> => sql`
  insert into withdrawal_step (withdrawal_id, seq, status, at, actor_id)
  select ${id}::uuid, coalesce(max(s.seq), 0) + 1, ${status}::text, ${at}::timestamptz, ${actorId}::uuid
  from withdrawal_step s where s.withdrawal_id = ${id}::uuid`

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
