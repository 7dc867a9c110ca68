import { identityReasons } from '#messages/fr/identity-reasons.ts'
import { parts } from '#messages/fr/parts.ts'
import { staffList } from '#messages/fr/staff-list.ts'
import { staffActs } from '#messages/fr/staff-acts.ts'
import { staffAudit } from '#messages/fr/staff-audit.ts'
import { staffJobs } from '#messages/fr/staff-jobs.ts'
import { staffLookup } from '#messages/fr/staff-lookup.ts'
import { staffPaymentReviews } from '#messages/fr/staff-payment-reviews.ts'
import { staffPayouts } from '#messages/fr/staff-payouts.ts'
import { staffResults } from '#messages/fr/staff-results.ts'
import { staffBonuses } from '#messages/fr/staff-bonuses.ts'
import { staffRecords } from '#messages/fr/staff-records.ts'
import { staffDesk } from '#messages/fr/staff-desk.ts'
import { staffIdentity } from '#messages/fr/staff-identity.ts'
import { staffShell } from '#messages/fr/staff-shell.ts'
import { staffWithdrawals } from '#messages/fr/staff-withdrawals.ts'
import type { StaffMessages } from '#messages/shape.ts'

/** French of the staff console; loaded with its layout. */
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
