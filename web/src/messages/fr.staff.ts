import { staffShell } from '#messages/fr/staff-shell.ts'
import { staffWithdrawals } from '#messages/fr/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** French of the staff console; loaded with its layout. */
export const messages: StaffMessages = { staffShell, staffWithdrawals }
