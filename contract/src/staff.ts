export const staffRoles = ['admin', 'finance', 'support', 'auditor'] as const
export type StaffRole = (typeof staffRoles)[number]

const everyone: readonly StaffRole[] = staffRoles

/** Which role may do what: the one place. The server checks it with each call, the console leaves out what is refused. */
export const permissionTable = {
  'console:read': everyone,
  // Items of the queues that a role works.
  'work:assign': ['admin', 'finance', 'support'],
  'alerts:read': everyone,
  'withdrawals:read': everyone,
  'withdrawals:decide': ['admin', 'finance'],
  'deposits:read': everyone,
  'deposits:decide': ['admin', 'finance'],
  'pauses:read': everyone,
  'pauses:end': ['admin', 'finance'],
  'bonuses:read': everyone,
  // The terms say an administrator.
  'bonuses:decide': ['admin'],
  'identity:read': ['admin', 'support', 'auditor'],
  // The pictures of documents, for those who decide alone.
  'identity:view': ['admin', 'support'],
  'identity:decide': ['admin', 'support'],
  'investors:read': everyone,
  'investors:lock': ['admin', 'support'],
  'messages:read': ['admin', 'support', 'auditor'],
  'messages:work': ['admin', 'support'],
  'newsletter:read': ['admin', 'support'],
  'records:read': everyone,
  'records:edit': ['admin', 'support'],
  'reconciliation:read': ['admin', 'finance', 'auditor'],
  'reconciliation:sign': ['admin', 'finance'],
  'audit:read': ['admin', 'auditor'],
  'system:read': ['admin', 'auditor'],
  'staff:read': ['admin', 'auditor'],
  'staff:manage': ['admin'],
  'plans:read': everyone,
  'plans:edit': ['admin'],
  'results:read': everyone,
  'results:decide': ['admin', 'finance'],
  // Practice mode: it books days for everybody.
  'results:forward': ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>

/** What a member of staff may be allowed to do: named `<noun>:<act>`. */
export type StaffPermission = keyof typeof permissionTable

/** Whether a role may do what an endpoint asks for. */
export const roleCan = (role: StaffRole, permission: StaffPermission): boolean => {
  const roles: readonly StaffRole[] = permissionTable[permission]
  return roles.includes(role)
}

/**
 * Whether staff of a role may act on the account of a person (lock it, end its sessions, check its identity, change its
 * role), as far as the other's role goes: on investors all whom the table lets, on colleagues administrators alone.
 */
export const mayActOn = (role: StaffRole | null, subjectRole: string | null): boolean =>
  role === 'admin' || (role !== null && subjectRole === null)
