import { expect, test } from 'vitest'
import { Installation, keys } from '../../../../verifier/testing/installation.ts'
import { checkBundle } from './check-bundle.ts'

test('a check takes less than 50 ms in a tree of a quarter of a million leaves', async () => {
  const site = new Installation(Array.from({ length: 60_000 }, (_, at) => BigInt(at + 1) * 1_000_000n))
  await site.takeDay()
  const bundle = JSON.stringify(await site.bundle(7))
  const given = { keys: keys.map(({ vkey }) => vkey) }
  const tookMs: number[] = []
  for (let round = 0; round < 21; round += 1) {
    const begunAtMs = performance.now()
    await checkBundle(bundle, given)
    tookMs.push(performance.now() - begunAtMs)
  }
  expect(tookMs.toSorted((a, b) => a - b)[10]).toBeLessThan(50)
})
