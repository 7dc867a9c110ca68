import type { LookAlike } from '@evenmoor/contract/look-alike'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { changesFrom } from '#audit/security-changes.ts'
import { lookAlikeFrom, lookAlikeOf } from '#people/look-alikes.ts'
import { addressesOf, samePersonAs } from '#people/staff-accounts/second-person.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { type Assignee, assigneeIn } from '#work/assignees-of.ts'
import {
  type Backing,
  backingIn,
  ofInvestor,
  stepFrom,
  stepsIn,
  withInvestor,
  type WithdrawalOfInvestor,
} from '../withdrawal-list-store.ts'
import { approvalFrom, approvalsIn, approversIn } from './approval-store.ts'
import { holdFrom, holdsIn } from './hold-store.ts'
import type { ReviewActs } from './review.ts'
import { type Considered, lateChangesIn, paidBeforeIn } from './signals.ts'

type Read = { readonly id: string; readonly readerId: string }

/** A withdrawal with what happened to it so far. */
type Acted = ReviewActs & { readonly withdrawal: WithdrawalOfInvestor }

/** A withdrawal as whoever decides it has to know it, with their own address; one statement. */
export async function findToDecide(
  tx: Tx,
  given: Read,
): Promise<(Acted & { readonly readerEmail: string }) | undefined> {
  const [row] = await oneToDecide(tx, given)
  return row && { ...actedFrom(row), readerEmail: row.reader_email }
}

const oneToDecide = compiledOnce((tx, { id, readerId }: Read) =>
  withActs(tx, readerId).where('withdrawal.id', '=', id),
)

/** A withdrawal as staff who read it see it. */
export type Reviewed = Acted &
  Considered & {
    readonly assignee: Assignee | null
    /** The account that its investor looks like. */
    readonly resembles: LookAlike | null
    /** The reader's own address, and their accounts: each that counts as one person with theirs. */
    readonly readerEmail: string
    readonly readers: ReadonlySet<string>
  }

/** Several of them by their ids, as a member of staff reads them; one statement. */
export async function selectReviewed(
  db: Database | Tx,
  given: { readonly ids: readonly string[]; readonly readerId: string },
): Promise<ReadonlyMap<string, Reviewed>> {
  const rows = given.ids.length === 0 ? [] : await severalReviewed(db, given)
  return new Map(rows.map((row) => [row.id, reviewedFrom(row, given.readerId)]))
}

const severalReviewed = compiledOnce((db, given: { ids: readonly string[]; readerId: string }) =>
  withReview(db, given.readerId).where(sql<boolean>`withdrawal.id = any(${given.ids}::uuid[])`),
)

/** One of them with what its investor's postings add up to; one statement. */
export async function findReviewed(
  db: Database | Tx,
  given: Read,
): Promise<(Reviewed & { readonly backing: Backing }) | undefined> {
  const [row] = await oneReviewed(db, given)
  if (row === undefined) return undefined
  const { reserved, available, postings } = row.backing
  return {
    ...reviewedFrom(row, given.readerId),
    backing: { reservedMinor: BigInt(reserved), availableMinor: BigInt(available), postings },
  }
}

const oneReviewed = compiledOnce((db, { id, readerId }: Read) =>
  withReview(db, readerId).select(backingIn.as('backing')).where('withdrawal.id', '=', id),
)

const withActs = (db: Database | Tx, readerId: string) =>
  withInvestor(db)
    .innerJoin('person as reader', (join) => join.on('reader.id', '=', readerId))
    .select(['reader.email as reader_email'])
    .select([stepsIn(db).as('steps'), approvalsIn(db).as('approvals'), holdsIn(db).as('holds')])

type ActedRow = Awaited<ReturnType<ReturnType<typeof withActs>['executeTakeFirstOrThrow']>>

const actedFrom = (row: ActedRow): Acted => ({
  withdrawal: ofInvestor(row),
  steps: row.steps.map(stepFrom),
  approvals: row.approvals.map(approvalFrom),
  holds: row.holds.map(holdFrom),
})

const withReview = (db: Database | Tx, readerId: string) =>
  withActs(db, readerId).select([
    assigneeIn(db, 'withdrawals', sql.ref<string>('withdrawal.id')).as('assignee'),
    paidBeforeIn.as('paid_before'),
    lateChangesIn.as('late_changes'),
    lookAlikeOf('person').as('look_alike'),
    jsonArrayFrom(addressesOf(db, sql`${approversIn} || ${readerId}::uuid`)).as('reviewers'),
  ])

type ReviewRow = Awaited<ReturnType<ReturnType<typeof withReview>['executeTakeFirstOrThrow']>>

const reviewedFrom = (row: ReviewRow, readerId: string): Reviewed => ({
  ...actedFrom(row),
  assignee: row.assignee,
  paidBefore: row.paid_before,
  changes: changesFrom(row.late_changes),
  resembles: lookAlikeFrom(row.look_alike),
  readerEmail: row.reader_email,
  readers: samePersonAs(readerId, row.reviewers),
})
