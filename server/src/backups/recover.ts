import { rm } from 'node:fs/promises'
import path from 'node:path'
import { bringUp } from '#database/embedded/bring-up.ts'
import type { Layout } from '#database/embedded/layout.ts'
import { lastLines, logSize } from '#database/embedded/log-file.ts'
import { StartProblem } from '#database/start-problem.ts'
import type { Log } from '#platform/logging/log.ts'
import { segmentWith } from './segment-names.ts'

const lookPauseMs = 500

export type Recovery = {
  /** The moment to stop at; undefined: with the last change there is. */
  readonly at: Date | undefined
  readonly log: Log
  /** The files that wait in `replayFolder`, in order. */
  readonly segments: readonly string[]
  /** Hears how many of them were replayed. */
  readonly onProgress: (done: number) => void
}

/** Where the files of the log wait to be replayed: inside the cluster, which PostgreSQL's user can read. */
export const replayFolder = ({ cluster }: Pick<Layout, 'cluster'>): string => path.join(cluster, replayName)
const replayName = 'evenmoor_replay'

/** Replays the log of an unpacked backup up to the moment, begins a new timeline, and leaves the database stopped. */
export async function recover(layout: Layout, { at, log, segments, onProgress }: Recovery): Promise<void> {
  const copy = process.platform === 'win32' ? `copy "${replayName}\\%f" "%p"` : `cp "${replayName}/%f" "%p"`
  const settings = [
    `restore_command=${copy}`,
    // No connection before the end: what answers has recovered.
    'hot_standby=off',
    'archive_mode=off',
    'recovery_target_action=promote',
    'recovery_target_timeline=current',
    'log_startup_progress_interval=1s',
    ...(at === undefined ? [] : [`recovery_target_time=${postgresTime(at)}`]),
  ]
  const from = logSize(layout.log)
  const look = async () => {
    const done = await replayed(layout, from, segments)
    if (done !== undefined) onProgress(done)
  }
  const looking = setInterval(() => void look(), lookPauseMs)
  try {
    const up = await bringUp(layout, {
      log: (told) => log.info({ told }, 'about the embedded database'),
      settings,
    })
    await up.release()
  } catch (error) {
    throw await explained(error, layout, from, at)
  } finally {
    clearInterval(looking)
  }
  await rm(replayFolder(layout), { recursive: true, force: true })
}

/** When PostgreSQL reads this setting it does not know the letters of time zones yet. */
const postgresTime = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

/** What PostgreSQL says each second of how far it is. */
async function replayed(
  layout: Layout,
  from: number,
  segments: readonly string[],
): Promise<number | undefined> {
  const place = /current LSN: ([0-9A-F]+\/[0-9A-F]+)(?![\s\S]*current LSN)/.exec(
    await lastLines(layout.log, from),
  )
  const [first] = segments
  if (place?.[1] === undefined || first === undefined) return undefined
  const index = segments.indexOf(segmentWith(place[1], BigInt(`0x${first.slice(0, 8)}`)))
  return index === -1 ? undefined : index
}

async function explained(
  error: unknown,
  layout: Layout,
  from: number,
  at: Date | undefined,
): Promise<unknown> {
  if (!(error instanceof StartProblem)) return error
  const said = await lastLines(layout.log, from, 100)
  if (!said.includes('before configured recovery target')) return error
  const reached = /last completed transaction was at log time ([^\n]+)/.exec(said)?.[1]
  return new StartProblem(
    `The kept changes end before ${at?.toISOString()}${reached === undefined ? '' : ` (the last one is of ${reached.trim()})`}. Give an earlier --at, or leave it out to restore all of them.`,
    { cause: error },
  )
}
