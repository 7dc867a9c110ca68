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
import { startOfDay } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { isUuid } from '#wallet/cursor.ts'
import { secondApprovalTexts } from '#wallet/second-approval-texts.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { findReviewed, type Reviewed, selectReviewed } from './review-store.ts'
import { heldReason, openHold, ownRefusal, versionOf } from './review.ts'
import { signalsOf } from './signals.ts'
import { canBecome, heldStatuses, openStatuses, statusTexts } from '../withdrawal.ts'
import { countWaiting, countWaitingSince, type StaffRow, staffRows } from '../withdrawal-list-store.ts'

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
  describe: async ({ ctx, db, caller }, rows) => {
    const ids = rows.map(({ id }) => id)
    const reviewed = await selectReviewed(db, { ids, readerId: caller.personId })
    return ids.flatMap((id) => {
      const one = reviewed.get(id)
      return one === undefined ? [] : describeForStaff(one, caller, ctx.clock.now())
    })
  },
}

/** One withdrawal; 404 when there is none. */
export async function staffWithdrawal(
  ctx: Context,
  db: Database,
  { id, reader }: { id: string; reader: StaffReader },
): Promise<StaffWithdrawalDetail> {
  const found = isUuid(id) ? await findReviewed(db, { id, readerId: reader.personId }) : undefined
  if (found === undefined) throw notFound()
  const { reservedMinor, availableMinor, postings } = found.backing
  return {
    ...describeForStaff(found, reader, ctx.clock.now()),
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

function describeForStaff(one: Reviewed, reader: StaffReader, now: Date): StaffWithdrawal {
  const { withdrawal, assignee, steps, approvals, holds } = one
  const { investorId, investorName, investorEmail, approvalsNeeded, secondApprovalReason } = withdrawal
  const hold = openHold(holds)
  return {
    ...describeWithdrawal(withdrawal, { steps, now, nameOf: ({ actorName }) => actorName ?? 'Evenmoor' }),
    investor: { id: investorId, name: investorName, email: investorEmail, resembles: one.resembles },
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
    ...refusalFields('blocked', blockedReason(one, reader)),
  }
}

function blockedReason(
  { withdrawal, approvals, readerEmail, readers }: Reviewed,
  { personId, staffRole }: StaffReader,
): Refusal | null {
  if (!canBecome(withdrawal.status, 'approved')) return statusTexts[withdrawal.status]
  const own = ownRefusal(
    { id: withdrawal.investorId, email: withdrawal.investorEmail },
    { id: personId, email: readerEmail },
  )
  if (own !== undefined) return own
  if (staffRole === null || !roleCan(staffRole, 'withdrawals:decide')) {
    return because('role_cannot_decide_withdrawals')
  }
  const isApprovedByReader = approvals.some(({ approverId }) => readers.has(approverId))
  return isApprovedByReader ? because('approved_by_you') : null
}

const dollars = (minor: bigint): string => formatMoney({ asset: 'usd', minor })
