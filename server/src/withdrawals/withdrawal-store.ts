import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import { type Selectable, sql } from 'kysely'
import { shownName, sortName } from '#people/shown-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { containing } from '#platform/database/containing.ts'
import type { Withdrawal as WithdrawalTable } from '#platform/database/types.ts'
import type { Withdrawal } from './withdrawal.ts'

/** A withdrawal together with whose it is. */
export type WithdrawalOfInvestor = Withdrawal & {
  readonly investorName: string
  readonly investorEmail: string
  /** Waits until staff end a pause. */
  readonly isHeld: boolean
}

/** One step of a withdrawal; `actorId` is null for the system itself. */
export type Step = {
  readonly status: WithdrawalStatus
  readonly at: Date
  readonly actorId: string | null
  readonly actorName: string | null
}

type NewWithdrawal = Omit<
  Withdrawal,
  'status' | 'reason' | 'transaction' | 'paymentOutput' | 'paidTransferId'
> & { readonly coin: string }

/** Writes the request down, in the status `requested`. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<void> {
  await tx
    .insertInto('withdrawal')
    .values({
      id: withdrawal.id,
      investor_id: withdrawal.investorId,
      amount_minor: withdrawal.amountMinor,
      fee_minor: withdrawal.feeMinor,
      coin: withdrawal.coin,
      coin_minor: withdrawal.coinMinor,
      network: withdrawal.network,
      address: withdrawal.address,
      approvals_needed: withdrawal.approvalsNeeded,
      held_until: withdrawal.heldUntil,
      hold_skipped_at: withdrawal.holdSkippedAt,
      created_at: withdrawal.createdAt,
      updated_at: withdrawal.createdAt,
    })
    .execute()
  await insertStep(tx, withdrawal.id, {
    status: 'requested',
    at: withdrawal.createdAt,
    actorId: withdrawal.investorId,
  })
}

/** The withdrawal, locked until the transaction ends: whoever holds it decides what becomes of it. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal | undefined> {
  const row = await tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && withdrawalFrom(row)
}

/** Somebody's withdrawals to any of these addresses in any of these statuses, locked in the order of their ids. */
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

/** Whether a pause holds the withdrawal of the query around it (decision 34). */
export const held = sql<boolean>`exists (select from withdrawal_hold h where h.withdrawal_id = withdrawal.id)`

/** Whether a withdrawal waits until staff end a pause. */
export async function isHeld(tx: Tx, id: string): Promise<boolean> {
  const hold = await tx
    .selectFrom('withdrawal_hold')
    .select('pause_id')
    .where('withdrawal_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return hold !== undefined
}

/**
 * The oldest withdrawal in a status that no pause holds and nobody else works on, locked; undefined when there is
 * none.
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

/** Takes a locked withdrawal to its next status and writes the step down. */
export async function writeStatus(
  tx: Tx,
  id: string,
  step: {
    status: WithdrawalStatus
    at: Date
    actorId: string | null
    reason?: string
    /** Null takes away what stands there. */
    transaction?: string | null
  },
): Promise<void> {
  const { status, at, actorId, reason, transaction } = step
  await tx
    .updateTable('withdrawal')
    .set({
      status,
      updated_at: at,
      ...(reason === undefined ? {} : { reason }),
      ...(transaction === undefined ? {} : { transaction }),
    })
    .where('id', '=', id)
    .execute()
  await insertStep(tx, id, { status, at, actorId })
}

/** Which output pays a locked withdrawal, and the transfer that says so or takes it back. */
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

/** The approved withdrawals that wait at an address, oldest first, locked; with when each was approved. */
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
  await tx
    .insertInto('withdrawal_step')
    .columns(['withdrawal_id', 'seq', 'status', 'at', 'actor_id'])
    .expression((e) =>
      e
        .selectFrom('withdrawal_step')
        .select((s) => [
          sql<string>`${id}::uuid`.as('withdrawal_id'),
          sql<number>`${s.fn.coalesce(s.fn.max('seq'), sql<number>`0`)} + 1`.as('seq'),
          sql<string>`${status}::text`.as('status'),
          sql<Date>`${at}::timestamptz`.as('at'),
          sql<string | null>`${actorId}::uuid`.as('actor_id'),
        ])
        .where('withdrawal_id', '=', id),
    )
    .execute()
}

export async function findWithdrawal(
  db: Database | Tx,
  id: string,
): Promise<WithdrawalOfInvestor | undefined> {
  const row = await withInvestor(db).where('withdrawal.id', '=', id).executeTakeFirst()
  return row && ofInvestor(row)
}

