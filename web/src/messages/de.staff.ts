import { identityReasons } from '#messages/de/identity-reasons.ts'
import { parts } from '#messages/de/parts.ts'
import { staffList } from '#messages/de/staff-list.ts'
import { staffActs } from '#messages/de/staff-acts.ts'
import { staffAudit } from '#messages/de/staff-audit.ts'
import { staffJobs } from '#messages/de/staff-jobs.ts'
import { staffLookup } from '#messages/de/staff-lookup.ts'
import { staffPaymentReviews } from '#messages/de/staff-payment-reviews.ts'
import { staffPayouts } from '#messages/de/staff-payouts.ts'
import { staffResults } from '#messages/de/staff-results.ts'
import { staffBonuses } from '#messages/de/staff-bonuses.ts'
import { staffRecords } from '#messages/de/staff-records.ts'
import { staffDesk } from '#messages/de/staff-desk.ts'
import { staffIdentity } from '#messages/de/staff-identity.ts'
import { staffShell } from '#messages/de/staff-shell.ts'
import { staffWithdrawals } from '#messages/de/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** German of the staff console; loaded with its layout. */
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
