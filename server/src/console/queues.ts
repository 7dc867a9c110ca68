import type { StaffPermission, StaffRole } from '@evenmoor/contract/staff'
import { roleCan } from '@evenmoor/contract/staff'
import type { StaffQueueName } from '@evenmoor/contract/staff-queues'
import { openAlerts } from '#alerts/open-alerts.ts'
import { waitingMessages } from '#contact/handle-messages.ts'
import type { Context } from '#context.ts'
import { waitingChecks } from '#identity/staff-view.ts'
import { openPauses } from '#pauses/end-pause.ts'
import { lockedAccounts } from '#people/account-status/locked-accounts.ts'
import { waitingProposals } from '#plans/waiting-proposals.ts'
import type { Tx } from '#platform/database/pool.ts'
import { together } from '#platform/database/transaction.ts'
import { openAddressAlarms } from '#deposits/addresses/check-addresses.ts'
import { waitingPaymentReviews } from '#deposits/payment-reviews/staff-view.ts'
import { waitingBonuses } from '#referrals/staff-view.ts'
import { waitingResults } from '#results/waiting-results.ts'
import { openFindings } from '#integrity/integrity-checks.ts'
import { waitingPayouts } from '#withdrawals/payouts/staff-payouts.ts'
import { waitingWithdrawals } from '#withdrawals/requests/staff-withdrawals.ts'

type Waiting = {
  readonly count: number
  readonly oldestAt: Date | null
  /** Where a job looks: when it last had; null before the first time. */
  readonly checkedAt?: Date | null
}
type Queue = {
  readonly name: StaffQueueName
  /** Who sees it. */
  readonly permission: StaffPermission
  readonly waiting: (tx: Tx, ctx: Context) => Promise<Waiting>
}

/** Every queue of the console: one line each. */
const queues: readonly Queue[] = [
  { name: 'alerts', permission: 'alerts:read', waiting: openAlerts },
  { name: 'differences', permission: 'reconciliation:read', waiting: openFindings },
  { name: 'addresses', permission: 'system:read', waiting: openAddressAlarms },
  { name: 'pauses', permission: 'pauses:read', waiting: openPauses },
  { name: 'payment_reviews', permission: 'deposits:read', waiting: waitingPaymentReviews },
  { name: 'messages', permission: 'messages:read', waiting: waitingMessages },
  { name: 'bonuses', permission: 'bonuses:read', waiting: waitingBonuses },
  { name: 'results', permission: 'results:read', waiting: (tx, ctx) => waitingResults(ctx, tx) },
  {
    name: 'plan_changes',
    permission: 'plans:read',
    waiting: (tx, ctx) => waitingProposals(tx, ctx.clock.now()),
  },
  { name: 'identity', permission: 'identity:read', waiting: waitingChecks },
  { name: 'locks', permission: 'investors:read', waiting: lockedAccounts },
  { name: 'withdrawals', permission: 'withdrawals:read', waiting: waitingWithdrawals },
  { name: 'payouts', permission: 'withdrawals:read', waiting: waitingPayouts },
]

/** What waits for staff, in the queues that a role may see. */
export async function listQueues(ctx: Context, tx: Tx, role: StaffRole) {
  const seen = queues.filter(({ permission }) => roleCan(role, permission))
  const waits = await together(...seen.map(({ waiting }) => waiting(tx, ctx)))
  return waits.map(({ count, oldestAt, checkedAt }, index) => ({
    name: seen[index]!.name,
    count,
    oldest_at: oldestAt?.toISOString() ?? null,
    ...(checkedAt !== undefined && { checked_at: checkedAt?.toISOString() ?? null }),
  }))
}
