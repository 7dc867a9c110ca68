import { sql } from 'kysely'
import { displayName, searchedName, sortName } from '#people/display-name.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database } from '#platform/database/pool.ts'
import type { WaitingItems } from '#work/waiting-item.ts'
import type { PaymentStatus } from '../deposit.ts'

/** Every payment that ever needed approvals, with its investor, for the console. */
export const reviewRows = (
  db: Database,
  {
    status,
    decidedSince,
    search,
    id,
  }: {
    status?: PaymentStatus | undefined
    /** Those that somebody approved or refused since then. */
    decidedSince?: Date | undefined
    search?: string
    id?: string
  },
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
    .$if(decidedSince !== undefined, (q) =>
      q.where(
        sql<boolean>`(payment.refused_at >= ${decidedSince ?? null} or exists (
          select from payment_approval a where a.payment_id = payment.id and a.at >= ${decidedSince ?? null}
        )) and payment.status <> 'in_review'`,
      ),
    )
    .$if(id !== undefined, (q) => q.where('payment.id', '=', id ?? ''))
    .$if(search !== undefined && search !== '', (q) =>
      q.where(
        sql<boolean>`concat_ws(' ', i.email, ${searchedName('i')}, payment.transaction, payment.id, deposit.id,
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

/** The payments that wait for approvals, as items of their queue. Approvals of another block do not count. */
export const waitingReviewItems: WaitingItems = () => sql`
  select 'payment_reviews' as queue, y.id, y.review_began_at as since, ${displayName('p')} as person_name,
    p.email as person_email, y.coin_minor as amount_minor, d.coin as asset,
    case when a.approvers <> '{}' then 'second_approval' else 'two_approvals' end as note,
    null as reference, a.approvers || d.investor_id as barred, true as is_ready, null::uuid as own_assignee_id
  from payment y
  join deposit d on d.id = y.deposit_id
  join person p on p.id = d.investor_id
  cross join lateral (
    select array(select approver_id from payment_approval where payment_id = y.id and block_hash = y.block_hash) as approvers
  ) a
  where y.status = 'in_review'`
