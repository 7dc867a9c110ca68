/** Clusters that are made anew, each in a folder of its own. */
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import {
  query,
  start,
  startElsewhere,
  temporaryFolder,
  undoAll,
} from '#database/embedded/testing/clusters.ts'

afterEach(() => undoAll())

it.skipIf(process.platform === 'win32')('needs no socket where its folder has too long a path', async () => {
  const folder = path.join(temporaryFolder(), 'a'.repeat(90))
  const database = await start(folder)
  expect(database.fastAppUrl).toBe(database.appUrl)
  expect(await query(database.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('is made once when two processes begin at the same moment', async () => {
  const folder = temporaryFolder()
  const [one, two] = await Promise.all([startElsewhere(folder), startElsewhere(folder)])
  expect(one.attached).toBe(!two.attached)
  expect(one.ownerUrl).toBe(two.ownerUrl)
})
