import { staffShell } from '#messages/en/staff-shell.ts'
import { staffWithdrawals } from '#messages/en/staff-withdrawals.ts'

/** English of the staff console; loaded with its layout. */
export const messages = { staffShell, staffWithdrawals } as const
