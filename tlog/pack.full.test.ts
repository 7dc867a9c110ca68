import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The package as a stranger gets it: packed, installed without a network, and used from beside the repository. */

const root = path.resolve(import.meta.dirname, '..')
const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
const vector = (name: string) => readFileSync(path.join(import.meta.dirname, 'testing', name), 'utf8')

let folder: string
/** Where the stranger works. */
let project: string

function run(file: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(file, words, {
    cwd,
    encoding: 'utf8',
    shell: file === 'npm' && process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${file} ${words.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}
const node = (...words: string[]) => run(process.execPath, words, project)
const npm = (cwd: string, ...words: string[]) =>
  run('npm', [...words, '--prefix', cwd, '--cache', path.join(folder, 'cache'), '--no-update-notifier'], cwd)
const write = (name: string, text: string) => writeFileSync(path.join(project, name), text)

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-tlog-'))
  project = path.join(folder, 'project')
  mkdirSync(project)
  write('package.json', '{ "private": true, "type": "module" }')
  run(process.execPath, [path.join(import.meta.dirname, 'pack.ts'), path.join(folder, 'made')], folder)
  npm(folder, 'pack', path.join(folder, 'made'), '--offline', '--pack-destination', folder)
  const { version } = JSON.parse(readFileSync(path.join(folder, 'made/package.json'), 'utf8')) as {
    version: string
  }
  npm(project, 'install', '--offline', '--no-audit', '--no-fund', `../evenmoor-tlog-${version}.tgz`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const installed = (name: string) =>
  readFileSync(path.join(project, 'node_modules/@evenmoor/tlog', name), 'utf8')

test('the package can be published: it is not private, has a license, and says where its code and types are', () => {
  expect(JSON.parse(installed('package.json'))).toEqual({
    name: '@evenmoor/tlog',
    version: expect.any(String),
    description: expect.any(String),
    license: 'MIT',
    type: 'module',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './web': { types: './dist/web.d.ts', default: './dist/web.js' },
    },
    files: ['dist'],
    engines: { node: '>=24.8' },
    peerDependencies: { '@types/node': '>=24' },
    peerDependenciesMeta: { '@types/node': { optional: true } },
  })
  expect(installed('LICENSE')).toContain('MIT License')
  expect(installed('README.md')).toContain('# tlog')
})

test('plain Node opens a signed note and checks a proof with it', () => {
  write('note.txt', vector('witnessed-checkpoint.txt'))
  write('keys.txt', vector('witness-keys.txt'))
  write(
    'use.js',
    `import { readFileSync } from 'node:fs'
    import * as tlog from '@evenmoor/tlog'
    import * as web from '@evenmoor/tlog/web'
    const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8')
    const keys = read('keys.txt').trim().split('\\n').map(tlog.verifierKey)
    const { text, signedBy } = tlog.openNote(read('note.txt'), keys)
    const [first, second] = ['', '00'].map((hex) => tlog.leafHash(Buffer.from(hex, 'hex')))
    // RFC 6962's tree of eight, as its implementations publish it: the proof of its first entry.
    const proof = [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ].map((hex) => Buffer.from(hex, 'hex'))
    const root = Buffer.from('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328', 'hex')
    const isIn = (leaf) => tlog.verifyInclusion(leaf, root, { index: 0, size: 8, proof })
    console.log(JSON.stringify({
      types: signedBy.map(({ key }) => key.type),
      size: tlog.parseCheckpoint(text).size,
      isIn: [isIn(first), isIn(second)],
      path: web.tilePath({ level: 0, index: 1, width: web.tileWidth }),
    }))`,
  )
  expect(JSON.parse(node('use.js'))).toEqual({
    types: ['cosignature', 'ml-dsa-44'],
    size: 185_550_722,
    isIn: [true, false],
    path: 'tile/0/001',
  })
})

/** Each consumer also misuses the package once: types that accept anything fail it. */
test.each([
  {
    where: "in a Node program's project",
    options: ['--types', 'node', '--typeRoots', path.join(root, 'node_modules/@types')],
    text: `import { openNote, verifierKey } from '@evenmoor/tlog'
export const text: string = openNote('', [verifierKey('')]).text
// @ts-expect-error -- a number is no note
openNote(1, [])`,
  },
  {
    where: "in a browser's project, which knows nothing of Node",
    options: ['--types', '', '--lib', 'ES2024,DOM'],
    text: `import { openCheckpoint } from '@evenmoor/tlog/web'
export const size: Promise<number> = openCheckpoint('', []).then((head) => head.size)
// @ts-expect-error -- a number is no checkpoint
await openCheckpoint(1, [])`,
  },
])('its types check $where', ({ options, text }) => {
  write('consumer.ts', text)
  const always = ['--strict', '--noEmit', '--target', 'ES2024', '--module', 'NodeNext']
  expect(node(compiler, ...always, ...options, 'consumer.ts')).toBe('')
})
