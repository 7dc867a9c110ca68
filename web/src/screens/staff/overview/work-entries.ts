import type { StaffQueue, StaffQueueName } from '@evenmoor/contract/staff-queues'
import { type StaffWork, type WorkItem, workQueues } from '@evenmoor/contract/staff-work'

/** A line of the work: one item, or a queue whose items are not assigned, as a whole. */
export type WorkEntry =
  | { readonly kind: 'item'; readonly since: string; readonly item: WorkItem }
  | {
      readonly kind: 'queue'
      readonly since: string
      readonly name: StaffQueueName
      readonly count: number
    }

/** Everything that waits, oldest first. */
export function entriesOf({ items }: StaffWork, queues: readonly StaffQueue[]): WorkEntry[] {
  const others = queues.flatMap(({ name, count, oldest_at }): WorkEntry[] =>
    name in workQueues || count === 0 || oldest_at === null
      ? []
      : [{ kind: 'queue', since: oldest_at, name, count }],
  )
  return [...items.map((item): WorkEntry => ({ kind: 'item', since: item.since, item })), ...others].toSorted(
    (a, b) => Date.parse(a.since) - Date.parse(b.since),
  )
}

/** How many things wait in all, those that the list does not show too. */
export const countOf = ({ count }: StaffWork, entries: readonly WorkEntry[]): number =>
  count + entries.reduce((sum, entry) => sum + (entry.kind === 'queue' ? entry.count : 0), 0)

const hourMs = 3_600_000
/** From this share of the operator's goal on, an age is marked. */
const lateShare = 0.6

/** Whether something has used most of the operator's goal; never where none is set. */
export const isLate = (since: string, { at, goal_hours: goal }: StaffWork): boolean =>
  goal !== null && Date.parse(at) - Date.parse(since) >= goal * hourMs * lateShare

/** How many have waited for longer than the goal. */
export const overdueCount = (entries: readonly WorkEntry[], { at, goal_hours: goal }: StaffWork): number =>
  goal === null ? 0 : entries.filter(({ since }) => Date.parse(at) - Date.parse(since) > goal * hourMs).length
