import { readConfig } from '#config.ts'
import { StartProblem } from '#database/start-problem.ts'
import { Problem } from '#platform/problems.ts'
import { openOwnerRuntime, openRuntime } from '#runtime.ts'
import { type Watch, WrongUse } from './command.ts'
import { logOf } from './log-of.ts'
import { noProgress, showProgress } from './progress.ts'
import { commandFor } from './run-command.ts'

/** Wrong usage: nothing was started. Any other code above 0 comes from the command or a reported problem. */
const wrongUseCode = 2

/** Where an operator's command gets what it needs, and where its lines go. */
type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly folder: string
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  /** Standard error unless told otherwise. */
  readonly watch?: Watch
}

/** Runs the command and returns the exit code. Throws on a bug of ours. */
export async function operate(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(words, terminal)
  } catch (error) {
    const line = lineFor(error)
    if (line === undefined) throw error
    terminal.complain(line)
    return error instanceof WrongUse ? wrongUseCode : 1
  }
}

async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const { env, folder, say, complain } = terminal
  const work = commandFor(words)
  if ('help' in work) {
    say(work.help)
    return 0
  }
  const config = readConfig(env, folder)
  const watch = words.includes('--json') ? () => noProgress : (terminal.watch ?? showProgress)
  if ('alone' in work) return work.alone(config, say, { complain, watch })
  const log = logOf(config)
  const runtime = work.asOwner ? await openOwnerRuntime(config, log) : await openRuntime(config, log, false)
  try {
    return await work.onDatabase(runtime.ctx, say, watch)
  } finally {
    await runtime.close()
  }
}

/** A problem the operator can solve, as one line; undefined for a bug of ours. */
function lineFor(error: unknown): string | undefined {
  if (error instanceof WrongUse || error instanceof StartProblem) return error.message
  return error instanceof Problem ? Object.values(error.body).flat().join(' ') : undefined
}
