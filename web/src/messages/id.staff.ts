import { identityReasons } from '#messages/id/identity-reasons.ts'
import { parts } from '#messages/id/parts.ts'
import { staffList } from '#messages/id/staff-list.ts'
import { staffActs } from '#messages/id/staff-acts.ts'
import { staffAudit } from '#messages/id/staff-audit.ts'
import { staffJobs } from '#messages/id/staff-jobs.ts'
import { staffLookup } from '#messages/id/staff-lookup.ts'
import { staffPaymentReviews } from '#messages/id/staff-payment-reviews.ts'
import { staffPayouts } from '#messages/id/staff-payouts.ts'
import { staffResults } from '#messages/id/staff-results.ts'
import { staffBonuses } from '#messages/id/staff-bonuses.ts'
import { staffRecords } from '#messages/id/staff-records.ts'
import { staffDesk } from '#messages/id/staff-desk.ts'
import { staffIdentity } from '#messages/id/staff-identity.ts'
import { staffShell } from '#messages/id/staff-shell.ts'
import { staffWithdrawals } from '#messages/id/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** Indonesian of the staff console; loaded with its layout. */
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
