import type { BonusStatus } from '@evenmoor/contract/referrals'
import type { BonusSignal } from '@evenmoor/contract/staff-bonuses'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { displayName, searchedName, sortName } from '#people/display-name.ts'
import { invitedBy, referralCodeOf } from '#people/referral-tree.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Bonus as BonusTable } from '#platform/database/types.ts'
import type { Bonus } from './bonus.ts'
import type { WaitingItems } from '#work/waiting-item.ts'

type NewBonus = Omit<Bonus, 'status' | 'reason' | 'secondApprovalReason' | 'decidedById' | 'decidedAt'>

/** Inserts a bonus, unless the invited person already brought one. */
export async function insertBonus(tx: Tx, bonus: NewBonus): Promise<void> {
  await tx
    .insertInto('bonus')
    .values({
      id: bonus.id,
      referrer_id: bonus.referrerId,
      referred_id: bonus.referredId,
      position_id: bonus.positionId,
      amount_minor: bonus.amountMinor,
      mailbox_hash: bonus.mailboxHash,
      signals: [...bonus.signals],
      created_at: bonus.createdAt,
    })
    .onConflict((c) => c.column('referred_id').doNothing())
    .execute()
}

/** The bonus, locked until the transaction ends, so only one transaction can decide it. */
export async function lockBonus(tx: Tx, id: string): Promise<Bonus | undefined> {
  const row = await tx.selectFrom('bonus').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && bonusFrom(row)
}

/** Writes the decision about a locked bonus down; the database takes one alone. */
export async function writeDecision(
  tx: Tx,
  id: string,
  decision: {
    status: Exclude<BonusStatus, 'pending'>
    decidedById: string
    at: Date
    signals: readonly BonusSignal[]
    reason: string | null
  },
): Promise<void> {
  const { status, decidedById, at, signals, reason } = decision
  await tx
    .updateTable('bonus')
    .set({ status, decided_by: decidedById, decided_at: at, signals: [...signals], reason })
    .where('id', '=', id)
    .execute()
}

/** What an investor sees of a bonus. */
export type OwnBonus = Pick<Bonus, 'id' | 'amountMinor' | 'status' | 'reason' | 'createdAt' | 'decidedAt'>

type Asked = { readonly before: string | undefined; readonly limit: number }

/** The query of a page of a referrer's bonuses with the names of who was invited, newest first; see `ownBonusFrom`. */
export const bonusPage = (db: Database, referrerId: string, { before, limit }: Asked) =>
  db
    .selectFrom('bonus as b')
    .innerJoin('person', 'person.id', 'b.referred_id')
    .select(['person.first_name', 'person.last_name', 'person.locale'])
    .select(ownBonus)
    .where('b.referrer_id', '=', referrerId)
    .$if(before !== undefined, (q) => q.where('b.id', '<', before ?? ''))
    .orderBy('b.id', 'desc')
    .limit(limit)

/**
 * The query of a page of the confirmed people that a person invited, newest first, each with the bonus that they brought,
 * if they invested yet.
 */
export const invitedPage = (db: Database, referrerId: string, { before, limit }: Asked) =>
  db
    .selectFrom(invitedBy(db, referrerId).as('i'))
    .leftJoin('bonus as b', (join) =>
      join.onRef('b.referred_id', '=', 'i.id').on('b.referrer_id', '=', referrerId),
    )
    .select(['i.id as person_id', 'i.first_name', 'i.last_name', 'i.locale', 'i.signed_up_at'])
    .select(ownBonus)
    .$if(before !== undefined, (q) => q.where('i.id', '<', before ?? ''))
    .orderBy('i.id', 'desc')
    .limit(limit)

/** Money is text: in JSON it would be a float. */
const ownBonus = [
  'b.id',
  sql<string>`b.amount_minor::text`.as('amount'),
  'b.status',
  'b.reason',
  'b.created_at',
  'b.decided_at',
] as const

type OwnRow = {
  readonly id: string | null
  readonly amount: string
  readonly status: string | null
  readonly reason: string | null
  readonly created_at: string | null
  readonly decided_at: string | null
}

/** A bonus of these queries; null where a person brought none yet. */
export const ownBonusFrom = (row: OwnRow): OwnBonus | null =>
  row.id === null || row.created_at === null
    ? null
    : {
        id: row.id,
        amountMinor: BigInt(row.amount),
        status: row.status as BonusStatus,
        reason: row.reason,
        createdAt: new Date(row.created_at),
        decidedAt: row.decided_at === null ? null : new Date(row.decided_at),
      }

