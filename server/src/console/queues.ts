import type { StaffPermission, StaffRole } from '@evenmoor/contract/staff'
import { roleCan } from '@evenmoor/contract/staff'
import type { StaffQueueName } from '@evenmoor/contract/staff-queues'
import { waitingMessages } from '#contact/work-messages.ts'
import { standingPauses } from '#pauses/end-pause.ts'
import type { Database } from '#platform/database/pool.ts'
import { waitingBonuses } from '#referrals/staff-view.ts'
import { waitingWithdrawals } from '#withdrawals/staff-view.ts'

type Waiting = { readonly count: number; readonly oldestAt: Date | null }
type Queue = {
  readonly name: StaffQueueName
  /** Who sees it. */
  readonly permission: StaffPermission
  readonly waiting: (db: Database) => Promise<Waiting>
}

/** Every queue of the console: one line each. */
const queues: readonly Queue[] = [
  { name: 'pauses', permission: 'pauses:read', waiting: standingPauses },
  { name: 'messages', permission: 'messages:read', waiting: waitingMessages },
  { name: 'bonuses', permission: 'bonuses:read', waiting: waitingBonuses },
  { name: 'withdrawals', permission: 'withdrawals:read', waiting: waitingWithdrawals },
]

/** What waits for staff, in the queues that a role may see. */
export async function listQueues(db: Database, role: StaffRole) {
  const seen = queues.filter(({ permission }) => roleCan(role, permission))
  const answers = []
  for (const { name, waiting } of seen) {
    const { count, oldestAt } = await waiting(db)
    answers.push({ name, count, oldest_at: oldestAt?.toISOString() ?? null })
  }
  return answers
}
