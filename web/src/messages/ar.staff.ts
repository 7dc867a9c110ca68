import { identityReasons } from '#messages/ar/identity-reasons.ts'
import { parts } from '#messages/ar/parts.ts'
import { staffList } from '#messages/ar/staff-list.ts'
import { staffActs } from '#messages/ar/staff-acts.ts'
import { staffAudit } from '#messages/ar/staff-audit.ts'
import { staffJobs } from '#messages/ar/staff-jobs.ts'
import { staffLookup } from '#messages/ar/staff-lookup.ts'
import { staffPaymentReviews } from '#messages/ar/staff-payment-reviews.ts'
import { staffPayouts } from '#messages/ar/staff-payouts.ts'
import { staffResults } from '#messages/ar/staff-results.ts'
import { staffBonuses } from '#messages/ar/staff-bonuses.ts'
import { staffRecords } from '#messages/ar/staff-records.ts'
import { staffDesk } from '#messages/ar/staff-desk.ts'
import { staffIdentity } from '#messages/ar/staff-identity.ts'
import { staffShell } from '#messages/ar/staff-shell.ts'
import { staffWithdrawals } from '#messages/ar/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** Arabic of the staff console; loaded with its layout. */
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
