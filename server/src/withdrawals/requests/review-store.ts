import { sql } from 'kysely'
import { changesFrom } from '#audit/security-changes.ts'
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
import { approvalFrom, approvalsIn } from './approval-store.ts'
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

const oneToDecide = compiledOnce((tx, given: Read) => withActs(tx, given))

/** A withdrawal as staff who read it see it. */
export type Reviewed = Acted & Considered & { readonly assignee: Assignee | null }

/** The same for a member of staff who reads it, with what its investor's postings add up to; one statement. */
export async function findReviewed(
  db: Database | Tx,
  given: Read,
): Promise<(Reviewed & { readonly readerEmail: string; readonly backing: Backing }) | undefined> {
  const [row] = await oneReviewed(db, given)
  if (row === undefined) return undefined
  const { reserved, available, postings } = row.backing
  return {
    ...actedFrom(row),
    readerEmail: row.reader_email,
    assignee: row.assignee,
    paidBefore: row.paid_before,
    changes: changesFrom(row.late_changes),
    backing: { reservedMinor: BigInt(reserved), availableMinor: BigInt(available), postings },
  }
}

const oneReviewed = compiledOnce((db, given: Read) =>
  withActs(db, given).select([
    assigneeIn(db, 'withdrawals', sql.ref<string>('withdrawal.id')).as('assignee'),
    paidBeforeIn.as('paid_before'),
    lateChangesIn.as('late_changes'),
    backingIn.as('backing'),
  ]),
)

const withActs = (db: Database | Tx, { id, readerId }: Read) =>
  withInvestor(db)
    .innerJoin('person as reader', (join) => join.on('reader.id', '=', readerId))
    .select(['reader.email as reader_email'])
    .select([stepsIn(db).as('steps'), approvalsIn(db).as('approvals'), holdsIn(db).as('holds')])
    .where('withdrawal.id', '=', id)

type Row = Awaited<ReturnType<ReturnType<typeof withActs>['executeTakeFirstOrThrow']>>

const actedFrom = (row: Row): Acted => ({
  withdrawal: ofInvestor(row),
  steps: row.steps.map(stepFrom),
  approvals: row.approvals.map(approvalFrom),
  holds: row.holds.map(holdFrom),
})
