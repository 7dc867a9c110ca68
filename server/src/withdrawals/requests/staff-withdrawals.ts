/** Withdrawals as staff see them: with names, signals, approvals, and what keeps the reader from deciding. */
import { refusalFields } from '#platform/english.ts'
import { because, type Refusal } from '@evenmoor/contract/refusals'
import { roleCan, type StaffRole } from '@evenmoor/contract/staff'
import type {
  listStaffWithdrawals,
  StaffWithdrawal,
  StaffWithdrawalDetail,
} from '@evenmoor/contract/staff-withdrawals'
import { formatMoney } from '@evenmoor/ledger/money'
import { withdrawalStatuses } from '@evenmoor/contract/withdrawals'
import type { Context } from '#context.ts'
import { findById } from '#people/find-person.ts'
import { markLookAlikes } from '#people/look-alikes.ts'
import { accountsOfSamePerson } from '#people/staff-accounts/second-person.ts'
import { startOfDay } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { assigneesOf } from '#work/assignees-of.ts'
import { secondApprovalTexts } from '#wallet/second-approval-texts.ts'
import { type Approval, selectApprovals } from './approval-store.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { selectHolds } from './hold-store.ts'
import { findReviewed, type Reviewed } from './review-store.ts'
import { heldReason, openHold, ownRefusal, versionOf } from './review.ts'
import { lateChangesOf, neverPaid, paidBeforeOf, signalsOf } from './signals.ts'
import { canBecome, heldStatuses, openStatuses, statusTexts } from '../withdrawal.ts'
import {
  countWaiting,
  countWaitingSince,
  ofInvestor,
  selectSteps,
  type StaffRow,
  staffRows,
  type WithdrawalOfInvestor,
} from '../withdrawal-list-store.ts'

type StaffReader = { readonly personId: string; readonly staffRole: StaffRole | null }

/** The list of withdrawals. */
export const withdrawalList: ListSource<typeof listStaffWithdrawals, StaffRow> = {
  rows: (db, { status, decided, q = '' }, { ctx }) =>
    staffRows(db, {
      decidedSince: decided && startOfDay(ctx.clock.now()),
      statuses: status === 'open' ? openStatuses : status === undefined ? withdrawalStatuses : [status],
      search: q,
    }),
  sortColumns: { created_at: 'created_at', amount: 'amount_minor', investor: 'sort_name' },
  describe: ({ ctx, db, caller }, rows) =>
    forStaff(db, rows.map(ofInvestor), { ...caller, now: ctx.clock.now() }),
}

/** One withdrawal; 404 when there is none. */
export async function staffWithdrawal(
  ctx: Context,
  db: Database,
  { id, reader }: { id: string; reader: StaffReader },
): Promise<StaffWithdrawalDetail> {
  const found = isUuid(id) ? await findReviewed(db, { id, readerId: reader.personId }) : undefined
  if (found === undefined) throw notFound()
  const [described] = await describedForStaff(db, [found], {
    ...reader,
    email: found.readerEmail,
    now: ctx.clock.now(),
  })
  const { reservedMinor, availableMinor, postings } = found.backing
  return {
    ...described!,
    backing: {
      reserved: dollars(reservedMinor),
      available: dollars(availableMinor),
      postings,
      is_covered: reservedMinor >= found.withdrawal.amountMinor,
    },
  }
}

/** How many withdrawals wait for staff, and since when the oldest. */
export const waitingWithdrawals = (db: Database) => countWaiting(db, openStatuses)
export { waitingWithdrawalItems } from '../withdrawal-list-store.ts'

/** How many withdrawals are neither paid nor ended, and since when the oldest. */
export const openWithdrawals = (db: Database) => countWaiting(db, heldStatuses)

/** How many withdrawals have waited for a decision since before a moment. */
export const overdueWithdrawals = (db: Database, before: Date) => countWaitingSince(db, openStatuses, before)

