/** A fixed set of schedules; thousands of others with `npm run simulate -- --seeds N`. */
import { expect, test } from 'vitest'
import { runSeed } from './run-seed.ts'

test.each([1, 2, 3, 4, 5])('seed %i holds', async (seed) => {
  expect(await runSeed(seed, 25)).toHaveLength(25)
})
