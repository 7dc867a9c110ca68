import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withStartLock } from './start-lock.ts'

let folder: string
let lock: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evenmoor-lock-'))
  lock = path.join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lets one in at a time, and is gone afterwards', async () => {
  let inside = 0
  const most: number[] = []
  await Promise.all(
    Array.from({ length: 5 }, () =>
      withStartLock(lock, async () => {
        most.push(++inside)
        await sleep(5)
        inside--
      }),
    ),
  )
  expect(most).toEqual([1, 1, 1, 1, 1])
  expect(existsSync(lock)).toBe(false)
})

it('is free again after a failure', async () => {
  await expect(withStartLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withStartLock(lock, () => Promise.resolve('yes'))).toBe('yes')
})

it.each([
  ['a process that is gone', '4194304 1 boot'],
  ['an earlier process with our pid', `${process.pid} 1 another-boot`],
])('is taken over from %s', async (_, mark) => {
  writeFileSync(lock, mark)
  expect(await withStartLock(lock, () => Promise.resolve('in'))).toBe('in')
})

it('is taken over from a writer that died before it signed', async () => {
  writeFileSync(lock, '')
  utimesSync(lock, 1, 1)
  expect(await withStartLock(lock, () => Promise.resolve('in'))).toBe('in')
})
