import { withdrawalStatuses } from '@evenmoor/contract/withdrawals'
import { expect, test } from 'vitest'
import { isOpen, isUnderWay, queueViewOf, statusesOf } from './queue-view.ts'

test.each([
  [null, 'open'],
  ['', 'open'],
  ['nonsense', 'open'],
  ['sent', 'sent'],
  ['all', 'all'],
])('?status=%s shows %s', (status, view) => {
  expect(queueViewOf(status)).toBe(view)
})

test('what is open is what the queue asks for', () => {
  expect(statusesOf('open')).toEqual(withdrawalStatuses.filter(isOpen))
  expect(statusesOf('all')).toEqual([undefined])
  expect(statusesOf('failed')).toEqual(['failed'])
})

test('nothing is open and under way at once', () => {
  expect(withdrawalStatuses.filter((status) => isOpen(status) && isUnderWay(status))).toEqual([])
  expect(withdrawalStatuses.filter(isUnderWay)).toEqual(['approved', 'sent'])
})
