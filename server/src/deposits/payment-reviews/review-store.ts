import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { displayName, searchedName, sortName } from '#people/display-name.ts'
import { lookAlikeFrom, lookAlikeOf } from '#people/look-alikes.ts'
import { readerIn } from '#people/act-on-person.ts'
import { addressesOf, samePersonAs } from '#people/staff-accounts/second-person.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { referenceOf } from '#platform/short-reference.ts'
import { assigneeIn } from '#work/assignees-of.ts'
import type { WaitingItems } from '#work/waiting-item.ts'
import type { PaymentStatus } from '../deposit.ts'
import { depositFrom } from '../deposit-store.ts'
import { partsFrom, partsIn } from '../payment-store.ts'
import { holdFrom, renewedHoldsIn } from '../price-hold-store.ts'
import { approvalFrom, approvalsIn, approversIn } from './payment-approval-store.ts'

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

type Reading = { readonly ids: readonly string[]; readonly readerId: string }

export type Reviewed = ReturnType<typeof reviewedFrom>

/** What a member of staff who reads of these payments has to know beside them, by their ids; one statement. */
export async function selectReviewed(db: Database, given: Reading): Promise<ReadonlyMap<string, Reviewed>> {
  const rows = given.ids.length === 0 ? [] : await reviewed(db, given)
  return new Map(rows.map((row) => [row.payment_id, reviewedFrom(row, given.readerId)]))
}

const reviewed = compiledOnce((db, { ids, readerId }: Reading) =>
  withReview(db, readerId).where(sql<boolean>`payment.id = any(${ids}::uuid[])`),
)

const withReview = (db: Database | Tx, readerId: string) =>
  db
    .selectFrom('payment')
    .innerJoin('deposit', 'deposit.id', 'payment.deposit_id')
    .innerJoin('person as i', 'i.id', 'deposit.investor_id')
    .selectAll('deposit')
    .select([
      'payment.id as payment_id',
      referenceOf('deposit'),
      renewedHoldsIn(db).as('renewed_holds'),
      partsIn(db).as('parts'),
      approvalsIn(db).as('approvals'),
      lookAlikeOf('i').as('look_alike'),
      assigneeIn(db, 'payment_reviews', sql.ref<string>('payment.id')).as('assignee'),
      readerIn(db, readerId).as('reader'),
      jsonArrayFrom(addressesOf(db, sql`${approversIn} || ${readerId}::uuid`)).as('reviewers'),
    ])

type ReviewedRow = Awaited<ReturnType<ReturnType<typeof withReview>['executeTakeFirstOrThrow']>>

const reviewedFrom = (row: ReviewedRow, readerId: string) => ({
  deposit: depositFrom(row, row.renewed_holds.map(holdFrom)),
  /** All payments of the deposit. */
  parts: partsFrom(row.parts),
  approvals: row.approvals.map(approvalFrom),
  resembles: lookAlikeFrom(row.look_alike),
  assignee: row.assignee,
  reader: row.reader,
  /** The reader's accounts: each that counts as one person with theirs. */
  readers: samePersonAs(readerId, row.reviewers),
})

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
