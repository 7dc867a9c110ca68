import {
  ArrowDownLeft,
  ArrowUpRight,
  BellRing,
  BookOpen,
  CalendarDays,
  CirclePause,
  Gift,
  IdCard,
  Inbox,
  Layers,
  type LucideIcon,
  Mail,
  Quote,
  Scale,
  Send,
  Server,
  UserCog,
  Users,
} from 'lucide-react'
import type { StaffPermission } from '@evenmoor/contract/staff'
import type { StaffQueueName } from '@evenmoor/contract/staff-queues'
import type { WorkQueue } from '@evenmoor/contract/staff-work'
import type { PageName, PlainPageName } from './paths.ts'

type StaffPage = {
  readonly page: Extract<PlainPageName, `staff${string}`>
  /** Who sees it in the navigation; the server decides with each call. */
  readonly permission: StaffPermission
  /** A page of this place whose address is not below it. */
  readonly also?: Extract<PlainPageName, `staff${string}`>
  /** What waits there. */
  readonly queue?: StaffQueueName
  readonly icon: LucideIcon
}

/** The console's pages, in the groups and order of its navigation. `staff.shell.pages` names them. */
export const staffGroups = {
  work: [
    { page: 'staffAlerts', permission: 'alerts:read', queue: 'alerts', icon: BellRing },
    { page: 'staffWithdrawals', permission: 'withdrawals:read', queue: 'withdrawals', icon: ArrowUpRight },
    { page: 'staffPayouts', permission: 'withdrawals:read', queue: 'payouts', icon: Send },
    { page: 'staffIdentityChecks', permission: 'identity:read', queue: 'identity', icon: IdCard },
    { page: 'staffBonuses', permission: 'bonuses:read', queue: 'bonuses', icon: Gift },
    { page: 'staffMessages', permission: 'messages:read', queue: 'messages', icon: Inbox },
    {
      page: 'staffPaymentReviews',
      permission: 'deposits:read',
      queue: 'payment_reviews',
      icon: ArrowDownLeft,
    },
    { page: 'staffPauses', permission: 'pauses:read', queue: 'pauses', icon: CirclePause },
  ],
  money: [
    { page: 'staffResults', permission: 'results:read', queue: 'results', icon: CalendarDays },
    // Not below the list in its address, where a plan may have any name.
    {
      page: 'staffPlans',
      permission: 'plans:read',
      also: 'staffNewPlan',
      queue: 'plan_changes',
      icon: Layers,
    },
    { page: 'staffReconciliation', permission: 'reconciliation:read', queue: 'differences', icon: Scale },
  ],
  people: [
    { page: 'staffInvestors', permission: 'investors:read', queue: 'locks', icon: Users },
    { page: 'staffAccounts', permission: 'staff:read', icon: UserCog },
    { page: 'staffRecords', permission: 'records:read', icon: Quote },
    { page: 'staffSubscribers', permission: 'newsletter:read', icon: Mail },
  ],
  records: [
    { page: 'staffAudit', permission: 'audit:read', icon: BookOpen },
    { page: 'staffSystem', permission: 'system:read', queue: 'addresses', icon: Server },
  ],
} as const satisfies Readonly<Record<string, readonly StaffPage[]>>

export const staffPages = Object.values(staffGroups).flat()

/** The page of one item of a queue whose items are assigned. */
export const pageOfItem = {
  withdrawals: 'staffWithdrawal',
  payouts: 'staffPayout',
  payment_reviews: 'staffPaymentReview',
  identity: 'staffIdentityCheck',
  bonuses: 'staffBonus',
  messages: 'staffMessage',
} as const satisfies Record<WorkQueue, PageName>

/** The page where a queue is worked. */
export const pageOfQueue = (queue: StaffQueueName) =>
  staffPages.find((known) => 'queue' in known && known.queue === queue)?.page
