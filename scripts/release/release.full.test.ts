import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPublicKey } from './keys.ts'
import { verifyRelease } from './verify-release.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string }
const run = async (file: string, ...args: string[]) =>
  (await promisify(execFile)(file, args, { cwd: root, maxBuffer: 64 * 1_024 * 1_024 })).stdout
const release = (...words: string[]) => run('npm', 'run', '--silent', 'release', '--', ...words)

let commit: string
let scratch: string
let made: string
const keyFile = (name: string) => path.join(scratch, name)
beforeAll(async () => {
  commit = (await run('git', 'rev-parse', 'HEAD')).trim()
  scratch = await mkdtemp(path.join(tmpdir(), 'evenmoor-release-test-'))
  made = path.join(scratch, 'made')
  await release('--make-key', keyFile('ours'))
  await release('--make-key', keyFile('another'))
  await release(made, '--key', keyFile('ours'), '--commit', commit)
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const statementName = `evenmoor-${version}.intoto.jsonl`
const archive = `evenmoor-${version}.tar.gz`
const parts = `evenmoor-${version}.cdx.json`

test('the key of releases is for its owner alone, and is never made over another', async () => {
  expect((await stat(keyFile('ours'))).mode & 0o777).toBe(0o600)
  await expect(release('--make-key', keyFile('ours'))).rejects.toMatchObject({ code: 1 })
})

test('a release holds the commit’s files, and the sums that other tools check', async () => {
  const inCommit = (await run('git', 'ls-tree', '-r', '--name-only', '-z', commit))
    .split('\0')
    .filter(Boolean)
  const inArchive = (await run('tar', '-tzf', path.join(made, archive), '--quoting-style=literal'))
    .split('\n')
    .filter((name) => name !== '' && !name.endsWith('/'))
  expect(inArchive.toSorted()).toEqual(inCommit.map((name) => `evenmoor-${version}/${name}`).toSorted())
  const sums = await run('sh', '-c', 'cd "$1" && sha256sum --check --strict SHA256SUMS', 'sh', made)
  expect(sums).toBe(`${archive}: OK\n${parts}: OK\n`)
})

test('its list of parts is what a running site installs', async () => {
  const list = JSON.parse(await readFile(path.join(made, parts), 'utf8'))
  const names = list.components.map(({ purl }: { purl: string }) => purl.replace(/@[^@]*$/, ''))
  expect(list.bomFormat).toBe('CycloneDX')
  expect(names).toContain('pkg:npm/fastify')
  expect(names).not.toContain('pkg:npm/vitest')
})

test('it verifies by the public key, and tells its version and commit', async () => {
  const said = await release('--verify', made, keyFile('ours.pub'))
  expect(said).toContain(`Genuine: ${version} from commit ${commit}.\n`)
})

type Harm = (folder: string) => Promise<unknown>
const flipByte =
  (name: string): Harm =>
  async (folder) => {
    const bytes = await readFile(path.join(folder, name))
    const at = Math.floor(bytes.length / 2)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(path.join(folder, name), bytes)
  }
const changeEnvelope =
  (change: (envelope: { payload: string }) => object): Harm =>
  async (folder) => {
    const file = path.join(folder, statementName)
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))))
  }
const ofAnotherCommit = (payload: string) =>
  Buffer.from(
    Buffer.from(payload, 'base64')
      .toString()
      .replaceAll(/[0-9a-f]{40}(?=")/g, 'a'.repeat(40)),
  ).toString('base64')

const harms: readonly (readonly [what: string, says: RegExp, harm: Harm])[] = [
  ['one byte of the archive', /tar\.gz was changed/, flipByte(archive)],
  ['one byte of the list of parts', /cdx\.json was changed/, flipByte(parts)],
  ['one byte of the sums', /SHA256SUMS was changed/, flipByte('SHA256SUMS')],
  [
    'another commit in the statement',
    /isn’t signed by this key/,
    changeEnvelope((envelope) => ({ ...envelope, payload: ofAnotherCommit(envelope.payload) })),
  ],
  [
    'another type of statement',
    /isn’t signed by this key/,
    changeEnvelope((one) => ({ ...one, payloadType: 'x' })),
  ],
  ['no signature', /isn’t signed by this key/, changeEnvelope((one) => ({ ...one, signatures: [] }))],
  ['no envelope', /no signed envelope/, (folder) => writeFile(path.join(folder, statementName), 'hello')],
  ['a missing file', /tar\.gz is missing/, (folder) => rm(path.join(folder, archive))],
  ['a file more', /more is not part/, (folder) => writeFile(path.join(folder, 'more'), '')],
  ['no statement', /has to hold one file/, (folder) => rm(path.join(folder, statementName))],
]

test.each(harms)('it is refused with %s', async (what, says, harm) => {
  const copy = path.join(scratch, what)
  await cp(made, copy, { recursive: true })
  const key = await readPublicKey(keyFile('ours.pub'))
  await verifyRelease(copy, key)
  await harm(copy)
  await expect(verifyRelease(copy, key)).rejects.toThrow(says)
})

test('it is refused with another’s key, in one line and with 1', async () => {
  await expect(release('--verify', made, keyFile('another.pub'))).rejects.toMatchObject({
    code: 1,
    stderr: 'The statement isn’t signed by this key, or it was changed.\n',
  })
})
