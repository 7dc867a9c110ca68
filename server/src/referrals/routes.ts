import * as contract from '@evenmoor/contract/referrals'
import * as staff from '@evenmoor/contract/staff-bonuses'
import { route } from '#platform/http/bind.ts'
import { listRoutes } from '#platform/list/list-routes.ts'
import { refuseBonus, verifyBonus } from './decide-bonus.ts'
import { describeReferrals } from './describe-referrals.ts'
import { bonusList, staffBonus } from './staff-view.ts'

export const routes = [
  route(contract.getReferrals, ({ ctx, tx, caller, query }) =>
    describeReferrals(ctx, tx, caller.personId, {
      people: query.people_cursor,
      bonuses: query.bonuses_cursor,
    }),
  ),

  ...listRoutes(staff.listStaffBonuses, bonusList),

  route(staff.getStaffBonus, ({ ctx, tx, caller, params }) => staffBonus({ ctx, db: tx, caller }, params.id)),

  route(staff.verifyBonus, async ({ ctx, tx, caller, params, body }) => {
    const { version = 0, reason = null } = body ?? {}
    await verifyBonus(ctx, tx, { id: params.id, staffId: caller.personId, version, reason })
    return staffBonus({ ctx, db: tx, caller }, params.id)
  }),

  route(staff.refuseBonus, async ({ ctx, tx, caller, params, body }) => {
    await refuseBonus(ctx, tx, { id: params.id, staffId: caller.personId, reason: body.reason })
    return staffBonus({ ctx, db: tx, caller }, params.id)
  }),
]
