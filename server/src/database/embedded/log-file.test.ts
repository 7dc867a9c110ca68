import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lastLines, limitLog, logSize } from './log-file.ts'

let folder: string
let log: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-log-'))
  log = path.join(folder, 'log')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('puts a log aside when it has grown too large, not before', () => {
  writeFileSync(log, 'x'.repeat(100))
  limitLog(log, `${log}.1`, 100)
  expect(logSize(log)).toBe(100)
  limitLog(log, `${log}.1`, 99)
  expect(logSize(log)).toBe(0)
  expect(readFileSync(`${log}.1`, 'utf8')).toHaveLength(100)
})

it('shows the last lines of this start only', async () => {
  writeFileSync(log, 'earlier\n')
  const from = logSize(log)
  writeFileSync(log, 'one\ntwo\nthree\n', { flag: 'a' })
  expect(await lastLines(log, from)).toBe('one\ntwo\nthree')
  expect(await lastLines(log, from, 2)).toBe('two\nthree')
  expect(await lastLines(path.join(folder, 'none'), 0)).toBe('')
})
