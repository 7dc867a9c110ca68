import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashesOfTile, MerkleTree, openNote, parseCheckpoint, parseNote, verifierKey } from '@evenmoor/tlog'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { passedOn } from '#testing/program.ts'
import { fund } from '#wallet/testing/fund.ts'
import { takeSnapshots } from './liabilities/take-snapshot.ts'
import { holders } from './testing/holders.ts'

/** The witness as somebody elsewhere runs it: a process with a folder of its own, and an address that may show anything. */

const program = path.resolve(import.meta.dirname, '../../../witness/main.ts')

let root: string
let state: string
let vkey: string
/** What the address answers with. */
let shown: TestApp
let site: string
const front = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { method = 'GET', url = '/', headers } = request
    const type = headers['content-type']
    void shown.app
      .inject({
        method: method as 'GET',
        url,
        ...(type !== undefined && { headers: { 'content-type': type }, payload: Buffer.concat(chunks) }),
      })
      .then(({ statusCode, rawPayload }) => response.writeHead(statusCode).end(rawPayload))
  })
})
const opened: TestApp[] = []
const running: ChildProcess[] = []

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'evenmoor-witness-'))
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  site = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
})
afterAll(async () => {
  front.close()
  await rm(root, { recursive: true })
})
beforeEach(async () => {
  state = await mkdtemp(path.join(root, 'state-'))
  vkey = (await witness('key', '--name', 'witness.example')).stdout.trim()
  shown = await product()
})
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  for (const app of opened.splice(0)) await app.close()
})

/** An installation with five investors and a snapshot. All of them have the same keys, unless given another folder. */
async function product(env: Record<string, string> = {}): Promise<TestApp> {
  // The witness has the clock of this machine, and tells it.
  const app = await createTestApp({ LOG_WITNESSES: vkey, ...env }, new Date().toISOString())
  opened.push(app)
  await holders(app, 5)
  await takeSnapshots(app.ctx)
  return app
}

async function grow(app: TestApp): Promise<void> {
  const [{ id }] = (await app.ctx.db.selectFrom('person').select('id').limit(1).execute()) as [{ id: string }]
  await fund(app, id, '1')
  app.clock.advance(1_000)
  await takeSnapshots(app.ctx)
}

const env = () => ({ ...passedOn(), NODE_NO_WARNINGS: '1' })

/** Runs the program to its end. */
const witness = (...words: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [program, ...words, '--state', state],
      { cwd: root, env: env() },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    )
  })
const look = (...words: string[]) => witness(site, '--once', ...words)

/** Starts the program, and gives what it has printed so far. */
function start(...words: string[]): () => string {
  const child = spawn(process.execPath, [program, ...words, '--state', state], { cwd: root, env: env() })
  running.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  return () => printed
}

const file = async (app: TestApp, name: string) => (await app.app.inject({ url: `/log/${name}` })).body
const keysOf = async (app: TestApp) => (await file(app, 'key')).trim().split('\n')
const headOf = async (app: TestApp) => parseCheckpoint(parseNote(await file(app, 'checkpoint')).text)
/** Of the API, for everyone to see. */
const seenBy = async (app: TestApp) => (await app.call('GET', '/api/transparency/')).body.log.checkpoints

const said = (outcome: string, words: string) =>
  expect.stringMatching(new RegExp(`^\\S+Z ${outcome} localhost:3000/log at \\d+ entries: ${words}$`, 'm'))

test('once: it cosigns what it sees, hands that in, and says so; what did not change is said too', async () => {
  const { origin } = await headOf(shown)
  expect(origin).toBe('localhost:3000/log')
  const first = await look()
  expect(first).toMatchObject({ code: 0, stdout: said('seen', 'handed in'), stderr: '' })
  expect(first.stdout.startsWith(`${vkey}\n`)).toBe(true)
  expect((await seenBy(shown))[0].seen_by).toMatchObject([{ witness: 'witness.example' }])
  expect(await look()).toMatchObject({ code: 0, stdout: said('unchanged', 'handed in') })
  await grow(shown)
  expect((await seenBy(shown))[0].seen_by).toEqual([])
  expect(await look()).toMatchObject({ code: 0, stdout: said('seen', 'handed in') })
  expect((await seenBy(shown))[0].seen_by).toMatchObject([{ witness: 'witness.example' }])
})

test('the key that was shown first is noted, and believed from then on: another one is refused by name', async () => {
  await look()
  const [noted = ''] = await readdir(path.join(state, 'logs'))
  expect(JSON.parse(await readFile(path.join(state, 'logs', noted), 'utf8'))).toEqual(await keysOf(shown))
  const known = shown
  shown = await product({ DATA_DIR: path.join(root, 'other-keys') })
  expect(await keysOf(shown)).not.toEqual(await keysOf(known))
  const refused = said('refused', 'its newest head is not signed by the key that was noted')
  expect(await look()).toMatchObject({ code: 1, stdout: `${vkey}\n`, stderr: refused })
  // It also asks nobody for a key when it is told one.
  const [told = ''] = await keysOf(known)
  await rm(path.join(state, 'logs'), { recursive: true })
  expect(await look('--log', told)).toMatchObject({ code: 1, stderr: refused })
  shown = known
  expect(await look('--log', told)).toMatchObject({ code: 0 })
  expect(await readdir(state)).not.toContain('logs')
})