export type ListFilter = {
  readonly investorId?: string
  readonly status?: WithdrawalStatus
  readonly order: 'newest' | 'oldest'
  /** The last one of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

/** Withdrawals in the order of their ids, which are made in the order of time. */
export async function selectWithdrawals(
  db: Database | Tx,
  filter: ListFilter,
): Promise<WithdrawalOfInvestor[]> {
  const { investorId, status, order, after, limit } = filter
  const isNewestFirst = order === 'newest'
  const rows = await withInvestor(db)
    .$if(investorId !== undefined, (q) => q.where('withdrawal.investor_id', '=', investorId ?? ''))
    .$if(status !== undefined, (q) => q.where('withdrawal.status', '=', status ?? ''))
    .$if(after !== undefined, (q) => q.where('withdrawal.id', isNewestFirst ? '<' : '>', after ?? ''))
    .orderBy('withdrawal.id', isNewestFirst ? 'desc' : 'asc')
    .limit(limit)
    .execute()
  return rows.map(ofInvestor)
}

/** Everybody's withdrawals that are in one of these statuses and match a search; for the console's list. */
export const staffRows = (db: Database, filter: { statuses: readonly WithdrawalStatus[]; search: string }) =>
  withInvestor(db)
    .select(sortName('person').as('sort_name'))
    .where('withdrawal.status', 'in', filter.statuses)
    .$if(filter.search !== '', (q) =>
      q.where(
        sql<boolean>`concat_ws(' ', person.email, person.first_name, person.last_name, withdrawal.address, withdrawal.transaction, withdrawal.id) ilike ${containing(filter.search)}`,
      ),
    )

/** How many are in these statuses, and since when the oldest. */
export async function countWaiting(
  db: Database,
  statuses: readonly WithdrawalStatus[],
): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('created_at').as('oldest_at')])
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}

/** The steps of each of these withdrawals, in order. */
export async function selectSteps(db: Database | Tx, ids: readonly string[]): Promise<Map<string, Step[]>> {
  const steps = new Map<string, Step[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return steps
  const rows = await db
    .selectFrom('withdrawal_step')
    .leftJoin('person', 'person.id', 'withdrawal_step.actor_id')
    .select(['withdrawal_id', 'status', 'at', 'actor_id', shownName('person').as('actor_name')])
    .where('withdrawal_id', 'in', ids)
    .orderBy('withdrawal_id')
    .orderBy('seq')
    .execute()
  for (const { withdrawal_id: id, status, at, actor_id: actorId, actor_name: actorName } of rows)
    steps.get(id)?.push({ status: status as WithdrawalStatus, at, actorId, actorName })
  return steps
}

/** How long what was sent since an instant took from its request, in whole seconds. */
export async function selectTimes(
  db: Database | Tx,
  since: Date,
): Promise<{ count: number; medianSeconds: number | null; p95Seconds: number | null }> {
  const { rows } = await sql<{ count: number; median: number | null; p95: number | null }>`
    select count(*)::int as count,
      ceil(percentile_disc(0.5) within group (order by taken))::int as median,
      ceil(percentile_disc(0.95) within group (order by taken))::int as p95
    from (
      select extract(epoch from max(s.at) - w.created_at) as taken
      from withdrawal_step s join withdrawal w on w.id = s.withdrawal_id
      where s.status = 'sent' and s.at > ${since} and w.status in ('sent', 'confirmed')
      group by w.id
    ) sent`.execute(db)
  const { count, median, p95 } = rows[0]!
  return { count, medianSeconds: median, p95Seconds: p95 }
}

/** The ids of an investor's withdrawals in a status, or paid by a transaction. */
export async function selectOwnIds(
  tx: Tx,
  investorId: string,
  fits: { readonly status: WithdrawalStatus } | { readonly transaction: string },
): Promise<string[]> {
  const query = tx.selectFrom('withdrawal').select('id').where('investor_id', '=', investorId)
  const rows = await (
    'status' in fits
      ? query.where('status', '=', fits.status)
      : query.where(sql`lower(transaction)`, '=', fits.transaction)
  ).execute()
  return rows.map(({ id }) => id)
}

export async function selectStatuses(tx: Tx, ids: readonly string[]): Promise<Map<string, WithdrawalStatus>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('withdrawal').select(['id', 'status']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, status }) => [id, status as WithdrawalStatus]))
}

const withInvestor = (db: Database | Tx) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('person', 'person.id', 'withdrawal.investor_id')
    .selectAll('withdrawal')
    .select(['person.email', shownName('person').$notNull().as('investor_name'), held.as('is_held')])

type RowWithInvestor = Selectable<WithdrawalTable> & {
  email: string
  investor_name: string
  is_held: boolean
}
export type StaffRow = RowWithInvestor & { sort_name: string }

export const ofInvestor = (row: RowWithInvestor): WithdrawalOfInvestor => ({
  ...withdrawalFrom(row),
  investorName: row.investor_name,
  investorEmail: row.email,
  isHeld: row.is_held,
})

const withdrawalFrom = (row: Selectable<WithdrawalTable>): Withdrawal => ({
  id: row.id,
  investorId: row.investor_id,
  amountMinor: row.amount_minor,
  feeMinor: row.fee_minor,
  coinMinor: row.coin_minor,
  network: row.network,
  address: row.address,
  status: row.status as WithdrawalStatus,
  reason: row.reason,
  transaction: row.transaction,
  paymentOutput: row.payment_output,
  paidTransferId: row.paid_transfer_id,
  createdAt: row.created_at,
  approvalsNeeded: row.approvals_needed,
  heldUntil: row.held_until,
  holdSkippedAt: row.hold_skipped_at,
})
