import { roleCan, type StaffPermission, staffRoles } from '@evenmoor/contract/staff'
import type { Tx } from '#platform/database/pool.ts'
import { type Person, selectStaff } from '../person-store.ts'

/** Staff with a permission and an open account. */
export const staffWithPermission = (tx: Tx, permission: StaffPermission): Promise<Person[]> =>
  selectStaff(
    tx,
    staffRoles.filter((role) => roleCan(role, permission)),
  )
