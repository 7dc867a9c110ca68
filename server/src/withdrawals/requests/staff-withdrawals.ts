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
import { heldReason, openHold, ownRefusal, versionOf } from './review.ts'
import { signalsOf } from './signals.ts'
import { canBecome, heldStatuses, openStatuses, statusTexts } from '../withdrawal.ts'
import {
  countWaiting,
  countWaitingSince,
  findWithdrawal,
  ofInvestor,
  selectBacking,
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
  if (!isUuid(id)) throw notFound()
  const [withdrawal, acts] = await together(findWithdrawal(db, id), actsOn(db, [id], reader))
  if (withdrawal === undefined) throw notFound()
  const [[found], { reservedMinor, availableMinor, postings }] = await together(
    describedForStaff(db, [withdrawal], acts, { ...reader, now: ctx.clock.now() }),
    selectBacking(db, withdrawal.investorId),
  )
  return {
    ...found!,
    backing: {
      reserved: dollars(reservedMinor),
      available: dollars(availableMinor),
      postings,
      is_covered: reservedMinor >= withdrawal.amountMinor,
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

async function forStaff(
  db: Database,
  withdrawals: readonly WithdrawalOfInvestor[],
  reader: StaffReader & { readonly now: Date },
): Promise<StaffWithdrawal[]> {
  const ids = withdrawals.map(({ id }) => id)
  return describedForStaff(db, withdrawals, await actsOn(db, ids, reader), reader)
}

/** What was done with each of these, and who reads of it. */
async function actsOn(db: Database, ids: readonly string[], reader: StaffReader) {
  const [steps, approvals, holds, readerAccount, assigneeOf] = await together(
    selectSteps(db, ids),
    selectApprovals(db, ids),
    selectHolds(db, ids),
    findById(db, reader.personId),
    assigneesOf(db, 'withdrawals', ids),
  )
  return { steps, approvals, holds, readerAccount, assigneeOf }
}

async function describedForStaff(
  db: Database,
  withdrawals: readonly WithdrawalOfInvestor[],
  { steps, approvals, holds, readerAccount, assigneeOf }: Awaited<ReturnType<typeof actsOn>>,
  reader: StaffReader & { readonly now: Date },
): Promise<StaffWithdrawal[]> {
  const people = withdrawals.map(({ investorId, investorName, investorEmail }) => ({
    id: investorId,
    name: investorName,
    email: investorEmail,
  }))
  const approvers = [...approvals.values()].flat().map(({ approverId }) => approverId)
  const [signals, investors, readers] = await together(
    signalsOf(db, withdrawals),
    markLookAlikes(db, people),
    accountsOfSamePerson(db, reader.personId, approvers),
  )
  return withdrawals.map((withdrawal, index) => {
    const { id, approvalsNeeded, secondApprovalReason } = withdrawal
    const taken = steps.get(id) ?? []
    const given = approvals.get(id) ?? []
    const heldBefore = holds.get(id) ?? []
    const hold = openHold(heldBefore)
    return {
      ...describeWithdrawal(withdrawal, {
        steps: taken,
        now: reader.now,
        nameOf: ({ actorName }) => actorName ?? 'Evenmoor',
      }),
      investor: investors[index]!,
      assignee: assigneeOf(id),
      ...refusalFields('held', withdrawal.isHeld ? heldReason(withdrawal.hasFindings) : null),
      signals: signals.get(id) ?? [],
      approvals_needed: approvalsNeeded,
      ...refusalFields(
        'second_approval_reason',
        secondApprovalReason && secondApprovalTexts[secondApprovalReason],
      ),
      approvals: given.map(({ approverName, at, reason }) => ({
        by: approverName,
        at: at.toISOString(),
        reason,
      })),
      hold:
        hold === undefined || !canBecome(withdrawal.status, 'approved')
          ? null
          : { by: hold.heldByName, at: hold.heldAt.toISOString(), reason: hold.reason },
      version: versionOf({ steps: taken, approvals: given, holds: heldBefore }),
      ...refusalFields(
        'blocked',
        blockedReason(withdrawal, given, { ...reader, email: readerAccount.email, readers }),
      ),
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
