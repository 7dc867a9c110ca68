import { identityReasons } from '#messages/es/identity-reasons.ts'
import { parts } from '#messages/es/parts.ts'
import { staffList } from '#messages/es/staff-list.ts'
import { staffActs } from '#messages/es/staff-acts.ts'
import { staffAudit } from '#messages/es/staff-audit.ts'
import { staffJobs } from '#messages/es/staff-jobs.ts'
import { staffLookup } from '#messages/es/staff-lookup.ts'
import { staffPaymentReviews } from '#messages/es/staff-payment-reviews.ts'
import { staffPayouts } from '#messages/es/staff-payouts.ts'
import { staffResults } from '#messages/es/staff-results.ts'
import { staffBonuses } from '#messages/es/staff-bonuses.ts'
import { staffRecords } from '#messages/es/staff-records.ts'
import { staffDesk } from '#messages/es/staff-desk.ts'
import { staffIdentity } from '#messages/es/staff-identity.ts'
import { staffShell } from '#messages/es/staff-shell.ts'
import { staffWithdrawals } from '#messages/es/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** Spanish of the staff console; loaded with its layout. */
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
