import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import type { Layout } from './layout.ts'

const refusals: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  ENOENT: 'no folder can be made there',
}

/** Why the operating system refused work with files, and at which path if it says so; undefined for any other error. */
export function refusalOf(error: unknown): { reason: string; at: string | undefined } | undefined {
  const reason = refusals[errorCode(error) ?? '']
  return reason === undefined ? undefined : { reason, at: pathOf(error) }
}

/** Runs file work inside DATA_DIR and turns what the operating system refuses into one clear line. */
export async function inDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = refusals[errorCode(error) ?? '']
    const at = pathOf(error)
    if (error instanceof StartProblem || reason === undefined || at === undefined) throw error
    const isOnTheWay = dataDir.startsWith(at)
    // A file missing inside the folder is a mistake of ours, not a refusal.
    if (!isOnTheWay && (!at.startsWith(dataDir) || errorCode(error) === 'ENOENT')) throw error
    const where = at === dataDir ? '' : ` at ${at}`
    throw new StartProblem(
      `Cannot write to DATA_DIR (${dataDir})${where}: ${reason}. ` +
        'Make it writable for the user who starts Evenmoor, or name another folder with DATA_DIR=/path.',
      { cause: error },
    )
  }
}

/** Creates DATA_DIR and tries to write, so that a missing permission, a full disk or a read-only mount shows at once. */
export async function prepareDataDir({ dataDir }: Layout): Promise<void> {
  await makeFolder(dataDir)
  const probe = path.join(dataDir, `.write-test-${process.pid}`)
  await writeFile(probe, '')
  await rm(probe, { force: true })
  await chmod(path.join(dataDir, 'secrets'), 0o700).catch(() => undefined)
}

/** As mkdir with `recursive`, which hides a read-only disk behind ENOENT and never ends under /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return
    const above = path.dirname(folder)
    if (errorCode(error) !== 'ENOENT' || (await isFolder(above))) throw error
    await makeFolder(above)
    await mkdir(folder, { mode: 0o700 })
  }
}

async function isFolder(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

function pathOf(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
}
