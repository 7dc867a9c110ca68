import type { StaffPermission } from '@evenmoor/contract/staff'
import type { StaffQueueName } from '@evenmoor/contract/staff-queues'
import type { PlainPageName } from '#paths.ts'

type StaffPage = {
  readonly page: Extract<PlainPageName, `staff${string}`>
  /** Who sees it in the navigation; the server decides with each call. */
  readonly permission: StaffPermission
  /** A page of this place whose address is not below it. */
  readonly also?: Extract<PlainPageName, `staff${string}`>
  /** What waits there. */
  readonly queue?: StaffQueueName
}

/** The pages of the console in the order of its navigation; their names stand in `staffShell.pages`. */
export const staffPages = [
  { page: 'staffWithdrawals', permission: 'withdrawals:read', queue: 'withdrawals' },
  { page: 'staffPayouts', permission: 'withdrawals:read', queue: 'payouts' },
  { page: 'staffPaymentReviews', permission: 'deposits:read', queue: 'payment_reviews' },
  { page: 'staffPauses', permission: 'pauses:read', queue: 'pauses' },
  { page: 'staffBonuses', permission: 'bonuses:read', queue: 'bonuses' },
  { page: 'staffIdentityChecks', permission: 'identity:read', queue: 'identity' },
  { page: 'staffInvestors', permission: 'investors:read', queue: 'locks' },
  // Not below the list in its address, where a plan may have any name.
  { page: 'staffPlans', permission: 'plans:read', also: 'staffNewPlan' },
  { page: 'staffResults', permission: 'results:read', queue: 'results' },
  { page: 'staffMessages', permission: 'messages:read', queue: 'messages' },
  { page: 'staffReconciliation', permission: 'reconciliation:read', queue: 'differences' },
  { page: 'staffAudit', permission: 'audit:read' },
  { page: 'staffRecords', permission: 'records:read' },
  { page: 'staffSubscribers', permission: 'newsletter:read' },
  { page: 'staffAccounts', permission: 'staff:read' },
  { page: 'staffSystem', permission: 'system:read', queue: 'addresses' },
] as const satisfies readonly StaffPage[]

/** The page where a queue is worked. */
export const pageOfQueue = (queue: StaffQueueName) =>
  staffPages.find((known) => 'queue' in known && known.queue === queue)?.page
