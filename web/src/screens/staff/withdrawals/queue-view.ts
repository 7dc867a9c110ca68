import { type WithdrawalStatus, withdrawalStatuses } from '@evenmoor/contract/withdrawals'

/** What the queue shows: `open` is everything that waits for a decision. */
export type QueueView = 'open' | WithdrawalStatus | 'all'

export const queueViews: readonly QueueView[] = ['open', ...withdrawalStatuses, 'all']

const openStatuses = ['requested', 'in_review'] as const satisfies WithdrawalStatus[]
const underWayStatuses = ['approved', 'sent'] as const satisfies WithdrawalStatus[]

/** The view that the address asks for (`?status=`); without one, or with an unknown one, what is to be decided. */
export const queueViewOf = (status: string | null): QueueView =>
  queueViews.find((view) => view === status) ?? 'open'

/** The lists of the API that make up a view; undefined is the list of all. */
export function statusesOf(view: QueueView): readonly (WithdrawalStatus | undefined)[] {
  if (view === 'open') return openStatuses
  return [view === 'all' ? undefined : view]
}

/** Whether staff still have to decide it. */
export const isOpen = (status: WithdrawalStatus): boolean => openStatuses.some((open) => open === status)

/** Whether it goes on by itself: approved, and not arrived yet. */
export const isUnderWay = (status: WithdrawalStatus): boolean =>
  underWayStatuses.some((underWay) => underWay === status)
