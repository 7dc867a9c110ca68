import type { WithdrawalStatus } from '@evenmoor/contract/withdrawals'
import { expect, test } from 'vitest'
import { historyOf } from './history.ts'

const after = (...statuses: WithdrawalStatus[]) =>
  historyOf({
    status: statuses.at(-1) ?? 'requested',
    timeline: statuses.map((status) => ({ status, at: '2026-06-15T12:00:00Z', by: 'Somebody' })),
  }).map(({ status, state }) => `${status} ${state}`)

test.each([
  [
    ['requested', 'in_review'],
    ['requested done', 'in_review current', 'approved todo', 'sent todo', 'confirmed todo'],
  ],
  [
    ['requested', 'in_review', 'approved', 'sent', 'confirmed'],
    ['requested done', 'in_review done', 'approved done', 'sent done', 'confirmed done'],
  ],
  [
    ['requested', 'in_review', 'rejected'],
    ['requested done', 'in_review done', 'rejected failed'],
  ],
  [
    ['requested', 'in_review', 'approved', 'failed'],
    ['requested done', 'in_review done', 'approved done', 'failed failed'],
  ],
] as [WithdrawalStatus[], string[]][])('after %j', (statuses, steps) => {
  expect(after(...statuses)).toEqual(steps)
})