test('a split view is refused by name: another root for a size that it saw', async () => {
  await look()
  const known = shown
  shown = await product()
  const [seen, other] = [await headOf(known), await headOf(shown)]
  expect(other.size).toBe(seen.size)
  expect(other.root).not.toEqual(seen.root)
  expect(await keysOf(shown)).toEqual(await keysOf(known))
  const words = 'it shows another root for a size that was seen before: a split view'
  expect(await look()).toMatchObject({ code: 1, stderr: said('refused', words) })
  expect((await seenBy(shown))[0].seen_by).toEqual([])
  // What was seen is what it stays with.
  shown = known
  expect(await look()).toMatchObject({ code: 0, stdout: said('unchanged', 'handed in') })
})

test('an old copy signed again, and what was written anew beyond it, are refused by name', async () => {
  await grow(shown)
  await look()
  const { size } = await headOf(shown)
  shown = await product()
  const shrank = `it has \\d+ entries, and had ${size} when it was last seen: an old copy was signed again`
  expect(await look()).toMatchObject({ code: 1, stderr: said('refused', shrank) })
  while ((await headOf(shown)).size <= size) await grow(shown)
  const words = 'what was seen before is not the beginning of it: it was rewritten'
  expect(await look()).toMatchObject({ code: 1, stderr: said('refused', words) })
})

test('it says whether the operator took the cosignature, and hands nothing in when told so', async () => {
  shown = await product({ LOG_WITNESSES: '' })
  expect(await look('--quiet')).toMatchObject({ code: 0, stdout: said('seen', 'not handed in') })
  const words = 'not taken: the operator has not set this key in LOG_WITNESSES'
  expect(await look()).toMatchObject({ code: 0, stdout: said('unchanged', words) })
})

test('an installation that cannot be reached, or has no log yet, is no refusal but an error', async () => {
  // It knows its keys before there is an entry.
  shown = await createTestApp({}, new Date().toISOString())
  opened.push(shown)
  const answered = `not reached ${site}: ${site}/log/checkpoint answered 404`
  expect(await look()).toMatchObject({ code: 1, stderr: expect.stringContaining(answered) })
})

test('without --once it looks again and again', async () => {
  const printed = start(site, '--every', '1')
  await expect.poll(printed).toEqual(said('seen', 'handed in'))
  const { size } = await headOf(shown)
  await grow(shown)
  const next = (await headOf(shown)).size
  expect(next).toBeGreaterThan(size)
  await expect.poll(printed).toMatch(new RegExp(`seen localhost:3000/log at ${next} entries: handed in`))
})

test('serving: it takes heads, cosigns what only grew, and refuses the rest by its status', async () => {
  expect(await witness('serve')).toMatchObject({ code: 1, stderr: 'serve needs --log VKEY for each log\n' })
  const [told = ''] = await keysOf(shown)
  const printed = start('serve', '--log', told, '--port', '0')
  await expect.poll(printed).toContain('/add-checkpoint\n')
  expect(printed()).toContain(vkey)
  const [, served = ''] = /Taking heads at (http:\S+)\/add-checkpoint/.exec(printed()) ?? []
  const post = async (body: string, at = '/add-checkpoint', method = 'POST') => {
    const reply = await fetch(`${served}${at}`, { method, ...(method === 'POST' && { body }) })
    return { status: reply.status, text: await reply.text(), type: reply.headers.get('content-type') }
  }
  const head = async (app: TestApp, old: number) => {
    const { size } = await headOf(app)
    const { rawPayload } = await app.app.inject({ url: `/log/tile/0/000.p/${size}` })
    const tree = new MerkleTree(hashesOfTile(rawPayload, size))
    const proof = tree.consistencyProof(old, size).map((hash) => Buffer.from(hash).toString('base64'))
    return [`old ${old}`, ...proof, '', await file(app, 'checkpoint')].join('\n')
  }

  expect(await post('', '/', 'GET')).toMatchObject({ status: 200, text: `${vkey}\n` })
  expect(await post('', '/nothing', 'GET')).toMatchObject({ status: 404 })
  expect(await post('', '/add-checkpoint', 'GET')).toMatchObject({ status: 405 })
  expect(await post('no head')).toMatchObject({ status: 400 })
  expect(await post('x'.repeat(300_000))).toMatchObject({ status: 413 })

  const { size } = await headOf(shown)
  const cosigned = await post(await head(shown, 0))
  expect(cosigned.status).toBe(200)
  const keys = [...(await keysOf(shown)), vkey].map(verifierKey)
  const { signedBy } = openNote((await file(shown, 'checkpoint')) + cosigned.text, keys)
  expect(signedBy.at(-1)?.key.name).toBe('witness.example')

  const sizeTold = { status: 409, text: `${size}\n`, type: 'text/x.tlog.size' }
  await grow(shown)
  expect(await post(await head(shown, 0))).toEqual(sizeTold)
  // A split view: as many entries, another root.
  const other = await product()
  expect(await post(await head(other, size))).toEqual(sizeTold)
  while ((await headOf(other)).size <= size) await grow(other)
  expect(await post(await head(other, size))).toMatchObject({ status: 422 })
  expect(
    await post(await head(await product({ DATA_DIR: path.join(root, 'keys-of-none') }), size)),
  ).toMatchObject({
    status: 403,
  })
  expect(await post(await head(shown, size))).toMatchObject({ status: 200 })
})
