import { expect, test } from 'vitest'
import { Installation, keys } from '../../../../verifier/testing/installation.ts'
import { checkBundle } from './check-bundle.ts'

/** What one leaf takes in a bundle when the tree has so many levels: a hash and a sum for each. */
const leafBytes = (levels: number): number => {
  const path = Buffer.alloc(levels * 48).toString('base64')
  return JSON.stringify({ index: 2 ** levels - 1, amount: '9'.repeat(18), path }).length
}

test('a check takes less than 50 ms in a tree of 131,072 leaves', async () => {
  const site = new Installation(Array.from({ length: 60_000 }, (_, at) => BigInt(at + 1) * 1_000_000n))
  await site.takeDay()
  const bundle = JSON.stringify(await site.bundle(7))
  const { leaves } = JSON.parse(bundle) as { leaves: { index: number; amount: string; path: string }[] }
  for (const leaf of leaves) expect(JSON.stringify(leaf).length).toBeLessThanOrEqual(leafBytes(18))
  // A million accounts have two leaves each, which 21 levels hold.
  expect(leafBytes(21)).toBeLessThan(1_500)
  const given = { keys: keys.map(({ vkey }) => vkey) }
  const tookMs: number[] = []
  for (let round = 0; round < 21; round += 1) {
    const begunAtMs = performance.now()
    await checkBundle(bundle, given)
    tookMs.push(performance.now() - begunAtMs)
  }
  expect(tookMs.toSorted((a, b) => a - b)[10]).toBeLessThan(50)
})
