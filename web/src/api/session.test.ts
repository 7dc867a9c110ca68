import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accessTokenMinutes } from '@evenmoor/contract/access-token'
import {
  checkedUntilKey,
  endSession,
  isRenewalDue,
  readSession,
  renewAccess,
  startSession,
} from '#api/session.ts'

type Ask = Parameters<typeof renewAccess>[1]

const first = { access: 'a1', refresh: 'r1', userId: 'u1' }
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
})

beforeEach(() => {
  kept.clear()
  startSession({ access: 'a1', refresh: 'r1', user_id: 'u1' })
})

test('stands under the keys of the spec, beside when it is to be renewed', () => {
  expect([...kept.keys()].toSorted()).toEqual(['access', 'evenmoor.renew_at', 'refresh', 'user_id'])
  endSession()
  expect(kept.size).toBe(0)
  expect(readSession()).toBeNull()
})

test('each login checks the own balance anew, whenever that was done before', async () => {
  kept.set(checkedUntilKey, String(Date.now() + 3_600_000))
  await renewAccess(first, async () => ({ access: 'a2', refresh: 'r2' }))
  expect(kept.has(checkedUntilKey)).toBe(true)
  startSession({ access: 'a3', refresh: 'r3', user_id: 'u1' })
  expect(kept.has(checkedUntilKey)).toBe(false)
})

test('is due for renewal a minute before its end, and not again once it was renewed', async () => {
  vi.useFakeTimers()
  try {
    startSession({ access: 'a1', refresh: 'r1', user_id: 'u1' })
    vi.advanceTimersByTime((accessTokenMinutes - 1) * 60_000 - 1)
    expect(isRenewalDue()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isRenewalDue()).toBe(true)
    await renewAccess(first, async () => ({ access: 'a2', refresh: 'r2' }))
    expect(isRenewalDue()).toBe(false)
    kept.delete('evenmoor.renew_at')
    expect(isRenewalDue()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

describe('renewal', () => {
  test('is one attempt for ten calls in flight', async () => {
    const ask = vi.fn<Ask>(async () => ({ access: 'a2', refresh: 'r2' }))
    const renewed = await Promise.all(Array.from({ length: 10 }, () => renewAccess(first, ask)))
    expect(new Set(renewed)).toEqual(new Set(['a2']))
    expect(ask).toHaveBeenCalledTimes(1)
    expect(ask).toHaveBeenCalledWith('r1')
    expect(readSession()).toEqual({ access: 'a2', refresh: 'r2', userId: 'u1' })
  })

  test('refused: the tokens go, and nobody asks again', async () => {
    const ask = vi.fn<Ask>(async () => null)
    const renewed = await Promise.all([renewAccess(first, ask), renewAccess(first, ask)])
    expect(renewed).toEqual([null, null])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(kept.size).toBe(0)
  })

  test('unanswered: the tokens stay', async () => {
    const ask = async () => {
      throw new TypeError('offline')
    }
    await expect(renewAccess(first, ask)).rejects.toThrow('offline')
    expect(readSession()?.access).toBe('a1')
  })

  test('somebody else logged in meanwhile: nobody speaks in their name, and their session stays', async () => {
    startSession({ access: 'b1', refresh: 's1', user_id: 'u2' })
    const ask = vi.fn<Ask>(async () => null)
    expect(await renewAccess(first, ask)).toBeNull()
    expect(ask).not.toHaveBeenCalled()
    expect(readSession()).toEqual({ access: 'b1', refresh: 's1', userId: 'u2' })
  })

  test('without a refresh token the session is over', async () => {
    kept.delete('refresh')
    const ask = vi.fn<Ask>(async () => null)
    expect(await renewAccess(first, ask)).toBeNull()
    expect(ask).not.toHaveBeenCalled()
  })
})
