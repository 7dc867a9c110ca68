import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => vi.unstubAllGlobals())

/** A window on a device with or without a network. */
function deviceWith(isOnline: boolean) {
  const device = { onLine: isOnline }
  const window = new EventTarget()
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('window', window)
  return (isOnlineNow: boolean) => {
    device.onLine = isOnlineNow
    window.dispatchEvent(new Event(isOnlineNow ? 'online' : 'offline'))
  }
}

test('a page that is opened without a network learns that it is back, also before anything on it asks', () => {
  const network = deviceWith(false)
  createQueryClient()
  expect(onlineManager.isOnline()).toBe(false)
  network(true)
  expect(onlineManager.isOnline()).toBe(true)
})

test('and what changed while nothing asked is known once something does', () => {
  const network = deviceWith(true)
  createQueryClient()
  onlineManager.subscribe(() => undefined)()
  network(false)
  const leave = onlineManager.subscribe(() => undefined)
  expect(onlineManager.isOnline()).toBe(false)
  leave()
})
