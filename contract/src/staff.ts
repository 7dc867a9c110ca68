import type { StaffPermission } from '#endpoint.ts'

export const staffRoles = ['admin', 'finance', 'support', 'auditor'] as const
export type StaffRole = (typeof staffRoles)[number]

const everyone: readonly StaffRole[] = staffRoles

/** Which role may do what: the one place. */
export const permissionTable: Readonly<Record<StaffPermission, readonly StaffRole[]>> = {
  'withdrawals:read': everyone,
  'withdrawals:decide': ['admin', 'finance'],
  'plans:read': everyone,
  'plans:edit': ['admin'],
}

/** Whether a role may do what an endpoint asks for. */
export const roleCan = (role: StaffRole, permission: StaffPermission): boolean =>
  permissionTable[permission].includes(role)
