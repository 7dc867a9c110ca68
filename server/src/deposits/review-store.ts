import { sql } from 'kysely'
import { displayName, sortName } from '#people/display-name.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database } from '#platform/database/pool.ts'
import type { PaymentStatus } from './deposit.ts'

/** Every payment that ever needed approvals, with its investor, for the console. */
export const reviewRows = (
  db: Database,
  { status, search, id }: { status?: PaymentStatus | undefined; search?: string; id?: string },
) =>
  db
    .selectFrom('payment')
    .innerJoin('deposit', 'deposit.id', 'payment.deposit_id')
    .innerJoin('person as i', 'i.id', 'deposit.investor_id')
    .leftJoin('person as r', 'r.id', 'payment.refused_by')
    .selectAll('payment')
    .select([
      'i.id as investor_id',
      'i.email as investor_email',
      displayName('i').$notNull().as('investor_name'),
      displayName('r').as('refuser_name'),
      sortName('i').as('sort_name'),
    ])
    .where('payment.review_began_at', 'is not', null)
    .$if(status !== undefined, (q) => q.where('payment.status', '=', status ?? ''))
    .$if(id !== undefined, (q) => q.where('payment.id', '=', id ?? ''))
    .$if(search !== undefined && search !== '', (q) =>
      q.where(
        sql<boolean>`concat_ws(' ', i.email, i.first_name, i.last_name, payment.transaction, payment.id, deposit.id,
          (select r.code from short_reference r where r.subject_id = deposit.id)) ilike ${containing(search ?? '')}`,
      ),
    )

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewRows>['executeTakeFirstOrThrow']>>

/** How many wait for staff, and since when the oldest. */
export async function countInReview(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await db
    .selectFrom('payment')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('review_began_at').as('oldest_at')])
    .where('status', '=', 'in_review')
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldestAt: row.oldest_at }
}
