/** A fixed set of schedules; thousands of others with `npm run simulate -- --seeds N`. */
import { expect, test } from 'vitest'
import { runSeed } from './run-seed.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)

test.each(seeds)('seed %i holds', async (seed) => {
  expect(await runSeed(seed, 25)).toHaveLength(25)
})
