import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { checkStatement } from '../../../verifier/verify.ts'
import { answerIn } from './testing/answer-in.ts'
import { runOps, runOpsProgram } from './testing/run-ops.ts'

let app: TestApp
let folder: string
let key: string
let file: Buffer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-statements-'))
  app = await createTestApp({ DATA_DIR: folder })
  const ada = await app.person()
  await fund(app, ada.id, '1250.50')
  const { body } = await ada.call('GET', '/api/wallet/statements/')
  const reply = await app.app.inject({
    url: `/api/wallet/statements/${body.results[0].period}/statement.pdf`,
    headers: { authorization: `Bearer ${ada.access}` },
  })
  file = reply.rawPayload
  key = (await app.call('GET', '/api/statements/key/')).body.public_key
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** As on a machine without a database: the command must not need one. */
const verify = async (bytes: Buffer, env: Record<string, string>, ...more: string[]) => {
  const name = path.join(folder, 'statement.pdf')
  await writeFile(name, bytes)
  return runOps(['verify-statement', name, ...more], { ...noDatabase, ...env })
}
const noDatabase = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }

describe('verify-statement', () => {
  test('says what a genuine statement says, by the own key or a given one', async () => {
    for (const run of [
      await verify(file, { DATA_DIR: folder }),
      await verify(file, { DATA_DIR: path.join(folder, 'elsewhere') }, '--key', key),
    ]) {
      expect([run.code, run.stderr]).toEqual([0, ''])
      expect(run.stdout).toMatch(/^GENUINE: /)
      expect(run.stdout).toContain('closing 1250.50 USD')
    }
  })

  test('says the same to a program', async () => {
    const own = { DATA_DIR: folder }
    expect(answerIn(await verify(file, own, '--json'))).toMatchObject({
      ok: true,
      outcome: 'genuine',
      facts: { closing: { total: '1250.50' } },
    })
    const run = await verify(changed(), own, '--json')
    expect([run.code, answerIn(run)]).toEqual([3, { ok: false, outcome: 'changed' }])
  })

  const changed = () => Buffer.from(file.toString('latin1').replace('1250.50', '9250.50'), 'latin1')
  test.each([
    ['a changed figure', 3, 'CHANGED', () => changed()],
    ['something added', 3, 'CHANGED', () => Buffer.concat([file, Buffer.from('\n')])],
    ['a file cut off', 5, 'CUT OFF', () => file.subarray(0, file.length - 300)],
    ['what is no PDF', 6, 'NO PDF', () => Buffer.from('Dear Sir')],
    ['another PDF', 7, 'NO STATEMENT', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
  ])('tells of %s with exit code %i', async (_what, code, words, bytes) => {
    const run = await verify(bytes(), { DATA_DIR: folder })
    expect([run.code, run.stdout.split(':')[0], run.stdout.trimEnd().split('\n').length]).toEqual([
      code,
      words,
      1,
    ])
  })

  test('as a program of its own: the code and the one line', async () => {
    const name = path.join(folder, 'changed.pdf')
    await writeFile(name, changed())
    const run = await runOpsProgram(['verify-statement', name], { ...noDatabase, DATA_DIR: folder })
    expect([run.code, run.stdout.split(':')[0], run.stderr]).toEqual([3, 'CHANGED', ''])
  })

  test("tells of another's signature with exit code 4", async () => {
    const run = await verify(file, {}, '--key', Buffer.alloc(32, 7).toString('base64url'))
    expect([run.code, run.stdout.split(':')[0]]).toEqual([4, "ANOTHER'S SIGNATURE"])
  })

  test('takes a key that begins with "-", as one in 64 does', async () => {
    const beginningWithDash = Buffer.alloc(32, 62 << 2).toString('base64url')
    expect(beginningWithDash).toMatch(/^-/)
    const run = await verify(file, {}, '--key', beginningWithDash)
    expect([run.code, run.stdout.split(':')[0]]).toEqual([4, "ANOTHER'S SIGNATURE"])
  })

  test('makes no key where there is none, and says where to get one', async () => {
    const run = await verify(file, { DATA_DIR: path.join(folder, 'none') })
    expect([run.code, run.stdout]).toEqual([1, ''])
    expect(run.stderr).toMatch(/^[^\n]*--key[^\n]*\/api\/statements\/key\/[^\n]*\n$/)
  })

  test.each([
    [[]],
    [['a.pdf', 'b.pdf']],
    [['a.pdf', '--key', 'short']],
    [['a.pdf', '--key']],
    [['a.pdf', '--key', '--kye']],
    [['a.pdf', '--kye', 'x']],
  ])('wrong use is one line: %j', async (words) => {
    const run = await runOps(['verify-statement', ...words], {})
    expect([run.code, run.stdout, run.stderr.trimEnd().split('\n').length]).toEqual([2, '', 1])
  })

  test('a file that is not there is one line', async () => {
    const run = await runOps(['verify-statement', path.join(folder, 'gone.pdf'), '--key', key], {})
    expect([run.code, run.stdout, run.stderr.trimEnd().split('\n').length]).toEqual([1, '', 1])
  })
})

describe('the verifier, which shares no line with the server', () => {
  test('accepts a genuine statement, and says what it says', () => {
    const { format, facts } = checkStatement(file, key)
    expect(format).toBe('evenmoor-statement-1')
    expect(JSON.parse(facts)).toMatchObject({ format, closing: { total: '1250.50' } })
  })

  const another = Buffer.alloc(32, 7).toString('base64url')
  test.each([
    ['wrong_signature', () => file.toString('latin1').replace('1250.50', '9250.50'), undefined],
    ['unsigned', () => `${file.toString('latin1')}\n`, undefined],
    ['unsigned', () => file.toString('latin1').slice(0, -300), undefined],
    ['unknown_key', () => file.toString('latin1'), another],
    ['malformed_key', () => file.toString('latin1'), 'AAAA'],
    ['no_pdf', () => 'Dear Sir', undefined],
  ])('refuses a forged one: %s', (reason, text, given) => {
    expect(() => checkStatement(Buffer.from(text(), 'latin1'), given ?? key)).toThrow(
      expect.objectContaining({ reason }),
    )
  })
})
