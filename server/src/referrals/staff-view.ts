/** The bonuses as staff see them: with names, signals, and what keeps the reader from deciding. */
import { sql } from 'kysely'
import { refusalFields } from '#platform/english.ts'
import { because, type Refusal } from '@evenmoor/contract/refusals'
import { roleCan } from '@evenmoor/contract/staff'
import type { listStaffBonuses, StaffBonus } from '@evenmoor/contract/staff-bonuses'
import { formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { lookAlikeFrom, lookAlikesIn } from '#people/look-alikes.ts'
import { accountsFrom, referralAccountRows } from '#people/referral-tree.ts'
import { addressesOf, samePersonAs } from '#people/staff-accounts/second-person.ts'
import { startOfDay } from '#platform/clock.ts'
import { inOneStatement, uuids } from '#platform/database/in-one-statement.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { ListSource } from '#platform/list/list-routes.ts'
import { notFound } from '#platform/problems.ts'
import { briefPositionRows, briefPositionsFrom } from '#positions/brief-positions.ts'
import { isUuid } from '#wallet/cursor.ts'
import { assigneeRows, assigneesFrom } from '#work/assignees-of.ts'
import { secondVerificationTexts } from '#wallet/second-approval-texts.ts'
import { approvalRows, approvalsFrom, approversOf, sumsFrom, verifiedBefore } from './approval-store.ts'
import { limitInForce } from '#system/limit-in-force.ts'
import { type Bonus, decisionOf, ownRefusal, secondApprovalReasonFor, verificationRefusal } from './bonus.ts'
import { bonusFrom, countPending, namesOfBonuses, type StaffRow, staffRows } from './bonus-store.ts'
import { evidence, signalsFrom } from './gather-evidence.ts'
import { programOf } from './program.ts'

type Reading = { readonly ctx: Context; readonly db: Database; readonly caller: Caller }

/** The list of bonuses. */
export const bonusList: ListSource<typeof listStaffBonuses, StaffRow> = {
  rows: (db, { status, decided, q = '' }, { ctx }) =>
    staffRows(db, { status, decidedSince: decided && startOfDay(ctx.clock.now()), search: q }),
  sortColumns: { created_at: 'created_at', amount: 'amount_minor', referrer: 'sort_name' },
  describe: (reading, rows) => forStaff(reading, rows),
}

/** One bonus; 404 when there is none. */
export async function staffBonus(reading: Reading, id: string): Promise<StaffBonus> {
  const rows = isUuid(id)
    ? await staffRows(reading.db, { status: undefined, search: '' }).where('bonus.id', '=', id).execute()
    : []
  const [found] = await forStaff(reading, rows)
  if (found === undefined) throw notFound()
  return found
}

/** How many bonuses wait for a decision, and since when the oldest. */
export const waitingBonuses = (db: Database) => countPending(db)
export { waitingBonusItems } from './bonus-store.ts'

async function forStaff({ ctx, db, caller }: Reading, rows: readonly StaffRow[]): Promise<StaffBonus[]> {
  if (rows.length === 0) return []
  const bonuses = rows.map(bonusFrom)
  const pending = bonuses.filter(({ status }) => status === 'pending')
  const ids = uuids(bonuses.map(({ id }) => id))
  const people = uuids(bonuses.flatMap(({ referrerId, referredId }) => [referrerId, referredId]))
  const found = await inOneStatement(db, {
    // What was decided keeps the signals that it was decided with.
    ...evidence(db, pending),
    names: namesOfBonuses(db, ids),
    accounts: referralAccountRows(db, sql`${people} || ${caller.personId}::uuid`),
    positions: briefPositionRows(db, uuids(bonuses.map(({ positionId }) => positionId))),
    approvals: approvalRows(db, ids),
    sums: verifiedBefore(db, uuids(pending.map(({ referrerId }) => referrerId)), ctx.clock.now()),
    lookAlikes: lookAlikesIn(db, people),
    assignees: assigneeRows(db, 'bonuses', ids),
    reviewers: addressesOf(db, sql`${approversOf(ids)} || ${caller.personId}::uuid`),
  })
  const live = signalsFrom(pending, found)
  const names = new Map(found.names.map((one) => [one.id, one]))
  const accounts = accountsFrom(found.accounts)
  const positions = briefPositionsFrom(found.positions)
  const approvals = approvalsFrom(found.approvals)
  const sums = sumsFrom(found.sums)
  const lookAlikes = new Map(found.lookAlikes.map((one) => [one.id, lookAlikeFrom(one.look_alike)]))
  const assigneeOf = assigneesFrom(found.assignees)
  const readers = samePersonAs(caller.personId, found.reviewers)
  const marked = (id: string, name: string, email: string) => ({
    id,
    name,
    email,
    resembles: lookAlikes.get(id) ?? null,
  })
  const mailbox = (person: string) => accounts.get(person)?.mailbox ?? person
  const programme = programOf(ctx)
  const isOn = programme.isOn || programme.offBecause === 'operator'
  return bonuses.map((bonus): StaffBonus => {
    const named = names.get(bonus.id)!
    const { id, status, referrerId, referredId, positionId, amountMinor } = bonus
    const signals = live.get(id) ?? [...bonus.signals]
    const mailboxes = {
      staff: mailbox(caller.personId),
      referrer: mailbox(referrerId),
      referred: mailbox(referredId),
    }
    const isReferrerClosed = accounts.get(referrerId)?.isClosed ?? true
    const position = positions.get(positionId)
    const given = approvals.get(id) ?? []
    const secondReason =
      status === 'pending'
        ? secondApprovalReasonFor(bonus, sums.get(referrerId), limitInForce(ctx, 'secondApprovalAboveMinor'))
        : bonus.secondApprovalReason
    return {
      id,
      status,
      amount: usd(amountMinor),
      referrer: marked(referrerId, named.referrer_name, named.referrer_email),
      assignee: assigneeOf(id),
      referred: {
        ...marked(referredId, named.referred_name, named.referred_email),
        signed_up_at: new Date(named.signed_up_at).toISOString(),
      },
      invested: { plan_title: position?.planTitle ?? '', amount: usd(position?.principalMinor ?? 0n) },
      signals,
      reason: bonus.reason,
      created_at: bonus.createdAt.toISOString(),
      decided_at: bonus.decidedAt?.toISOString() ?? null,
      decided_by: status === 'pending' ? null : named.decider_name,
      approvals_needed: secondReason === null ? 1 : 2,
      ...refusalFields('second_approval_reason', secondReason && secondVerificationTexts[secondReason]),
      approvals: given.map(({ approverName, at, reason }) => ({
        by: approverName,
        at: at.toISOString(),
        reason,
      })),
      version: given.length,
      ...refusalFields(
        'blocked',
        blockedReason(bonus, named.decider_name, caller, mailboxes) ??
          (given.some(({ approverId }) => readers.has(approverId)) ? because('approved_by_you') : null),
      ),
      ...refusalFields('refuse_only', verificationRefusal(signals, { isReferrerClosed, isOn })),
    }
  })
}

function blockedReason(
  bonus: Bonus,
  deciderName: string | null,
  { personId, staffRole }: Caller,
  mailboxes: Parameters<typeof ownRefusal>[2],
): Refusal | null {
  if (bonus.status !== 'pending') return decisionOf(bonus, deciderName) ?? null
  const own = ownRefusal(bonus, personId, mailboxes)
  if (own !== undefined) return own
  if (staffRole === null || !roleCan(staffRole, 'bonuses:decide')) {
    return because('role_cannot_decide_bonuses')
  }
  return null
}

const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
