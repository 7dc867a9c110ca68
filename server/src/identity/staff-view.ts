/** The identity checks as staff see them, without pictures: with names, and what keeps the reader from deciding. */
import { refusalFields } from '#platform/english.ts'
import { because, type Refusal } from '@evenmoor/contract/refusals'
import { roleCan, staffRoles } from '@evenmoor/contract/staff'
import type { listStaffIdentityChecks, StaffIdentityCheck } from '@evenmoor/contract/staff-identity'
import type { Context } from '#context.ts'
import { startOfDay } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { factsOf } from './describe-identity.ts'
import { endOf, ownCheck, picturesUntil, reasonsAfter, viewingMs } from './identity-check.ts'
import { countInReview, type StaffRow, staffRows } from './identity-check-store.ts'
import { actRefusal } from '#people/act-on-person.ts'
import { type ReviewedCheck, selectReviewed } from './review-store.ts'

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
  describe: (reading, rows) =>
    forStaff(
      reading,
      rows.map(({ id }) => id),
    ),
}

/** One identity check; 404 when there is none, or it was not sent yet. */
export async function staffCheck(reading: Reading, id: string): Promise<StaffIdentityCheck> {
  const [found] = isUuid(id) ? await forStaff(reading, [id]) : []
  if (found === undefined) throw notFound()
  return found
}

/** How many identity checks wait for a decision, and since when the oldest. */
export const waitingChecks = (db: Database) => countInReview(db)
export { waitingCheckItems } from './identity-check-store.ts'

async function forStaff({ ctx, db, caller }: Reading, ids: readonly string[]): Promise<StaffIdentityCheck[]> {
  const now = ctx.clock.now()
  const reviewed = await selectReviewed(db, {
    ids,
    reader: { staffId: caller.personId, sessionId: caller.sessionId },
    lookingSince: new Date(now.getTime() - viewingMs),
    reasonsSince: reasonsAfter(now),
  })
  return ids.flatMap((id) => {
    const one = reviewed.get(id)
    return one === undefined ? [] : describeCheck(one)
  })
}

function describeCheck(one: ReviewedCheck): StaffIdentityCheck {
  const { check, investor, assignee, looking, viewingReason } = one
  const { id, status, document, decidedAt, reason } = check
  return {
    id,
    // A draft is in no list of theirs.
    status: status === 'draft' ? 'in_review' : status,
    document,
    investor,
    assignee,
    pictures: one.pictures.map(factsOf),
    submitted_at: one.sentAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    decided_by: decidedAt === null ? null : one.deciderName,
    reason,
    pictures_until: picturesUntil(check)?.toISOString() ?? null,
    looked_at_by: status === 'in_review' ? looking : null,
    viewing_reason: viewingReason,
    ...refusalFields('blocked', blockedReason(one)),
  }
}

function blockedReason({
  check,
  investor,
  investorRole,
  deciderName,
  reader,
}: ReviewedCheck): Refusal | null {
  if (check.status !== 'in_review') return endOf(check, deciderName) ?? null
  const subject = { id: investor.id, email: investor.email, staff_role: investorRole }
  const refusal = actRefusal(subject, reader, ownCheck)
  if (refusal !== undefined) return refusal
  const role = staffRoles.find((known) => known === reader.staff_role)
  if (role === undefined || !roleCan(role, 'identity:decide')) {
    return because('role_cannot_decide_identity')
  }
  return null
}
