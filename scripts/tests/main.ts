/**
 * Runs a tier of the tests, phase by phase, and closes with the time of each, the slowest files and tests, and the count.
 * `main.ts gate`, `main.ts without-browser`, `main.ts full [PART …]`. All phases run, so that one go shows all there is
 * to mend.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { missingEngines } from '../browser.ts'
import { answerHelp } from '../setup/usage.mjs'
import { fullParts, gate, type Phase, withoutBrowser } from './phases.ts'
import { runPhase } from './run-phase.ts'
import { type PhaseResult, summaryOf } from './summary.ts'

answerHelp('npm run check    format, lint, types, dead code, unit and module tests\n')

const [tier = 'gate', ...names] = process.argv.slice(2)

/** Whoever stops the run wants none of the phases that are left. */
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())

const phases = phasesOf(tier, names)
if (typeof phases === 'string') {
  process.stderr.write(`${phases}\n`)
  process.exitCode = 2
} else process.exitCode = await runAll(phases)

/** Or what is wrong with the words of the command. */
function phasesOf(tier: string, names: readonly string[]): readonly Phase[] | string {
  if (tier === 'gate') return gate
  if (tier === 'without-browser') return withoutBrowser
  const unknown = names.find((name) => !(name in fullParts))
  if (unknown !== undefined)
    return `There is no part "${unknown}". The parts are ${Object.keys(fullParts).join(', ')}.`
  return Object.entries(fullParts)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .flatMap(([, part]) => part)
}

async function runAll(phases: readonly Phase[]): Promise<number> {
  const reports = await mkdtemp(path.join(tmpdir(), 'evenmoor-reports-'))
  try {
    const results: PhaseResult[] = setupPhases()
    for (const phase of phases) if (!stopped.signal.aborted) results.push(await runPhase(phase, reports))
    process.stdout.write(summaryOf(results, shortfalls()))
    if (stopped.signal.aborted) return 130
    return results.every(({ isPassed }) => isPassed) ? 0 : 1
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
}

/** What of the full tier this machine cannot show. */
function shortfalls(): string[] {
  if (tier !== 'full' || (names.length > 0 && !names.includes('engines'))) return []
  return missingEngines().map((engine) => `layout in ${engine}: it is not installed`)
}

/** What was done before this program could run, as seconds by name, told by the one that started it. */
function setupPhases(): PhaseResult[] {
  const told = JSON.parse(process.env.EVENMOOR_SETUP_SECONDS ?? '{}') as Record<string, number>
  return Object.entries(told).map(([name, seconds]) => ({ name, seconds, isPassed: true }))
}
