import { type RawBuilder, sql } from 'kysely'
import { displayName, searchedName } from '#people/display-name.ts'
import { lookAlikeFrom, lookAlikeOf } from '#people/look-alikes.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { referenceOf } from '#platform/short-reference.ts'
import { held } from '../withdrawal-store.ts'
import { withdrawalCoin } from '../withdrawal.ts'
import { assigneeIn } from '#work/assignees-of.ts'
import type { WaitingItems } from '#work/waiting-item.ts'
import { oddPaymentFrom, oddPaymentsIn } from './payout-payment-store.ts'

/** In a query, something of the investor `i` of its withdrawal. */
const ofInvestor = <T>(what: RawBuilder<T>): RawBuilder<T> =>
  sql<T>`(select ${what} from person i where i.id = withdrawal.investor_id)`

/** Withdrawals that are approved, not on hold, of an account that is not frozen, and on a network where the server cannot pay. */
export const payoutRows = (db: Database, { search }: { search: string }) =>
  db
    .selectFrom('withdrawal')
    // For a search; PostgreSQL leaves out what nothing else asks for.
    .leftJoin('person', 'person.id', 'withdrawal.investor_id')
    .select([
      'withdrawal.id',
      referenceOf('withdrawal'),
      'withdrawal.investor_id',
      'withdrawal.network',
      'withdrawal.address',
      'withdrawal.coin_minor',
      // Not joined: only the rows of the page look them up.
      ofInvestor(sql<string>`i.email`).as('investor_email'),
      ofInvestor(displayName('i')).$notNull().as('investor_name'),
    ])
    .select(
      sql<Date>`coalesce((select max(s.at) from withdrawal_step s
        where s.withdrawal_id = withdrawal.id and s.status = 'approved'), withdrawal.updated_at)`.as(
        'approved_at',
      ),
    )
    .where('withdrawal.status', '=', 'approved')
    .where('withdrawal.network', '<>', 'practice')
    .where(ofInvestor(sql<boolean>`i.frozen_at is null`))
    .where(sql<boolean>`not ${held}`)
    .$if(search !== '', (q) =>
      q.where(
        sql<boolean>`concat_ws(' ', person.email, ${searchedName('person')}, withdrawal.address, withdrawal.id,
          (select r.code from short_reference r where r.subject_id = withdrawal.id)) ilike ${containing(search)}`,
      ),
    )

export type PayoutRow = Awaited<ReturnType<ReturnType<typeof payoutRows>['executeTakeFirstOrThrow']>>

export type KnownOfPayout = ReturnType<typeof knownFrom>

/** What staff have to know of these payments beside them, by the ids of the withdrawals; one statement. */
export async function selectKnown(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownOfPayout>> {
  const rows = ids.length === 0 ? [] : await known(db, { ids })
  return new Map(rows.map((row) => [row.id, knownFrom(row)]))
}

const known = compiledOnce((db, { ids }: { ids: readonly string[] }) =>
  knownRows(db).where(sql<boolean>`withdrawal.id = any(${ids}::uuid[])`),
)

const knownRows = (db: Database | Tx) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('person', 'person.id', 'withdrawal.investor_id')
    .select([
      'withdrawal.id',
      lookAlikeOf('person').as('look_alike'),
      assigneeIn(db, 'payouts', sql.ref<string>('withdrawal.id')).as('assignee'),
      oddPaymentsIn(db).as('odd'),
    ])

type KnownRow = Awaited<ReturnType<ReturnType<typeof knownRows>['executeTakeFirstOrThrow']>>

const knownFrom = (row: KnownRow) => ({
  /** The account that the investor looks like. */
  resembles: lookAlikeFrom(row.look_alike),
  assignee: row.assignee,
  odd: row.odd.map(oddPaymentFrom),
})

/** The payments that staff have to make, as items of their queue. */
export const waitingPayoutItems =
  (db: Database): WaitingItems =>
  () =>
    sql`
  select 'payouts' as queue, q.id, q.approved_at as since, q.investor_name as person_name,
    q.investor_email as person_email, q.coin_minor as amount_minor, ${withdrawalCoin}::text as asset, null as note,
    null as reference, array[q.investor_id] as barred, true as is_ready, null::uuid as own_assignee_id
  from ${payoutRows(db, { search: '' }).as('q')}`

/** How many payments staff have to make, and when the oldest was approved. */
export async function countPayouts(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom(payoutRows(db, { search: '' }).as('payout'))
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('approved_at').as('oldest_at')])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}
