import { identityReasons } from '#messages/tr/identity-reasons.ts'
import { parts } from '#messages/tr/parts.ts'
import { staffList } from '#messages/tr/staff-list.ts'
import { staffActs } from '#messages/tr/staff-acts.ts'
import { staffAudit } from '#messages/tr/staff-audit.ts'
import { staffJobs } from '#messages/tr/staff-jobs.ts'
import { staffLookup } from '#messages/tr/staff-lookup.ts'
import { staffPaymentReviews } from '#messages/tr/staff-payment-reviews.ts'
import { staffPayouts } from '#messages/tr/staff-payouts.ts'
import { staffResults } from '#messages/tr/staff-results.ts'
import { staffBonuses } from '#messages/tr/staff-bonuses.ts'
import { staffRecords } from '#messages/tr/staff-records.ts'
import { staffDesk } from '#messages/tr/staff-desk.ts'
import { staffIdentity } from '#messages/tr/staff-identity.ts'
import { staffShell } from '#messages/tr/staff-shell.ts'
import { staffWithdrawals } from '#messages/tr/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** Turkish of the staff console; loaded with its layout. */
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
