import type { StaffPermission } from '@evenmoor/contract/staff'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { useMay, useStaffProfile } from './staff-profile.ts'

/** What only some roles may do. Until the role is known its place is kept, so that nothing moves when it comes. */
export function IfPermitted({ permission, children }: { permission: StaffPermission; children: ReactNode }) {
  const isKnown = useStaffProfile() !== undefined
  const may = useMay()
  if (isKnown && !may(permission)) return null
  return <div className={cx(!isKnown && 'invisible')}>{children}</div>
}
