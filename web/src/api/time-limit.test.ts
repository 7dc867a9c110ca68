import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sharedTimeLimit, TimeLimit } from './time-limit.ts'

/** Asks a server that sends `pieces` and then nothing, for ever. */
async function askSilent(pieces: readonly string[], limit: TimeLimit, act?: (limit: TimeLimit) => void) {
  const server = createServer((_request, response) => {
    for (const piece of pieces) response.write(piece)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: limit.signal })
    act?.(limit)
    return await response.text()
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

test('a request that is never answered ends when its time is over, and so does an answer that stops half-way', async () => {
  for (const pieces of [[], ['{"half":']]) {
    const limit = new TimeLimit(60)
    await expect(askSilent(pieces, limit)).rejects.toThrow(/timeout/i)
    expect(limit.isLate).toBe(true)
  }
})

test('a page that is left ends its call, and that is not called late', async () => {
  const leaving = new AbortController()
  const limit = new TimeLimit(60_000, leaving.signal)
  const asked = askSilent(['{'], limit, () => leaving.abort(new Error('left')))
  await expect(asked).rejects.toThrow('left')
  expect(limit.isLate).toBe(false)
  expect(new TimeLimit(60_000, leaving.signal).signal.aborted).toBe(true)
})

test('a file that has begun to come is given more time than an answer', async () => {
  const limit = new TimeLimit(60)
  limit.giveTimeForFile()
  const answerTime = AbortSignal.timeout(120)
  await new Promise((resolve) => answerTime.addEventListener('abort', resolve, { once: true }))
  expect(limit.signal.aborted).toBe(false)
})

test('work that others wait for too goes on, while the call that waited for it ends', async () => {
  const limit = new TimeLimit(40)
  const renewal = Promise.withResolvers<string>()
  await expect(limit.covers(renewal.promise)).rejects.toThrow(/timeout/i)
  renewal.resolve('tokens')
  await expect(renewal.promise).resolves.toBe('tokens')
  await expect(limit.covers(new Promise(() => {}))).rejects.toThrow(/timeout/i)
  await expect(new TimeLimit(60_000).covers(Promise.resolve('tokens'))).resolves.toBe('tokens')
})

test('the calls of one press share its time, and the last of them still gets some', async () => {
  const left = sharedTimeLimit(50)
  expect(left()).toBeLessThanOrEqual(50)
  const over = AbortSignal.timeout(60)
  await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }))
  expect(left()).toBe(10)
})
