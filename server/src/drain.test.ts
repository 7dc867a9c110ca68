import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { drainSecondsOf } from './drain.ts'

const secondsWith = (env: Record<string, string>) => drainSecondsOf(readConfig(env, '/'))
const open = { PUBLIC_URL: 'https://example.com' }

test('a site that others reach gives a balancer five seconds, and one of this machine none', () => {
  expect(secondsWith({})).toBe(0)
  expect(secondsWith(open)).toBe(5)
  expect(secondsWith({ HOST: '0.0.0.0' })).toBe(5)
})

test('no balancer sends anything to a worker', () => {
  expect(secondsWith({ ...open, ROLE: 'worker' })).toBe(0)
})

test('a setting counts in any case', () => {
  expect(secondsWith({ DRAIN_SECONDS: '20' })).toBe(20)
  expect(secondsWith({ ...open, DRAIN_SECONDS: '0' })).toBe(0)
})

test.each(['-1', '301', '1.5', 'long'])('"%s" is refused as DRAIN_SECONDS and as STUCK_SECONDS', (text) => {
  for (const name of ['DRAIN_SECONDS', 'STUCK_SECONDS'])
    expect(() => secondsWith({ [name]: text })).toThrow(`${name} is "${text}"`)
})
