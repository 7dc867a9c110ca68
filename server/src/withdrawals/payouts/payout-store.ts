import { sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database } from '#platform/database/pool.ts'
import { held } from '../withdrawal-store.ts'

/** Withdrawals that are approved, not on hold, of an account that is not frozen, and on a network where the server cannot pay. */
export const payoutRows = (db: Database, { search }: { search: string }) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('person', 'person.id', 'withdrawal.investor_id')
    .select([
      'withdrawal.id',
      'withdrawal.investor_id',
      'withdrawal.network',
      'withdrawal.address',
      'withdrawal.coin_minor',
      'person.email as investor_email',
      displayName('person').$notNull().as('investor_name'),
    ])
    .select(
      sql<Date>`coalesce((select max(s.at) from withdrawal_step s
        where s.withdrawal_id = withdrawal.id and s.status = 'approved'), withdrawal.updated_at)`.as(
        'approved_at',
      ),
    )
    .where('withdrawal.status', '=', 'approved')
    .where('withdrawal.network', '<>', 'practice')
    .where('person.frozen_at', 'is', null)
    .where(sql<boolean>`not ${held}`)
    .$if(search !== '', (q) =>
      q.where(
        sql<boolean>`concat_ws(' ', person.email, person.first_name, person.last_name, withdrawal.address, withdrawal.id) ilike ${containing(search)}`,
      ),
    )

export type PayoutRow = Awaited<ReturnType<ReturnType<typeof payoutRows>['executeTakeFirstOrThrow']>>

/** How many payments staff have to make, and when the oldest was approved. */
export async function countPayouts(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom(payoutRows(db, { search: '' }).as('payout'))
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('approved_at').as('oldest_at')])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}
