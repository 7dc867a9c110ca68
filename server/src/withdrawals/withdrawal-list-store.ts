import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import { transferKey } from '@evenmoor/ledger'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { hasFindings } from '#integrity/integrity-checks.ts'
import { limitedStateOf } from '#people/account-status/account-status.ts'
import { displayName, searchedName, sortName } from '#people/display-name.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Withdrawal as WithdrawalTable } from '#platform/database/types.ts'
import { referenceOf } from '#platform/short-reference.ts'
import type { Withdrawal } from './withdrawal.ts'
import { openStatuses } from './withdrawal.ts'
import { withdrawalFrom } from './withdrawal-row.ts'
import { held, onHoldSince, type Step } from './withdrawal-store.ts'
import type { WaitingItems } from '#work/waiting-item.ts'

/** A withdrawal with its investor. */
export type WithdrawalOfInvestor = Withdrawal & {
  /** Its short reference, `W-…`. */
  readonly reference: string
  readonly investorName: string
  readonly investorEmail: string
  readonly investorLocale: string
  /** Waits until staff end a pause, or until the integrity checks find nothing. */
  readonly isHeld: boolean
  /** Since when a reviewer has it on hold; null when none has, or it no longer waits for a decision. */
  readonly onHoldSince: Date | null
  /** Whether an integrity check has open findings: then that is why it is held. */
  readonly hasFindings: boolean
  /** Its owner has frozen the account. */
  readonly isFrozen: boolean
  /** The account is locked or suspended. */
  readonly isLimited: boolean
}

export type WithSteps = { readonly withdrawal: WithdrawalOfInvestor; readonly steps: readonly Step[] }

/** One withdrawal with its steps. */
export async function findWithdrawal(db: Database | Tx, id: string): Promise<WithSteps | undefined> {
  const [row] = await oneWithSteps(db, { id })
  return row && { withdrawal: ofInvestor(row), steps: row.steps.map(stepFrom) }
}

const oneWithSteps = compiledOnce((db, given: { id: string }) =>
  withInvestor(db).select(stepsIn(db).as('steps')).where('withdrawal.id', '=', given.id),
)

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

/** All withdrawals in one of these statuses that match a search, as the console's list sorts them. */
export const staffRows = (
  db: Database,
  filter: { statuses: readonly WithdrawalStatus[]; decidedSince?: Date | undefined; search: string },
) =>
  db
    .selectFrom('withdrawal')
    // For a search; PostgreSQL leaves out what nothing else asks for.
    .leftJoin('person', 'person.id', 'withdrawal.investor_id')
    .select(['withdrawal.id', 'withdrawal.created_at', 'withdrawal.amount_minor'])
    // Not joined: unless the list is sorted by it, only the rows of the page look it up.
    .select(
      sql<string>`(select ${sortName('i')} from person i where i.id = withdrawal.investor_id)`.as(
        'sort_name',
      ),
    )
    .where('withdrawal.status', 'in', filter.statuses)
    .$if(filter.decidedSince !== undefined, (q) =>
      q.where(
        sql<boolean>`exists (select from withdrawal_step s where s.withdrawal_id = withdrawal.id
          and s.status in ('approved', 'rejected') and s.at >= ${filter.decidedSince ?? null})`,
      ),
    )
    .$if(filter.search !== '', (q) =>
      q.where(
        sql<boolean>`concat_ws(' ', person.email, ${searchedName('person')}, withdrawal.address, withdrawal.transaction, withdrawal.id,
          (select r.code from short_reference r where r.subject_id = withdrawal.id)) ilike ${containing(filter.search)}`,
      ),
    )

export type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>['executeTakeFirstOrThrow']>>

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

