import { staffShell } from '#messages/pt-BR/staff-shell.ts'
import { staffWithdrawals } from '#messages/pt-BR/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the staff console; loaded with its layout. */
export const messages: StaffMessages = { staffShell, staffWithdrawals }
