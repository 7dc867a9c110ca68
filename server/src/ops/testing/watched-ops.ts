import { showProgress } from '../progress.ts'
import { type OpsRun, runOps } from './run-ops.ts'

const redraw = '\r\u001B[2K'

/** A command on a terminal on which three seconds pass each time that something is shown. */
export async function watchedOps(
  words: readonly string[],
  env: Record<string, string>,
): Promise<{ readonly ran: OpsRun; readonly drawn: readonly string[] }> {
  let text = ''
  let nowMs = 0
  const stream = { isTTY: true, write: (piece: string | Uint8Array) => ((text += String(piece)), true) }
  const ran = await runOps(words, env, (title) => showProgress(title, stream, () => (nowMs += 3_000)))
  return { ran, drawn: text.split(redraw).filter((piece) => piece !== '') }
}

/** A bar with this title. */
export const barOf = (title: string): RegExp => new RegExp(`^${title} \\[[#.]{24}\\] \\d+%`)
