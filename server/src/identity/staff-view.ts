/** The identity checks as staff see them, without pictures: with names, and what keeps the reader from deciding. */
import { refusalFields } from '#platform/english.ts'
import { because, type Refusal } from '@evenmoor/contract/refusals'
import { roleCan, staffRoles } from '@evenmoor/contract/staff'
import type { listStaffIdentityChecks, StaffIdentityCheck } from '@evenmoor/contract/staff-identity'
import type { Context } from '#context.ts'
import { startOfDay } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { factsOf } from './describe-identity.ts'
import {
  endOf,
  type IdentityCheck,
  ownCheck,
  picturesUntil,
  reasonsAfter,
  viewingMs,
} from './identity-check.ts'
import { checkFrom, countInReview, type StaffRow, staffRows } from './identity-check-store.ts'
import { actRefusal } from '#people/act-on-person.ts'
import { findById, type Person } from '#people/find-person.ts'
import { markLookAlikes } from '#people/look-alikes.ts'
import { picturesOf, viewingColleagues, viewingReasons } from './picture-store.ts'
import { assigneesOf } from '#work/assignees-of.ts'

type Reading = { readonly ctx: Context; readonly db: Database; readonly caller: Caller }

/** The list of identity checks. */
export const identityList: ListSource<typeof listStaffIdentityChecks, StaffRow> = {
  rows: (db, { status, document, decided, q = '' }, { ctx }) =>
    staffRows(db, {
      status,
      document,
      decidedSince: decided && startOfDay(ctx.clock.now()),
      search: q,
    }),
  sortColumns: { submitted_at: 'submitted_at', investor: 'sort_name', document: 'document' },
  describe: (reading, rows) => forStaff(reading, rows),
}

/** One identity check; 404 when there is none, or it was not sent yet. */
export async function staffCheck(reading: Reading, id: string): Promise<StaffIdentityCheck> {
  const rows = isUuid(id) ? await staffRows(reading.db, { search: '' }).where('c.id', '=', id).execute() : []
  const [found] = await forStaff(reading, rows)
  if (found === undefined) throw notFound()
  return found
}

/** How many identity checks wait for a decision, and since when the oldest. */
export const waitingChecks = (db: Database) => countInReview(db)
export { waitingCheckItems } from './identity-check-store.ts'

async function forStaff(
  { ctx, db, caller }: Reading,
  rows: readonly StaffRow[],
): Promise<StaffIdentityCheck[]> {
  const checks = rows.map(checkFrom)
  const ids = checks.map(({ id }) => id)
  const now = ctx.clock.now()
  const [pictures, looking, reader, reasons, investors, assigneeOf] = await together(
    picturesOf(db, ids),
    viewingColleagues(db, ids, {
      besides: caller.personId,
      after: new Date(now.getTime() - viewingMs),
    }),
    findById(db, caller.personId),
    viewingReasons(db, ids, {
      staffId: caller.personId,
      sessionId: caller.sessionId,
      after: reasonsAfter(now),
    }),
    markLookAlikes(
      db,
      rows.map((row) => ({ id: row.person_id, name: row.investor_name, email: row.investor_email })),
    ),
    assigneesOf(db, 'identity', ids),
  )
  return rows.map((row, index): StaffIdentityCheck => {
    const check = checkFrom(row)
    const { id, status, document, decidedAt, reason } = check
    return {
      id,
      // A draft is in no list of theirs.
      status: status === 'draft' ? 'in_review' : status,
      document,
      investor: investors[index]!,
      assignee: assigneeOf(id),
      pictures: pictures.filter(({ checkId }) => checkId === id).map(factsOf),
      submitted_at: (row.submitted_at ?? row.created_at).toISOString(),
      decided_at: decidedAt?.toISOString() ?? null,
      decided_by: decidedAt === null ? null : row.decider_name,
      reason,
      pictures_until: picturesUntil(check)?.toISOString() ?? null,
      looked_at_by: status === 'in_review' ? (looking.get(id) ?? null) : null,
      viewing_reason: reasons.get(id) ?? null,
      ...refusalFields('blocked', blockedReason(check, row, reader)),
    }
  })
}

function blockedReason(check: IdentityCheck, row: StaffRow, reader: Person): Refusal | null {
  if (check.status !== 'in_review') return endOf(check, row.decider_name) ?? null
  const subject = { id: check.personId, email: row.investor_email, staff_role: row.investor_role }
  const refusal = actRefusal(subject, reader, ownCheck)
  if (refusal !== undefined) return refusal
  const role = staffRoles.find((known) => known === reader.staff_role)
  if (role === undefined || !roleCan(role, 'identity:decide')) {
    return because('role_cannot_decide_identity')
  }
  return null
}
