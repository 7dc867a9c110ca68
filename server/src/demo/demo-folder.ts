import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#config.ts'
import { inDataDir } from '#database/embedded/data-dir.ts'
import { processMark } from '#database/embedded/start-lock.ts'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import type { Log } from '#platform/logging/log.ts'
import { makeDemo } from './make-demo.ts'

/** What a finished demo has in its folder; an ordinary installation has none. */
const markFile = 'demo.json'

/** The same for every demo: two of the same day have the same results. */
const seed = 'one'

/**
 * Makes sure that DATA_DIR holds a demo, and makes one where there is none yet. It is made beside and moved into place
 * when it is complete: what a start that was killed left behind is never used, and the next start removes it. Throws a
 * StartProblem where the folder holds something else.
 */
export async function prepareDemo(config: Config, log: Log, tell: (line: string) => void): Promise<void> {
  const { dataDir } = config
  await removeLeftovers(dataDir)
  if (await isDemo(dataDir)) return
  const making = `${dataDir}.making-${process.pid}`
  const began = performance.now()
  tell('Making a year of history for the demo. This happens once.')
  try {
    const options = { seed, until: new Date(), tell: (day: string) => tell(`  ${day.slice(0, 7)}`) }
    await makeDemo({ ...config, dataDir: making }, log, options)
    const mark = { made_at: options.until.toISOString(), seed }
    await writeFile(path.join(making, markFile), `${JSON.stringify(mark)}\n`)
    await putInPlace(making, dataDir)
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  tell(`Made in ${Math.round((performance.now() - began) / 1000)} s, and kept in ${dataDir}.`)
}

/** Whether a folder holds a finished demo; false where there is nothing. Throws where it holds something else. */
async function isDemo(dataDir: string): Promise<boolean> {
  const names = await namesIn(dataDir)
  if (names.includes(markFile)) return true
  if (names.length === 0) return false
  throw new StartProblem(
    `${dataDir} holds something else than a demo, which is left alone: name another folder with DATA_DIR=/path, or start without --demo.`,
  )
}

async function putInPlace(making: string, dataDir: string): Promise<void> {
  try {
    await inDataDir(dataDir, () => rename(making, dataDir))
  } catch (error) {
    // Another start made one at the same time, and was done first.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error) ?? '') && (await isDemo(dataDir))) return
    throw error
  }
}

/** What starts left behind that were killed: their processes are gone. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const above = path.dirname(dataDir)
  const beginning = `${path.basename(dataDir)}.making-`
  for (const name of await namesIn(above)) {
    const pid = name.startsWith(beginning) ? Number(name.slice(beginning.length)) : Number.NaN
    if (!Number.isInteger(pid) || processMark(pid) !== undefined) continue
    // PostgreSQL ends itself a moment after the process that started it.
    await rm(path.join(above, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    if (errorCode(error) === 'ENOTDIR' && (await stat(folder)).isFile())
      throw new StartProblem(`${folder} is a file: name a folder with DATA_DIR=/path.`)
    throw error
  }
}
