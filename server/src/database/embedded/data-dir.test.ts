import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inDataDir, prepareDataDir } from './data-dir.ts'
import { layoutOf } from './layout.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const prepare = (dataDir: string) => inDataDir(dataDir, () => prepareDataDir(layoutOf(dataDir)))

it('is made with all that is above it, for its user only', async () => {
  const dataDir = path.join(folder, 'a/b/data')
  await prepare(dataDir)
  await prepare(dataDir)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

it('names what refuses it', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  await expect(prepare(file)).rejects.toThrow(/^Cannot write to DATA_DIR .*: it is a file, not a folder\./)
  await expect(prepare(`${file}/data`)).rejects.toThrow(/a part of the path is a file/)
})

it.runIf(process.platform === 'linux')('ends where no folder can ever be made', async () => {
  await expect(prepare('/proc/evenmoor/data')).rejects.toThrow(/no folder can be made there/)
})

it('leaves mistakes of ours alone', async () => {
  const dataDir = path.join(folder, 'data')
  const missing = () => prepareDataDir(layoutOf(dataDir)).then(() => statSync(path.join(dataDir, 'missing')))
  await expect(inDataDir(dataDir, missing)).rejects.toThrow('ENOENT')
})
