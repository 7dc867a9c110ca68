import { staffShell } from '#messages/ar/staff-shell.ts'
import { staffWithdrawals } from '#messages/ar/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** Arabic of the staff console; loaded with its layout. */
export const messages: StaffMessages = { staffShell, staffWithdrawals }
