import type { StaffRole } from '@evenmoor/contract/staff'
import * as contract from '@evenmoor/contract/staff-work'
import { mayWork } from '@evenmoor/contract/staff-work'
import { route } from '#platform/http/bind.ts'
import type { Caller } from '#platform/http/caller.ts'
import { forbidden } from '#platform/problems.ts'
import { colleaguesOf } from './assign-item.ts'
import { assignNext, assignWork, unassignWork } from './assign-work.ts'
import { listWork } from './list-work.ts'

/** What waits for staff, item by item, and who has each. */
export const routes = [
  route(contract.listStaffWork, ({ ctx, tx, caller }) => listWork(ctx, tx, roleOf(caller))),

  route(contract.assignNextWork, async ({ ctx, tx, caller }) => ({
    item: await assignNext(ctx, tx, { staffId: caller.personId, role: roleOf(caller) }),
  })),

  route(contract.listColleagues, ({ tx, caller, params }) => {
    if (!mayWork(roleOf(caller), params.queue)) throw forbidden('role_not_allowed')
    return colleaguesOf(tx, params.queue)
  }),

  route(contract.assignWork, ({ ctx, tx, caller, params, body }) => {
    const staff = { staffId: caller.personId, role: roleOf(caller) }
    return assignWork(ctx, tx, { ...params, ...staff, assigneeId: body.assignee_id })
  }),

  route(contract.unassignWork, ({ ctx, tx, caller, params }) =>
    unassignWork(ctx, tx, { ...params, staffId: caller.personId, role: roleOf(caller) }),
  ),
]

function roleOf({ staffRole }: Caller): StaffRole {
  if (staffRole === null) throw forbidden('staff_only')
  return staffRole
}
