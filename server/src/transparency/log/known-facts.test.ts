import { hash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { locales } from '@evenmoor/contract/locales'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeResultSource } from '#plans/testing/change-result-source.ts'
import { recordAudit } from '#audit/record-audit.ts'
import { sealAudit } from '#audit/verify-audit.ts'
import { publishMonths } from '#market-simulation/publish-months.ts'
import { revealFinishedMonths } from '#results/reveal-finished-months.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { takeSnapshots } from '../liabilities/take-snapshot.ts'
import { holders } from '../testing/holders.ts'
import { appendToLog } from './append-to-log.ts'
import { canonicalJson, type LogEntry } from './log-entry.ts'
import { logNewKeys } from './log-new-keys.ts'
import { claimsOfSite, termsOfSite } from './site-texts.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const noon = '2026-06-15T12:00:00Z'

let app: TestApp
let folder: string
beforeEach(async () => {
  app = await createTestApp()
  folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-texts-'))
  await holders(app, 1)
  await takeSnapshots(app.ctx)
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

type Logged = Readonly<Record<string, unknown>>

/** What the log says, oldest first; of one type where it is told. */
async function logged(type?: string): Promise<Logged[]> {
  const rows = await app.ctx.db.selectFrom('log_entry').select('entry').orderBy('index').execute()
  const entries = rows.map(({ entry }) => JSON.parse(entry) as Logged)
  return type === undefined ? entries : entries.filter((entry) => entry['type'] === type)
}

const append = (...entries: LogEntry[]) => app.ctx.transaction((tx) => appendToLog(app.ctx, tx, entries))

/** The same as a day later: what the log has is not said again. */
async function again(): Promise<void> {
  app.clock.advance(1_000)
  await takeSnapshots(app.ctx)
}

test("each plan's terms are in the log as they are offered, and a new version is a new entry", async () => {
  const { body: offered } = await app.call('GET', '/api/plans/')
  const plans = offered.map(({ id }: { id: string }) => id)
  const versions = async () => (await logged('plan_terms')).map(({ plan, version }) => [plan, version])
  expect((await versions()).toSorted()).toEqual(plans.map((id: string) => [id, 1]).toSorted())
  await again()
  expect(await versions()).toHaveLength(plans.length)
  await publishMonths(app.ctx)
  const from = await changeResultSource(app.ctx, { planId: 'basic', source: 'market' })
  await again()
  expect(await versions()).toHaveLength(plans.length + 1)
  expect((await logged('plan_terms')).at(-1)).toMatchObject({
    plan: 'basic',
    version: 2,
    result_source: 'market',
    effective_from: `${from}T00:00:00.000Z`,
  })
})

test('the log has the fingerprint of the terms in each language, and a changed sentence is a new entry', async () => {
  const [first, ...more] = await logged('terms')
  expect(more).toEqual([])
  const hashes = first?.['sha256'] as Readonly<Record<string, string>>
  expect(Object.keys(hashes)).toEqual([...locales].toSorted())
  for (const locale of locales) {
    const { terms } = JSON.parse(await readFile(path.join(root, 'locales', locale, 'legal.json'), 'utf8'))
    expect(hashes[locale]).toBe(hash('sha256', canonicalJson(terms)))
  }
  await append(await termsOfSite(noon))
  expect(await logged('terms')).toHaveLength(1)

  // The next release says one sentence otherwise, in one language.
  await cp(path.join(root, 'locales'), folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.json') || path.basename(file) === 'legal.json',
  })
  const german = path.join(folder, 'de/legal.json')
  const texts = JSON.parse(await readFile(german, 'utf8'))
  texts.terms.changes.first = `${texts.terms.changes.first} Und mehr.`
  await writeFile(german, JSON.stringify(texts))
  await append(await termsOfSite(noon, folder))
  const [, second, ...none] = await logged('terms')
  expect(none).toEqual([])
  const changed = second?.['sha256'] as Readonly<Record<string, string>>
  expect(locales.filter((locale) => changed[locale] !== hashes[locale])).toEqual(['de'])
})

test('the log has the hash of the register of claims, and a changed claim is a new entry', async () => {
  const register = await readFile(path.join(root, 'docs/claims.json'))
  expect(await logged('claims')).toMatchObject([{ sha256: hash('sha256', register) }])
  await append(await claimsOfSite(noon))
  expect(await logged('claims')).toHaveLength(1)
  const file = path.join(folder, 'claims.json')
  await writeFile(file, String(register).replace('{', '{ '))
  await append(await claimsOfSite(noon, file))
  expect(await logged('claims')).toMatchObject([
    { sha256: hash('sha256', register) },
    { sha256: hash('sha256', await readFile(file)) },
  ])
})

test('each type of entry that docs/proof.md names is written, and no other', async () => {
  const proof = await readFile(path.join(root, 'docs/proof.md'), 'utf8')
  const [, named = ''] = /Types: (.+)/.exec(proof) ?? []
  const types = [...named.matchAll(/`([a-z_]+)`/g)].map(([, type]) => type)
  expect(types).toHaveLength(9)
  // The months' hashes, and one that is over.
  await publishMonths(app.ctx)
  app.clock.advance(50 * 86_400_000)
  await revealFinishedMonths(app.ctx)
  await app.ctx.transaction((tx) =>
    recordAudit(app.ctx, tx, { actorId: null, action: 'staff.created', subject: 'staff/one' }),
  )
  await sealAudit(app.ctx.db)
  await app.ctx.transaction((tx) => logNewKeys(app.ctx, tx))
  await again()
  expect(new Set((await logged()).map(({ type }) => type))).toEqual(new Set(types))
})
