import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgedBundles, type World, world } from './testing/forged-bundles.ts'

/** The second implementation checks no signatures: it says so. */
const needsSignatures = new Set(['unknown_key', 'wrong_signature', 'another_log'])
const program = path.resolve(import.meta.dirname, '../docs/verify-bundle.py')

let folder: string
let year: World
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-python-'))
  year = await world(365)
})
afterAll(() => rmSync(folder, { recursive: true }))

function check(bundle: string) {
  const file = path.join(folder, 'bundle.json')
  writeFileSync(file, bundle)
  const { status, stdout, stderr } = spawnSync('python3', [program, file], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('python3 is there: what docs say of a second implementation is not shown without it', () => {
  const { status, error } = spawnSync('python3', ['--version'])
  expect([status, error]).toEqual([0, undefined])
})

test('docs/verify-bundle.py accepts what is genuine', () => {
  const { status, stdout } = check(JSON.stringify(year.genuine))
  expect([status, stdout]).toEqual([0, expect.stringContaining('500000000 of')])
})

test.each(forgedBundles.filter(({ reason }) => !needsSignatures.has(reason)))(
  'docs/verify-bundle.py refuses a bundle that $what: $reason',
  async ({ make, reason }) => {
    const { status, stdout, stderr } = check(await make(year))
    const [, name] = /^refused: (\w+)(?: \(.+\))?\n$/.exec(stderr) ?? [undefined, stderr]
    expect([status, stdout, name]).toEqual([1, '', reason])
  },
)
