import type { OwnProof, Transparency } from '@evenmoor/contract/transparency'
import { beforeAll, expect, test } from 'vitest'
import { type World, world } from '../../../../verifier/testing/forged-bundles.ts'
import { keys, origin } from '../../../../verifier/testing/installation.ts'
import { checkOwnBalance } from './check-own-balance.ts'

let made: World
let published: Transparency
let proof: OwnProof
beforeAll(async () => {
  made = await world(3)
  const { log } = made.site
  const size = log.tree.size
  published = {
    mode: 'practice',
    snapshots: [],
    withdrawals: {} as Transparency['withdrawals'],
    log: {
      origin,
      keys: keys.map(({ vkey }) => vkey),
      checkpoint: log.checkpoint(),
      witnesses: [],
      checkpoints: [
        {
          size,
          root: log.tree.root().toString('base64'),
          signed_at: '2026-01-03T04:00:00.000Z',
          previous_size: null,
          consistency: [],
          snapshots: [],
          seen_by: [],
        },
      ],
    },
  }
  proof = { status: 'ready', bundles: [made.genuine as OwnProof['bundles'][number]] }
})

const check = (given: OwnProof, of: Transparency = published) =>
  checkOwnBalance({
    published: of,
    person: made.genuine.person,
    readProof: () => Promise.resolve(given),
  })

test('a balance under the published root is included, and comes with its file', async () => {
  const outcome = await check(proof)
  expect(outcome).toMatchObject({ kind: 'included', checked: { balanceMinor: 500_000_000n } })
  expect(JSON.parse(('file' in outcome && outcome.file) || '')).toEqual(made.genuine)
})

test('a split view: a root that the page does not show to everybody', async () => {
  const [head] = published.log?.checkpoints ?? []
  const shown = { ...published, log: { ...published.log!, checkpoints: [{ ...head!, root: 'AAAA' }] } }
  expect(await check(proof, shown)).toMatchObject({ kind: 'not_included', reason: 'log' })
})

test('too few accounts, and an account newer than the snapshot, are no failure', async () => {
  expect(await check({ status: 'withheld', bundles: [] })).toEqual({ kind: 'withheld' })
  expect(await check({ status: 'not_yet', bundles: [] })).toEqual({ kind: 'not_yet' })
})
