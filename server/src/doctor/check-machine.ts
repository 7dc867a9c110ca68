import { execFile } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '#config.ts'
import { errorCode } from '#database/start-problem.ts'
import { type Finding, findingsOf } from './finding.ts'

const gib = 1024 ** 3
const lowBytes = gib
const lowShare = 0.1
const fullBytes = gib / 4

type Room = { readonly freeBytes: number; readonly totalBytes: number }

/** Whether there is room where DATA_DIR is. */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>, roomIn = freeRoom): Promise<Finding> {
  const { ok, warning, failed } = findingsOf('disk')
  const { freeBytes, totalBytes } = await roomIn(dataDir)
  const found = `${(freeBytes / gib).toFixed(1)} of ${(totalBytes / gib).toFixed(1)} GiB are free for ${dataDir}.`
  const advice = 'Make room or a larger disk: a full one stops every write.'
  if (freeBytes < fullBytes) return failed(found, advice)
  return freeBytes < lowBytes || freeBytes < totalBytes * lowShare ? warning(found, advice) : ok(found)
}

/** The folder itself may not be there yet. */
async function freeRoom(folder: string): Promise<Room> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || path.dirname(folder) === folder) throw error
    return freeRoom(path.dirname(folder))
  }
}

/** Whether something keeps this machine's clock right; skipped where the system doesn't say. */
export async function checkClockIsKept(): Promise<Finding> {
  const { ok, skipped, warning } = findingsOf('clock')
  const words = ['show', '--property=NTPSynchronized', '--value']
  const answer = await promisify(execFile)('timedatectl', words, { timeout: 5_000 }).catch(() => undefined)
  if (answer?.stdout.trim() === 'yes') return ok("This machine's clock follows a time server.")
  if (answer?.stdout.trim() === 'no')
    return warning(
      "This machine's clock follows no time server.",
      'Turn it on: timedatectl set-ntp true. Codes of authenticator apps and days of results need the right time.',
    )
  return skipped("This system doesn't say whether a time server is followed.")
}
