import { appendFileSync, chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { StartProblem } from '#database/start-problem.ts'
import {
  isRoot,
  nobody,
  nobodyCanRun,
  problemElsewhere,
  query,
  start,
  startElsewhere,
  temporaryFolder,
  undoAll,
} from '#database/embedded/testing/clusters.ts'

afterEach(undoAll)

/** A folder that anyone may write into, as /tmp is. */
function openFolder(): string {
  const folder = temporaryFolder()
  chmodSync(folder, 0o777)
  return folder
}

it('says that a newer PostgreSQL made the data', async () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'postgres'))
  writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '99\n')
  await expect(start(folder)).rejects.toThrow(/made by PostgreSQL 99, and this Evenmoor brings PostgreSQL 18/)
})

it('says that DATA_DIR is a file', async () => {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await expect(start(file)).rejects.toThrow(StartProblem)
})

it.skipIf(isRoot && !nobodyCanRun)('says that DATA_DIR is not ours to write', async () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o555)
  expect(await problemElsewhere(path.join(folder, 'data'), isRoot ? nobody : {})).toMatch(
    /^Cannot write to DATA_DIR .*: permission denied\. Make it writable/,
  )
})

it.runIf(nobodyCanRun)('says that a user without a name cannot make a database', async () => {
  const account = { uid: 54_321, gid: 54_321 }
  expect(await problemElsewhere(path.join(openFolder(), 'data'), account)).toMatch(
    /User 54321 has no entry in \/etc\/passwd/,
  )
})

it.runIf(nobodyCanRun)('has none for an ordinary user, who runs PostgreSQL as itself', async () => {
  const dataDir = path.join(openFolder(), 'data')
  const database = await startElsewhere(dataDir, nobody)
  expect(await query(database.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(path.join(dataDir, 'postgres')).uid).toBe(nobody.uid)
})

// Root needs neither a postgres user nor a folder that others can enter (temporary folders have mode 0700).
it('shows the last lines when PostgreSQL does not come up, and names a lost password', async () => {
  const folder = temporaryFolder()
  const database = await start(folder, [])
  expect(await query(database.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()

  appendFileSync(path.join(folder, 'postgres/postgresql.conf'), '\nnonsense = 1\n')
  await expect(start(folder)).rejects.toThrow(/unrecognized configuration parameter "nonsense"/)

  rmSync(path.join(folder, 'secrets/database-owner-password'))
  await expect(start(folder)).rejects.toThrow(/database-owner-password is missing/)
})
