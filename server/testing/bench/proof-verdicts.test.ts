import { expect, test } from 'vitest'
import type { Measured } from './proof-of-size.ts'
import { describeChecks, describeTrees } from './proof-verdicts.ts'

/** A million accounts, just within each target. */
const within: Measured = {
  count: 1_000_000,
  leaves: 2_097_152,
  seconds: 4,
  cpuSeconds: 6,
  memory: 399,
  proofBytes: 1_499,
  hashes: 5_097_151,
  hashSeconds: 273e-9,
}

test('a tree within its time, its memory and its size meets the target', () => {
  const { text, isMet } = describeTrees([within])
  expect(isMet).toBe(true)
  expect(text).toContain('met (4 s, 400 MiB, 1,500 B)')
})

test.each([
  ['its time', { seconds: 4.01 }],
  ['its memory', { memory: 400 }],
  ['the size of a proof', { proofBytes: 1_500 }],
])('one tree beyond %s misses it for all, and its row says so', (_what, beyond) => {
  const { text, isMet } = describeTrees([within, { ...within, ...beyond }, within])
  expect(isMet).toBe(false)
  expect(text.split('\n').filter((line) => line.includes('MISSED'))).toHaveLength(1)
})

test('a check in the browser from 50 ms on misses the target, on either processor', () => {
  const quick = [
    { slow: 1, ms: 4.2 },
    { slow: 4, ms: 49.9 },
  ]
  expect(describeChecks(quick)).toMatchObject({ isMet: true, text: expect.not.stringContaining('MISSED') })
  for (const at of quick.keys())
    expect(
      describeChecks(quick.map((check, each) => (each === at ? { ...check, ms: 50 } : check))),
    ).toMatchObject({ isMet: false, text: expect.stringContaining('MISSED (50 ms)') })
})
