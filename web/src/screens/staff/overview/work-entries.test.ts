import type { StaffWork, WorkItem } from '@evenmoor/contract/staff-work'
import { expect, test } from 'vitest'
import { countOf, entriesOf, isLate, overdueCount } from './work-entries.ts'

const item = (id: string, since: string): WorkItem => ({
  queue: 'withdrawals',
  id,
  reference: null,
  since,
  person: null,
  amount: '10.00',
  asset: 'usd',
  note: null,
  assignee: null,
})
const at = '2026-06-15T12:00:00.000Z'
const work = (goal_hours: number | null): StaffWork => ({
  at,
  goal_hours,
  count: 3,
  items: [item('a', '2026-06-15T08:00:00.000Z'), item('b', '2026-06-15T11:00:00.000Z')],
})
const queues = [
  { name: 'withdrawals', count: 3, oldest_at: '2026-06-15T08:00:00.000Z' },
  { name: 'alerts', count: 2, oldest_at: '2026-06-15T09:00:00.000Z' },
  { name: 'pauses', count: 0, oldest_at: null },
] as const

test('items and the queues without items are in one list, oldest first, and counted once', () => {
  const entries = entriesOf(work(null), queues)
  expect(entries.map((entry) => (entry.kind === 'item' ? entry.item.id : entry.name))).toEqual([
    'a',
    'alerts',
    'b',
  ])
  expect(countOf(work(null), entries)).toBe(5)
})

test('an age is marked from 60% of the goal on, and never without a goal', () => {
  const marked = (goal: number | null) =>
    entriesOf(work(goal), queues).map(({ since }) => isLate(since, work(goal)))
  expect(marked(5)).toEqual([true, true, false])
  expect(marked(7)).toEqual([false, false, false])
  expect(marked(null)).toEqual([false, false, false])
})

test('overdue is what has waited for longer than the goal', () => {
  expect(overdueCount(entriesOf(work(3), queues), work(3))).toBe(1)
  expect(overdueCount(entriesOf(work(null), queues), work(null))).toBe(0)
})