/** Several, with what was done with each of these, and who reads of it. */
async function forStaff(
  db: Database,
  withdrawals: readonly WithdrawalOfInvestor[],
  reader: StaffReader & { readonly now: Date },
): Promise<StaffWithdrawal[]> {
  const ids = withdrawals.map(({ id }) => id)
  const [steps, approvals, holds, { email }, assigneeOf, paidBefore, changes] = await together(
    selectSteps(db, ids),
    selectApprovals(db, ids),
    selectHolds(db, ids),
    findById(db, reader.personId),
    assigneesOf(db, 'withdrawals', ids),
    paidBeforeOf(db, ids),
    lateChangesOf(db, withdrawals),
  )
  const reviewed = withdrawals.map((withdrawal): Reviewed => {
    const { id, investorId } = withdrawal
    return {
      withdrawal,
      steps: steps.get(id) ?? [],
      approvals: approvals.get(id) ?? [],
      holds: holds.get(id) ?? [],
      assignee: assigneeOf(id),
      paidBefore: paidBefore.get(id) ?? neverPaid,
      changes: changes.get(investorId) ?? [],
    }
  })
  return describedForStaff(db, reviewed, { ...reader, email })
}

async function describedForStaff(
  db: Database,
  reviewed: readonly Reviewed[],
  reader: StaffReader & { readonly email: string; readonly now: Date },
): Promise<StaffWithdrawal[]> {
  const people = reviewed.map(({ withdrawal: { investorId, investorName, investorEmail } }) => ({
    id: investorId,
    name: investorName,
    email: investorEmail,
  }))
  const approvers = reviewed.flatMap(({ approvals }) => approvals.map(({ approverId }) => approverId))
  const [investors, readers] = await together(
    markLookAlikes(db, people),
    accountsOfSamePerson(db, reader.personId, approvers),
  )
  return reviewed.map((one, index) => {
    const { withdrawal, assignee, steps, approvals, holds } = one
    const { approvalsNeeded, secondApprovalReason } = withdrawal
    const hold = openHold(holds)
    return {
      ...describeWithdrawal(withdrawal, {
        steps,
        now: reader.now,
        nameOf: ({ actorName }) => actorName ?? 'Evenmoor',
      }),
      investor: investors[index]!,
      assignee,
      ...refusalFields('held', withdrawal.isHeld ? heldReason(withdrawal.hasFindings) : null),
      signals: signalsOf(one),
      approvals_needed: approvalsNeeded,
      ...refusalFields(
        'second_approval_reason',
        secondApprovalReason && secondApprovalTexts[secondApprovalReason],
      ),
      approvals: approvals.map(({ approverName, at, reason }) => ({
        by: approverName,
        at: at.toISOString(),
        reason,
      })),
      hold:
        hold === undefined || !canBecome(withdrawal.status, 'approved')
          ? null
          : { by: hold.heldByName, at: hold.heldAt.toISOString(), reason: hold.reason },
      version: versionOf(one),
      ...refusalFields('blocked', blockedReason(withdrawal, approvals, { ...reader, readers })),
    }
  })
}

function blockedReason(
  withdrawal: WithdrawalOfInvestor,
  approvals: readonly Approval[],
  {
    personId,
    staffRole,
    email,
    readers,
  }: StaffReader & { readonly email: string; readonly readers: ReadonlySet<string> },
): Refusal | null {
  if (!canBecome(withdrawal.status, 'approved')) return statusTexts[withdrawal.status]
  const own = ownRefusal(
    { id: withdrawal.investorId, email: withdrawal.investorEmail },
    { id: personId, email },
  )
  if (own !== undefined) return own
  if (staffRole === null || !roleCan(staffRole, 'withdrawals:decide')) {
    return because('role_cannot_decide_withdrawals')
  }
  const isApprovedByReader = approvals.some(({ approverId }) => readers.has(approverId))
  return isApprovedByReader ? because('approved_by_you') : null
}

const dollars = (minor: bigint): string => formatMoney({ asset: 'usd', minor })
