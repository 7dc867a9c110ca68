import { staffShell } from '#messages/de/staff-shell.ts'
import { staffWithdrawals } from '#messages/de/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** German of the staff console; loaded with its layout. */
export const messages: StaffMessages = { staffShell, staffWithdrawals }
