import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { prepareDemo } from './demo-folder.ts'

let folder: string
let dataDir: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-demo-'))
  dataDir = path.join(folder, 'demo')
})
afterEach(() => rmSync(folder, { recursive: true }))

const quiet = () => undefined
const log = { info: quiet, warn: quiet, error: quiet, debug: quiet }
const prepare = () => prepareDemo(readConfig({ DATA_DIR: dataDir }, '/'), log, quiet)

/** The id of a process that is gone. */
const formerPid = (): number => spawnSync(process.execPath, ['--version']).pid

test('a finished demo is used as it is, and what killed starts left is removed', async () => {
  mkdirSync(dataDir)
  writeFileSync(path.join(dataDir, 'demo.json'), '{}')
  mkdirSync(`${dataDir}.making-${formerPid()}/postgres`, { recursive: true })
  // Of a start that is still at work.
  mkdirSync(`${dataDir}.making-${process.ppid}`)
  mkdirSync(`${dataDir}.making-by-hand`)
  await prepare()
  expect(new Set(readdirSync(folder))).toEqual(
    new Set(['demo', 'demo.making-by-hand', `demo.making-${process.ppid}`]),
  )
})

test.runIf(process.platform === 'linux')(
  'a start that was killed and that nobody has asked how it ended leaves nothing either',
  async () => {
    // The shell becomes a program that never asks for its child, and the child ends when its input does.
    const parent = spawn('sh', ['-c', 'exec 3<&0; cat <&3 >/dev/null & echo $!; exec sleep 60'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    try {
      const [printed] = await once(parent.stdout, 'data')
      const pid = String(printed).trim()
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n')
      parent.stdin.end()
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
      mkdirSync(dataDir)
      writeFileSync(path.join(dataDir, 'demo.json'), '{}')
      mkdirSync(`${dataDir}.making-${pid}`)
      await prepare()
      expect(readdirSync(folder)).toEqual(['demo'])
    } finally {
      parent.kill('SIGKILL')
      await once(parent, 'exit')
    }
  },
)

test('a folder that holds something else is left alone, and named', async () => {
  mkdirSync(dataDir)
  writeFileSync(path.join(dataDir, 'postgres.json'), '{}')
  await expect(prepare()).rejects.toThrow(/demo holds something else than a demo, which is left alone/)
  expect(existsSync(path.join(dataDir, 'postgres.json'))).toBe(true)
  expect(readdirSync(folder)).toEqual(['demo'])
})

test('a file in its place is named', async () => {
  writeFileSync(dataDir, '')
  await expect(prepare()).rejects.toThrow(/is a file: name a folder/)
})
