import { identityReasons } from '#messages/en/identity-reasons.ts'
import { parts } from '#messages/en/parts.ts'
import { staffList } from '#messages/en/staff-list.ts'
import { staffActs } from '#messages/en/staff-acts.ts'
import { staffAudit } from '#messages/en/staff-audit.ts'
import { staffJobs } from '#messages/en/staff-jobs.ts'
import { staffLookup } from '#messages/en/staff-lookup.ts'
import { staffPaymentReviews } from '#messages/en/staff-payment-reviews.ts'
import { staffPayouts } from '#messages/en/staff-payouts.ts'
import { staffResults } from '#messages/en/staff-results.ts'
import { staffBonuses } from '#messages/en/staff-bonuses.ts'
import { staffRecords } from '#messages/en/staff-records.ts'
import { staffDesk } from '#messages/en/staff-desk.ts'
import { staffIdentity } from '#messages/en/staff-identity.ts'
import { staffShell } from '#messages/en/staff-shell.ts'
import { staffWithdrawals } from '#messages/en/staff-withdrawals.ts'

/** English of the staff console; loaded with its layout. */
export const messages = {
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
} as const