/** The query of a referrer's code, and what their bonuses come to while they wait and once they are verified. */
export function codeAndSums(db: Database, referrerId: string) {
  const sumOf = (status: BonusStatus) =>
    sql<string>`coalesce(sum(b.amount_minor) filter (where b.status = ${status}), 0)::numeric(38, 0)::text`
  return db
    .selectFrom('bonus as b')
    .select([
      referralCodeOf(referrerId).as('code'),
      sumOf('pending').as('pending'),
      sumOf('verified').as('verified'),
    ])
    .where('b.referrer_id', '=', referrerId)
}

/** The query of whose investments brought each of these referrers a bonus. */
export const referredOf = (db: Database, referrerIds: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('bonus')
    .select(['referrer_id', 'referred_id'])
    .where(sql<boolean>`referrer_id = any(${referrerIds})`)

/** In a query, the same of all of them together, as an array. */
export const allReferredOf = (referrerIds: RawBuilder<readonly string[]>): RawBuilder<readonly string[]> =>
  sql`array(select b.referred_id from bonus b where b.referrer_id = any(${referrerIds}))`

/** The query of those of these bonuses that have an earlier one for the same mailbox, whatever became of it. */
export const withEarlierOfMailbox = (bonuses: readonly Pick<Bonus, 'id' | 'mailboxHash'>[]) =>
  sql<{ id: string }>`(
    select judged.id
    from unnest(${bonuses.map(({ id }) => id)}::uuid[], ${bonuses.map((bonus) => bonus.mailboxHash)}::bytea[])
      as judged (id, mailbox_hash)
    where exists (select from bonus b where b.mailbox_hash = judged.mailbox_hash and b.id < judged.id))`

/** How many wait for a decision, and since when the oldest. */
export async function countPending(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('bonus')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('created_at').as('oldest_at')])
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}

/** The bonuses that wait for a decision, as items of their queue. */
export const waitingBonusItems: WaitingItems = () => sql`
  select 'bonuses' as queue, b.id, b.created_at as since, ${displayName('p')} as person_name, p.email as person_email,
    b.amount_minor, 'usd' as asset, case when a.approvers <> '{}' then 'second_approval' end as note,
    null as reference, a.approvers || b.referrer_id || b.referred_id as barred,
    true as is_ready, null::uuid as own_assignee_id
  from bonus b
  join person p on p.id = b.referrer_id
  cross join lateral (select array(select approver_id from bonus_approval where bonus_id = b.id) as approvers) a
  where b.status = 'pending'`

/** Everybody's bonuses, as the console's list sorts them; see `namesOfBonuses`. */
export const staffRows = (
  db: Database,
  {
    status,
    decidedSince,
    search,
  }: { status: BonusStatus | undefined; decidedSince?: Date | undefined; search: string },
) =>
  db
    .selectFrom('bonus')
    // For a search; PostgreSQL leaves out what nothing else asks for.
    .leftJoin('person as r', 'r.id', 'bonus.referrer_id')
    .leftJoin('person as p', 'p.id', 'bonus.referred_id')
    .selectAll('bonus')
    // Not joined: unless the list is sorted by it, only the rows of the page look it up.
    .select(
      sql<string>`(select ${sortName('s')} from person s where s.id = bonus.referrer_id)`.as('sort_name'),
    )
    .$if(status !== undefined, (q) => q.where('bonus.status', '=', status ?? ''))
    .$if(decidedSince !== undefined, (q) => q.where('bonus.decided_at', '>=', decidedSince ?? null))
    .$if(search !== '', (q) =>
      q.where(
        sql<boolean>`concat_ws(' ', r.email, ${searchedName('r')}, p.email, ${searchedName('p')}, bonus.id) ilike ${containing(search)}`,
      ),
    )

export type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>['executeTakeFirstOrThrow']>>

/** The query of who is named with each of these bonuses. */
export const namesOfBonuses = (db: Database, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('bonus')
    .innerJoin('person as r', 'r.id', 'bonus.referrer_id')
    .innerJoin('person as p', 'p.id', 'bonus.referred_id')
    .leftJoin('person as d', 'd.id', 'bonus.decided_by')
    .select([
      'bonus.id',
      displayName('r').$notNull().as('referrer_name'),
      'r.email as referrer_email',
      displayName('p').$notNull().as('referred_name'),
      'p.email as referred_email',
      'p.created_at as signed_up_at',
      displayName('d').as('decider_name'),
    ])
    .where(sql<boolean>`bonus.id = any(${ids})`)

export const bonusFrom = (row: Selectable<BonusTable>): Bonus => ({
  id: row.id,
  referrerId: row.referrer_id,
  referredId: row.referred_id,
  positionId: row.position_id,
  amountMinor: row.amount_minor,
  status: row.status as BonusStatus,
  mailboxHash: row.mailbox_hash,
  signals: row.signals as BonusSignal[],
  reason: row.reason,
  secondApprovalReason: row.second_approval_reason as Bonus['secondApprovalReason'],
  decidedById: row.decided_by,
  decidedAt: row.decided_at,
  createdAt: row.created_at,
})
