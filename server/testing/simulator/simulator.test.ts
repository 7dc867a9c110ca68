/** A fixed set of schedules; thousands of others with `npm run simulate -- --seeds N`. */
import { expect, test } from 'vitest'
import { runSeed } from './run-seed.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)

test.each(seeds)('seed %i holds', async (seed) => {
  expect((await runSeed(seed, 25)).history).toHaveLength(25)
})

test('a seed in which a payment leaves its chain and takes invested money with it holds', async () => {
  expect((await runSeed(27, 40)).unwound).toBeGreaterThan(0)
})
