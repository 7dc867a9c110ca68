import { pino } from 'pino'
import { readConfig } from '#config.ts'
import { StartProblem } from '#database/start-problem.ts'
import { Problem } from '#platform/problems.ts'
import { openRuntime } from '#runtime.ts'
import { WrongUse } from './command.ts'
import { commandFor, helpText } from './run-command.ts'

/** Wrong use: nothing was started. Any other code above 0 is the command's own, or a problem that was named. */
const wrongUseCode = 2

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const line = lineFor(error)
  if (line === undefined) throw error
  process.stderr.write(`${line}\n`)
  process.exitCode = error instanceof WrongUse ? wrongUseCode : 1
}

async function main(words: readonly string[]): Promise<number> {
  const work = commandFor(words)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  if (work === undefined) {
    say(helpText())
    return 0
  }
  const config = readConfig(process.env, process.cwd())
  if ('alone' in work) return work.alone(config, say)
  const log = pino({ level: config.logLevel }, pino.destination(2))
  const runtime = await openRuntime(config, log)
  try {
    return await work.onDatabase(runtime.ctx, say)
  } finally {
    await runtime.close()
  }
}

/** What the operator can do something about, as one line; undefined for what is a fault of ours. */
function lineFor(error: unknown): string | undefined {
  if (error instanceof WrongUse || error instanceof StartProblem) return error.message
  return error instanceof Problem ? Object.values(error.body).flat().join(' ') : undefined
}
