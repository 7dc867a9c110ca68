import { beforeAll, expect, test } from 'vitest'
import { forgedBundles, type World, world } from '../../../../verifier/testing/forged-bundles.ts'
import { keys, keysOf, origin } from '../../../../verifier/testing/installation.ts'
import {
  CheckFailed,
  type CheckFailure,
  checkBundle,
  type CheckProblem,
  type CheckStep,
} from './check-bundle.ts'

const vkeys = keys.map(({ vkey }) => vkey)

let site: World
beforeAll(async () => {
  site = await world(5)
})

test('everybody finds their balance, step by step', async () => {
  for (const [at, person] of site.site.people.entries()) {
    const steps: CheckStep[] = []
    const checked = await checkBundle(JSON.stringify(await site.site.bundle(at)), {
      keys: vkeys,
      person,
      onStep: (step) => void steps.push(step),
    })
    expect(checked).toMatchObject({
      balanceMinor: site.site.amounts[at],
      totalMinor: 90_002_500_000_000n,
      levels: 5,
      head: { origin, size: 10 },
    })
    expect(steps).toEqual(['record', 'hash', 'compare'])
  }
})

/** Browsers can't verify this one yet; the verifier does, of the saved file. */
const beyondBrowsers = 'has a wrong signature with ML-DSA-44'

/** What this check can't tell apart, because it knows no log but that of the bundle's keys. */
const inBrowsers: Readonly<Record<string, string>> = { another_log: 'unknown_key' }

test.each(
  forgedBundles
    .filter(({ what }) => what !== beyondBrowsers)
    .map(({ reason, ...forgery }) => ({ ...forgery, reason: inBrowsers[reason] ?? reason })),
)('a bundle that $what is refused: $reason', async ({ make, reason }) => {
  await expect(checkBundle(await make(site), { keys: vkeys })).rejects.toEqual(
    expect.objectContaining({ problem: reason }),
  )
})

test.each<[CheckProblem, CheckFailure]>([
  ['truncated_hash', 'malformed'],
  ['negative_amount', 'malformed'],
  ['another_person', 'another_person'],
  ['balance_differs', 'balance'],
  ['root_differs', 'root'],
  ['total_differs', 'root'],
  ['not_in_log', 'log'],
  ['wrong_signature', 'log'],
])('of %s people are told: %s', (problem, told) => {
  expect(new CheckFailed(problem).reason).toBe(told)
})

test('a bundle of somebody else is not mine', async () => {
  const bundle = JSON.stringify(site.genuine)
  await expect(checkBundle(bundle, { keys: vkeys, person: site.site.people[0] })).rejects.toEqual(
    expect.objectContaining({ problem: 'another_person' }),
  )
})

test('the keys of the page count, not those that the bundle brings', async () => {
  const others = keysOf(origin, 9).map(({ vkey }) => vkey)
  await expect(checkBundle(JSON.stringify(site.genuine), { keys: others })).rejects.toEqual(
    expect.objectContaining({ problem: 'unknown_key' }),
  )
})
