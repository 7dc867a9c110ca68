/** The items of all queues that a role may see, in one statement, oldest first. */
import type { StaffRole } from '@evenmoor/contract/staff'
import { roleCan } from '@evenmoor/contract/staff'
import {
  type StaffWork,
  workItemsMax,
  type WorkQueue,
  workQueueNames,
  workQueues,
} from '@evenmoor/contract/staff-work'
import { formatMoney } from '@evenmoor/ledger/money'
import type { AssetCode } from '@evenmoor/ledger/money'
import { waitingMessageItems } from '#contact/handle-messages.ts'
import type { Context } from '#context.ts'
import { waitingReviewItems } from '#deposits/payment-reviews/staff-view.ts'
import { waitingCheckItems } from '#identity/staff-view.ts'
import type { Tx } from '#platform/database/pool.ts'
import { waitingBonusItems } from '#referrals/staff-view.ts'
import { waitingPayoutItems } from '#withdrawals/payouts/staff-payouts.ts'
import { waitingWithdrawalItems } from '#withdrawals/requests/staff-withdrawals.ts'
import type { WaitingItems } from './waiting-item.ts'
import { selectWork, type WorkRow } from './work-store.ts'

const itemsOf = (tx: Tx): Readonly<Record<WorkQueue, WaitingItems>> => ({
  withdrawals: waitingWithdrawalItems,
  payouts: waitingPayoutItems(tx),
  payment_reviews: waitingReviewItems,
  identity: waitingCheckItems,
  bonuses: waitingBonusItems,
  messages: waitingMessageItems,
})

/** The selects of these queues. */
export const selectsOf = (tx: Tx, queues: readonly WorkQueue[], now: Date) =>
  queues.map((name) => itemsOf(tx)[name](now))

/** What waits, item by item, in the queues that a role may see. */
export async function listWork(ctx: Context, tx: Tx, role: StaffRole): Promise<StaffWork> {
  const now = ctx.clock.now()
  const seen = workQueueNames.filter((name) => roleCan(role, workQueues[name].read))
  const { rows, count } = await selectWork(tx, selectsOf(tx, seen, now), { limit: workItemsMax })
  return {
    at: now.toISOString(),
    goal_hours: ctx.config.reviewGoalHours ?? null,
    count,
    items: rows.map(itemFrom),
  }
}

const itemFrom = (row: WorkRow): StaffWork['items'][number] => ({
  queue: row.queue,
  id: row.id,
  reference: row.reference,
  since: row.since.toISOString(),
  person: row.person_name === null ? null : { name: row.person_name, email: row.person_email ?? '' },
  amount:
    row.amount_minor === null
      ? null
      : formatMoney({ asset: row.asset as AssetCode, minor: row.amount_minor }),
  asset: row.asset,
  note: row.note,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
})
