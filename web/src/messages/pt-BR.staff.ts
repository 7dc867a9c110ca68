import { identityReasons } from '#messages/pt-BR/identity-reasons.ts'
import { parts } from '#messages/pt-BR/parts.ts'
import { staffList } from '#messages/pt-BR/staff-list.ts'
import { staffActs } from '#messages/pt-BR/staff-acts.ts'
import { staffAudit } from '#messages/pt-BR/staff-audit.ts'
import { staffJobs } from '#messages/pt-BR/staff-jobs.ts'
import { staffLookup } from '#messages/pt-BR/staff-lookup.ts'
import { staffPaymentReviews } from '#messages/pt-BR/staff-payment-reviews.ts'
import { staffPayouts } from '#messages/pt-BR/staff-payouts.ts'
import { staffResults } from '#messages/pt-BR/staff-results.ts'
import { staffBonuses } from '#messages/pt-BR/staff-bonuses.ts'
import { staffRecords } from '#messages/pt-BR/staff-records.ts'
import { staffDesk } from '#messages/pt-BR/staff-desk.ts'
import { staffIdentity } from '#messages/pt-BR/staff-identity.ts'
import { staffShell } from '#messages/pt-BR/staff-shell.ts'
import { staffWithdrawals } from '#messages/pt-BR/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of the staff console; loaded with its layout. */
export const messages: StaffMessages = {
  identityReasons,
  parts,
  staffList,
  staffActs,
  staffAudit,
  staffBonuses,
  staffDesk,
  staffIdentity,
  staffJobs,
  staffLookup,
  staffPaymentReviews,
  staffPayouts,
  staffRecords,
  staffResults,
  staffShell,
  staffWithdrawals,
}
