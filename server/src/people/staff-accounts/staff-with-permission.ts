import { roleCan, type StaffPermission, staffRoles } from '@evenmoor/contract/staff'
import type { Tx } from '#platform/database/pool.ts'
import { type Person, selectStaff } from '../person-store.ts'

/** The members of staff who may do something, those with an open account. */
export const staffWithPermission = (tx: Tx, permission: StaffPermission): Promise<Person[]> =>
  selectStaff(
    tx,
    staffRoles.filter((role) => roleCan(role, permission)),
  )