/** How many in these statuses were requested before a moment. */
export async function countWaitingSince(
  db: Database,
  statuses: readonly WithdrawalStatus[],
  before: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('status', 'in', statuses)
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The withdrawals that wait for a decision, as items of their queue. */
export const waitingWithdrawalItems: WaitingItems = (now) => sql`
  select 'withdrawals' as queue, w.id, w.created_at as since, ${displayName('p')} as person_name, p.email as person_email,
    w.amount_minor, 'usd' as asset,
    case when h.held_at is not null then 'on_hold' when w.held_until > ${now} then 'new_address' when a.approvers <> '{}' then 'second_approval'
      when w.approvals_needed > 1 then 'two_approvals' end as note,
    null as reference, a.approvers || w.investor_id as barred,
    h.held_at is null and (w.held_until is null or w.held_until <= ${now}) as is_ready, null::uuid as own_assignee_id
  from withdrawal w
  join person p on p.id = w.investor_id
  left join withdrawal_review_hold h on h.withdrawal_id = w.id and h.ended_at is null
  cross join lateral (
    select array(select approver_id from withdrawal_approval where withdrawal_id = w.id) as approvers
  ) a
  where w.status in (${sql.join(openStatuses)})`

/** The steps of each of these withdrawals, in order. */
export async function selectSteps(db: Database | Tx, ids: readonly string[]): Promise<Map<string, Step[]>> {
  const steps = new Map<string, Step[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return steps
  const rows = await stepRows(db).where('withdrawal_id', 'in', ids).execute()
  for (const row of rows) steps.get(row.withdrawal_id)?.push(stepFrom(row))
  return steps
}

/** The steps of the withdrawal of the query around it, in order. */
export const stepsIn = (db: Database | Tx) =>
  jsonArrayFrom(stepRows(db).where('withdrawal_id', '=', sql.ref<string>('withdrawal.id')))

const stepRows = (db: Database | Tx) =>
  db
    .selectFrom('withdrawal_step')
    .leftJoin('person', 'person.id', 'withdrawal_step.actor_id')
    .select(['withdrawal_id', 'status', 'at', 'actor_id', displayName('person').as('actor_name')])
    .orderBy('withdrawal_id')
    .orderBy('seq')

type StepRow = { status: string; at: Date | string; actor_id: string | null; actor_name: string | null }

export const stepFrom = (row: StepRow): Step => ({
  status: row.status as WithdrawalStatus,
  at: new Date(row.at),
  actorId: row.actor_id,
  actorName: row.actor_name,
})

/** What an investor's postings, the detached ones too, add up to: set aside for withdrawals, and available; in millionths of a dollar. */
export type Backing = {
  readonly reservedMinor: bigint
  readonly availableMinor: bigint
  readonly postings: number
}

/** The same for the investor of the withdrawal of the query around it. Money is text: in JSON it would be a float. */
export const backingIn = sql<{ reserved: string; available: string; postings: number }>`(
  select json_build_object(
    'reserved', coalesce(sum(p.amount) filter (where a.kind = 'withdrawing'), 0)::numeric(38, 0)::text,
    'available', coalesce(sum(p.amount) filter (where a.kind = 'available'), 0)::numeric(38, 0)::text,
    'postings', coalesce(sum(p.count), 0)::int)
  from ledger.account a cross join lateral (
    select q.amount, 1 as count from ledger.posting q where q.account_id = a.id
    union all
    select b.amount, b.postings_count from ledger.brought_forward b where b.account_id = a.id
  ) p
  where a.owner_id = withdrawal.investor_id and a.asset = 'usd' and a.kind in ('available', 'withdrawing'))`

/** The ledger's transfer that paid a withdrawal; undefined before there is one. */
export async function selectPaidTransfer(tx: Tx, id: string): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('withdrawal')
    // Our own network pays once, under a key made from the id; staff may pay again what a chain lost.
    .leftJoin('ledger.transfer as own', (join) => join.on('own.key', '=', transferKey('withdrawal_paid', id)))
    .select((e) => e.fn.coalesce('withdrawal.paid_transfer_id', 'own.id').as('transfer'))
    .where('withdrawal.id', '=', id)
    .executeTakeFirst()
  return row?.transfer ?? undefined
}

/** How long withdrawals sent since an instant took from their request, in whole seconds. */
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

/** In a query, the status of a withdrawal by its id, given as text. */
export const statusOfWithdrawal = (id: RawBuilder<unknown>): RawBuilder<WithdrawalStatus | null> =>
  sql<WithdrawalStatus | null>`(select w.status from withdrawal w where w.id = ${id}::uuid)`

/** Withdrawals with their investors. */
export const withInvestor = (db: Database | Tx) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('person', 'person.id', 'withdrawal.investor_id')
    .selectAll('withdrawal')
    .select([
      'person.email',
      displayName('person').$notNull().as('investor_name'),
      held.as('is_held'),
      hasFindings.as('has_findings'),
      onHoldSince.as('on_hold_since'),
      'person.frozen_at',
      'person.state as account_state',
      'person.locale',
      referenceOf('withdrawal'),
    ])

type RowWithInvestor = Selectable<WithdrawalTable> & {
  reference: string
  email: string
  investor_name: string
  is_held: boolean
  has_findings: boolean
  on_hold_since: Date | null
  frozen_at: Date | null
  account_state: string
  locale: string
}

export const ofInvestor = (row: RowWithInvestor): WithdrawalOfInvestor => ({
  ...withdrawalFrom(row),
  reference: row.reference,
  investorName: row.investor_name,
  investorEmail: row.email,
  investorLocale: row.locale,
  isHeld: row.is_held,
  hasFindings: row.has_findings,
  onHoldSince: row.on_hold_since,
  isFrozen: row.frozen_at !== null,
  isLimited: limitedStateOf(row.account_state) !== null,
})
