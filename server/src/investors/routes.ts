import { refusalFields } from '#platform/english.ts'
import * as contract from '@evenmoor/contract/staff-investors'
import { lookUpInvestorPayment } from '@evenmoor/contract/payment-lookup'
import type { LookAlike } from '@evenmoor/contract/look-alike'
import { staffRoles } from '@evenmoor/contract/staff'
import { dayMs } from '#platform/clock.ts'
import type { Context } from '#context.ts'
import {
  endSessionsByStaff,
  lockAccount,
  reviewLock,
  unlockAccount,
} from '#people/account-status/lock-account.ts'
import { freezeOf } from '#people/account-freeze/freeze.ts'
import { accountStatusOf } from '#people/account-status/account-status.ts'
import { lookAlikesOf } from '#people/look-alikes.ts'
import { findPersonRow, nameOf, peopleRows, type PersonRow } from '#people/people-list.ts'
import { findById } from '#people/find-person.ts'
import { actRefusal } from '#people/act-on-person.ts'
import { lookUpPayment } from '#deposits/payment-lookup/look-up-payment.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { countHit, type Limit } from '#platform/rate-limits/rate-limit.ts'
import { withOwnTransactions } from '#platform/rate-limits/rate-limit-route.ts'
import { route } from '#platform/http/bind.ts'
import type { Caller } from '#platform/http/caller.ts'
import { isUuid } from '#wallet/cursor.ts'
import { type ListSource, listRoutes } from '#platform/list/list-routes.ts'
import { badField, notFound } from '#platform/problems.ts'
import { openSessionsOf } from '#sessions/end-sessions.ts'
import { getWallet } from '#wallet/get-wallet.ts'
import { listTransactions } from '#wallet/list-transactions.ts'

const list: ListSource<typeof contract.listStaffInvestors, PersonRow> = {
  rows: (db, { q, state }) => peopleRows(db, { q, state, staffRole: 'none' }),
  sortColumns: { created_at: 'created_at', name: 'sort_name', email: 'email' },
  describe: ({ db }, rows) => investorsFrom(db, rows),
}

/** Each of them asks every network's node. */
const lookupLimit: Limit = { name: 'staff-payment-lookup', max: 30, seconds: 600 }

/** What staff see of investors, and the lock. */
export const routes = [
  ...listRoutes(contract.listStaffInvestors, list),

  route(contract.getStaffInvestor, ({ ctx, tx, params, caller }) => investor(ctx, tx, params.id, caller)),

  route(contract.listInvestorTransactions, async ({ tx, params, query }) => {
    const { id } = await known(tx, params.id)
    return listTransactions(tx, id, query)
  }),

  withOwnTransactions(
    route(lookUpInvestorPayment, async ({ ctx, caller, params, body: { transaction } }) => {
      await countHit(ctx, [{ limit: lookupLimit, subject: caller.personId }])
      const { id } = await ctx.transaction((tx) => known(tx, params.id))
      return lookUpPayment(ctx, { investorId: id, transaction })
    }),
  ),

  route(contract.lockInvestor, async ({ ctx, tx, params, body, caller }) => {
    const { id } = await known(tx, params.id)
    const until = endOfDay(body.until ?? null, ctx.clock.now())
    await lockAccount(ctx, tx, {
      personId: id,
      staffId: caller.personId,
      state: body.state ?? 'locked',
      reasonCode: body.reason_code ?? 'unusual_activity',
      reason: body.reason,
      until,
    })
    return investor(ctx, tx, id, caller)
  }),

  route(contract.unlockInvestor, async ({ ctx, tx, params, caller }) => {
    const { id } = await known(tx, params.id)
    await unlockAccount(ctx, tx, { personId: id, staffId: caller.personId })
    return investor(ctx, tx, id, caller)
  }),

  route(contract.reviewInvestorLock, async ({ ctx, tx, params, body, caller }) => {
    const { id } = await known(tx, params.id)
    await reviewLock(ctx, tx, { personId: id, staffId: caller.personId, reason: body.reason })
    return investor(ctx, tx, id, caller)
  }),

  route(contract.endInvestorSessions, async ({ ctx, tx, params, caller }) => {
    const { id } = await known(tx, params.id)
    await endSessionsByStaff(ctx, tx, { personId: id, staffId: caller.personId })
    return investor(ctx, tx, id, caller)
  }),
]

/** The first instant after a UTC day. Throws a 400 for one that is over. */
function endOfDay(day: string | null, now: Date): Date | null {
  if (day === null) return null
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs)
  if (end <= now) throw badField('until', 'day_later_or_empty')
  return end
}

async function known(tx: Tx, id: string): Promise<PersonRow> {
  const row = isUuid(id) ? await findPersonRow(tx, id) : undefined
  if (row === undefined) throw notFound()
  return row
}

async function investor(
  ctx: Context,
  tx: Tx,
  id: string,
  { personId }: Caller,
): Promise<contract.StaffInvestorDetail> {
  const row = await known(tx, id)
  const [shown] = await investorsFrom(tx, [row])
  return {
    ...shown!,
    wallet: await getWallet(ctx, tx, id),
    open_sessions: await openSessionsOf(tx, id, ctx.clock.now()),
    ...refusalFields('blocked', actRefusal(row, await findById(tx, personId))),
  }
}

async function investorsFrom(db: Database, rows: readonly PersonRow[]): Promise<contract.StaffInvestor[]> {
  const resembling = await lookAlikesOf(
    db,
    rows.map((row) => ({ name: nameOf(row), email: row.email })),
  )
  return rows.map((row, index) => investorFrom(row, resembling[index] ?? null))
}

const investorFrom = (row: PersonRow, resembles: LookAlike | null): contract.StaffInvestor => ({
  id: row.id,
  name: nameOf(row),
  email: row.email,
  resembles,
  state: contract.accountStates.find((state) => state === row.state) ?? 'deactivated',
  state_reason: row.state_reason,
  state_until: row.state_until?.toISOString() ?? null,
  standing: accountStatusOf(row),
  freeze: freezeOf(row),
  is_verified: row.verified_at !== null,
  has_second_factor: row.has_second_factor,
  staff_role: staffRoles.find((role) => role === row.staff_role) ?? null,
  created_at: row.created_at.toISOString(),
  last_signed_in_at: row.last_signed_in_at?.toISOString() ?? null,
})
