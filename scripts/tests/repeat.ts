/**
 * npm run test:repeat -- [--times N] [--busy]: runs the gate's tests N times, with `--busy` beside a process for each
 * core that does nothing but keep it busy, and closes with a tally.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { answerHelp } from '../setup/usage.mjs'
import { gateTests } from './phases.ts'
import { addReports, emptyReport } from './reports.ts'
import { runPhase } from './run-phase.ts'
import type { PhaseResult } from './summary.ts'

answerHelp(`npm run test:repeat -- [--times N] [--busy]

The gate's tests N times (default 5), with --busy beside a process for each core that keeps it busy, and a tally.
`)

const { values } = parseArgs({
  options: { times: { type: 'string', default: '5' }, busy: { type: 'boolean', default: false } },
})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) {
  process.stderr.write(`--times takes a whole number from 1 on; this is "${values.times}".\n`)
  process.exit(2)
}

const reports = await mkdtemp(path.join(tmpdir(), 'evenmoor-reports-'))
const busy = values.busy ? Array.from({ length: availableParallelism() }, keepCoreBusy) : []
try {
  const rounds: PhaseResult[][] = []
  for (let round = 1; round <= times; round += 1) {
    process.stdout.write(`Round ${round} of ${times}${values.busy ? ', beside busy cores' : ''}\n`)
    const results: PhaseResult[] = []
    for (const phase of gateTests) results.push(await runPhase(phase, reports))
    rounds.push(results)
  }
  process.stdout.write(`\n${rounds.map(tallyLine).join('\n')}\n`)
  const passed = rounds.filter(isPassed).length
  process.stdout.write(`\n${passed} of ${times} rounds passed.\n`)
  process.exitCode = passed === times ? 0 : 1
} finally {
  for (const child of busy) child.kill()
  await rm(reports, { recursive: true, force: true })
}

function keepCoreBusy(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  process.once('exit', () => child.kill())
  return child
}

function isPassed(results: readonly PhaseResult[]): boolean {
  return results.every((result) => result.isPassed)
}

function tallyLine(results: readonly PhaseResult[], index: number): string {
  const { passed, failed } = addReports(results.map(({ report }) => report ?? emptyReport))
  const seconds = results.map(({ name, seconds: took }) => `${name} ${took.toFixed(0)} s`).join(', ')
  return `  round ${index + 1}: ${isPassed(results) ? 'passed' : 'FAILED'}  ${passed} passed, ${failed} failed  (${seconds})`
}
