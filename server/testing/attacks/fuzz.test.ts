import { expect, test } from 'vitest'
import { runCampaign } from '#testing/fuzz/campaign.ts'

/** The full tier sends a hundred thousand, from a seed of its own (`fuzz.full.test.ts`). */
test('500 generated requests: no 500, no answer without its headers, none slow', async () => {
  const { faults, answers } = await runCampaign({ seed: 21, requests: 500 })
  expect(faults).toEqual([])
  expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(450)
})
