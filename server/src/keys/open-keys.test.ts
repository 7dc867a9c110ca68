import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, investor, withAuthenticator } from '#factors/testing/factors.ts'
import { runOps, runOpsProgram } from '#ops/testing/run-ops.ts'
import { loginPasswordName, secretKeyFile, secretKeyNames } from '#platform/secret-key.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { runAs } from '#testing/cluster.ts'
import { openKeys } from './open-keys.ts'

let app: TestApp
let folders: string[]
let dataDir: string
beforeEach(async () => {
  folders = []
  dataDir = await newFolder()
  app = await createTestApp({ DATA_DIR: dataDir })
})
afterEach(async () => {
  await app.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-keys-'))
  folders.push(folder)
  return folder
}

const asOwner = ({ database }: TestApp, statement: string) => runAs(database.ownerUrl, statement)

const ops = (words: readonly string[], folder: string) =>
  runOps(words, { DATABASE_URL: app.database.ownerUrl, DATA_DIR: folder })

test('the first process makes every key, with mode 0600, and notes it; those after it need the same', async () => {
  expect((await readdir(path.join(dataDir, 'secrets'))).toSorted()).toEqual([...secretKeyNames].toSorted())
  for (const name of secretKeyNames)
    expect((await stat(secretKeyFile(dataDir, name))).mode & 0o777).toBe(0o600)
  const noted = await app.ctx.db.selectFrom('key_fingerprint').select('name').orderBy('name').execute()
  expect(noted.map(({ name }) => name)).toEqual([...secretKeyNames].toSorted())
  await openKeys(app.ctx.db, dataDir)
})

test('with an empty DATA_DIR nothing starts and nothing is made: every missing file is named', async () => {
  const empty = await newFolder()
  const starting = openKeys(app.ctx.db, empty)
  await expect(starting).rejects.toThrow(
    `DATA_DIR (${empty}) does not hold the keys of this database: secrets/second-factor-key is missing;`,
  )
  for (const name of secretKeyNames) await expect(starting).rejects.toThrow(`secrets/${name} is missing`)
  expect(await readdir(empty)).toEqual([])
})

test('a process with keys of another installation does not start', async () => {
  const elsewhere = await newFolder()
  const other = await createTestApp({ DATA_DIR: elsewhere })
  await other.close()
  await expect(openKeys(app.ctx.db, elsewhere)).rejects.toThrow(
    /secrets\/second-factor-key is another key \([0-9a-f]{16}, not [0-9a-f]{16}\)/,
  )
})

test('as a program: one line that names the file, and exit code 1', async () => {
  await rm(secretKeyFile(dataDir, 'result-seed-key'))
  const env = { DATABASE_URL: app.database.ownerUrl, DATA_DIR: dataDir }
  const run = await runOpsProgram(['reconcile'], env)
  expect([run.code, run.stdout]).toEqual([1, ''])
  expect(run.stderr).toMatch(
    /^DATA_DIR \S+ does not hold [^\n]*secrets\/result-seed-key is missing\.[^\n]*\n$/,
  )
})

test('of two processes that are the first in the same moment, with folders of their own, one starts', async () => {
  const fresh = await createTestApp()
  try {
    await asOwner(fresh, 'delete from key_fingerprint')
    const pair = [await newFolder(), await newFolder()]
    const outcomes = await Promise.allSettled(pair.map((folder) => openKeys(fresh.ctx.db, folder)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  } finally {
    await fresh.close()
  }
})

describe('a database from before fingerprints were kept', () => {
  test('does not start without the key that it holds something of', async () => {
    await app.ctx.db
      .insertInto('authenticator_app')
      .values({
        person_id: (await app.person()).id,
        secret_encrypted: Buffer.alloc(40),
        key_id: Buffer.alloc(8),
        created_at: app.clock.now(),
      })
      .execute()
    await asOwner(app, 'delete from key_fingerprint')
    const empty = await newFolder()
    await expect(openKeys(app.ctx.db, empty)).rejects.toThrow(
      'of this database: secrets/second-factor-key is missing. Copy',
    )
    expect(await readdir(empty)).toEqual([])
    await openKeys(app.ctx.db, dataDir)
  })
})

test('the application cannot put another key in the place of one', async () => {
  const { db } = app.ctx
  const forged = { fingerprint: Buffer.alloc(8) }
  await expect(db.updateTable('key_fingerprint').set(forged).execute()).rejects.toThrow('permission denied')
  await expect(db.deleteFrom('key_fingerprint').execute()).rejects.toThrow('permission denied')
})

describe('a key that is lost for good', () => {
  test('`keys` says which, and what is lost with it', async () => {
    expect(await ops(['keys'], dataDir)).toMatchObject({ code: 0 })
    await rm(secretKeyFile(dataDir, 'identity-picture-key'))
    const run = await ops(['keys'], dataDir)
    expect(run).toMatchObject({ code: 1, stderr: '' })
    expect(run.stdout).toContain('secrets/identity-picture-key: MISSING')
    expect(run.stdout).toContain('secrets/second-factor-key: the key of this database')
    expect(run.stdout).toMatch(/^identity-picture-key: Stored pictures of documents can't be opened\./m)
  })

  test('is given up by the operator: audited, told what is lost, and the next process starts', async () => {
    await rm(secretKeyFile(dataDir, 'second-factor-key'))
    await expect(openKeys(app.ctx.db, dataDir)).rejects.toThrow('second-factor-key is missing')
    const words = ['replace-key', '--name', 'second-factor-key', '--reason', 'The disk burned.']
    const run = await ops(words, dataDir)
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('Lost: Codes of the authenticator apps')
    await openKeys(app.ctx.db, dataDir)
    const entry = await app.ctx.db
      .selectFrom('audit_entry')
      .select(['actor_id', 'action', 'subject', 'reason'])
      .where('action', '=', 'key.replaced')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      actor_id: null,
      action: 'key.replaced',
      subject: 'key/second-factor-key',
      reason: 'The disk burned.',
    })
  })

  test('leaves a way in to whoever has an app whose secret it encrypted: the code is no fault of ours, a recovery code works', async () => {
    const ada = await investor(app)
    await ada.stepUp()
    const { secret, recoveryCodes } = await withAuthenticator(app, ada)
    await rm(secretKeyFile(dataDir, 'second-factor-key'))
    await ops(['replace-key', '--name', 'second-factor-key', '--reason', 'The disk burned.'], dataDir)
    const refused = await ada.stepUp({ method: 'totp', code: codeAt(app, secret, 1) })
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('recovery code') } })
    expect(await ada.stepUp({ method: 'recovery_code', code: recoveryCodes[0] })).toMatchObject({
      status: 200,
    })
    expect(await ada.call('DELETE', '/account/factors/authenticator/')).toMatchObject({ status: 200 })
  })

  test.each([
    ['second-factor-key', 'is the key of this database: nothing is lost.'],
    [loginPasswordName, 'there is nothing to replace.'],
  ])('%s, which is not lost, is not replaced', async (name, words) => {
    const run = await ops(['replace-key', '--name', name, '--reason', 'why not'], dataDir)
    expect([run.code, run.stdout]).toEqual([1, ''])
    expect(run.stderr).toContain(words)
  })
})

test('a damaged key is told of, and never replaced by itself', async () => {
  await writeFile(secretKeyFile(dataDir, 'address-seal-key'), 'short\n')
  await expect(openKeys(app.ctx.db, dataDir)).rejects.toThrow(/address-seal-key is damaged/)
})
