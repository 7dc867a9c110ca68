import { expect, test } from 'vitest'
import { withdrawalProgress } from './withdrawal-progress.ts'

const at = '2026-11-21T09:00:00.000Z'
const states = (given: Parameters<typeof withdrawalProgress>[0]) =>
  withdrawalProgress(given).map(({ status, state }) => `${status}: ${state}`)

test('on its way', () => {
  const timeline = [
    { status: 'requested', at, by: 'you' },
    { status: 'approved', at, by: 'staff' },
  ] as const
  expect(states({ status: 'approved', timeline: [...timeline] })).toEqual([
    'requested: done',
    'in_review: done',
    'approved: current',
    'sent: todo',
    'confirmed: todo',
  ])
})

test('arrived: nothing is current any more', () => {
  expect(
    new Set(withdrawalProgress({ status: 'confirmed', timeline: [] }).map(({ state }) => state)),
  ).toEqual(new Set(['done']))
})

test('cancelled: only what happened, then the end', () => {
  const timeline = [
    { status: 'requested', at, by: 'you' },
    { status: 'cancelled', at, by: 'you' },
  ] as const
  expect(states({ status: 'cancelled', timeline: [...timeline] })).toEqual([
    'requested: done',
    'cancelled: failed',
  ])
})
