import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryRefresh } from './refresh-queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What would be read again, by the keys that were marked as old. */
function watched() {
  const client = new QueryClient()
  const keys = [
    ['money', 'wallet'],
    ['money', 'deposit', 'D-1'],
    ['money', 'withdrawals'],
    ['notifications', 'unread'],
    ['profile'],
  ]
  for (const key of keys) client.setQueryData(key, {})
  const isOld = (key: string[]) => client.getQueryState(key)?.isInvalidated
  return { refresh: createQueryRefresh(client), old: () => keys.filter(isOld).map((key) => key.join('/')) }
}

test('a change is read in a moment, and only what it is of', () => {
  const { refresh, old } = watched()
  refresh.changed(['deposits'])
  expect(old()).toEqual([])
  vi.advanceTimersByTime(100)
  expect(old()).toEqual(['money/deposit/D-1'])
})

test('money is everything that shows money', () => {
  const { refresh, old } = watched()
  refresh.changed(['money', 'notifications'])
  vi.advanceTimersByTime(100)
  expect(old()).toEqual(['money/wallet', 'money/deposit/D-1', 'money/withdrawals', 'notifications/unread'])
})

test('what everybody is told waits up to five seconds; what is one’s own does not wait for it', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  const { refresh, old } = watched()
  refresh.changed(['notifications'], true)
  vi.advanceTimersByTime(4_000)
  expect(old()).toEqual([])
  refresh.changed(['withdrawals'])
  vi.advanceTimersByTime(100)
  expect(old()).toEqual(['money/withdrawals', 'notifications/unread'])
})

test('a kind that this page does not know is left alone', () => {
  const { refresh, old } = watched()
  refresh.changed(['weather', 'constructor'])
  vi.advanceTimersByTime(100)
  expect(old()).toEqual([])
})
