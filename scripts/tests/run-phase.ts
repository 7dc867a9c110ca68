import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { killGroup, passSignals } from '../setup/signals.mjs'
import type { Phase } from './phases.ts'
import { readReport } from './reports.ts'
import type { PhaseResult } from './summary.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Runs a phase to its end. What it prints is shown where it fails; the browser's tests show theirs as they go, because
 * they take minutes. `reports` is a folder for the runners' reports.
 */
export async function runPhase(phase: Phase, reports: string): Promise<PhaseResult> {
  const began = Date.now()
  const reportFile = path.join(reports, `${phase.name.replaceAll(' ', '-')}-${began}.json`)
  const { code, output } = await run(phase, reportFile)
  const seconds = (Date.now() - began) / 1_000
  const report = phase.runner && (await readReport(phase.runner, reportFile, root))
  // A run that reports no tests at all ended before its time.
  const isReported = phase.runner === undefined || (report !== undefined && report.failed === 0)
  const isPassed = code === 0 && isReported
  process.stdout.write(
    `${isPassed ? 'ok    ' : 'FAILED'}  ${phase.name.padEnd(10)} ${seconds.toFixed(1)} s\n`,
  )
  if (!isPassed && output !== '') process.stdout.write(`\n${output.trim()}\n\n`)
  return { name: phase.name, seconds, isPassed, report }
}

async function run(phase: Phase, reportFile: string): Promise<{ code: number; output: string }> {
  // npm runs us with the project's programs in PATH; its own path is in npm_execpath.
  const npm = process.env.npm_execpath
  const [file, ...first] = npm ? [process.execPath, npm] : ['npm']
  const isShown = phase.runner === 'playwright'
  const child = spawn(
    file,
    [...first, 'run', '--silent', phase.script, '--', ...phase.args, ...reporters(phase, reportFile)],
    {
      cwd: root,
      env: { ...process.env, CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
      // Ctrl-C reaches the whole group, and npm passes it on as well: from here it comes once.
      detached: process.platform !== 'win32',
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    },
  )
  const release = passSignals((signal) => killGroup(child, signal))
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise<{ code: number; output: string }>((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output }),
    )
  }).finally(release)
}

/** Beside the report only what failed: among thousands that passed it would not be found. */
function reporters({ runner }: Phase, reportFile: string): string[] {
  if (runner === 'vitest') return ['--reporter=minimal', '--reporter=json', `--outputFile.json=${reportFile}`]
  return runner === 'playwright' ? ['--reporter=list,json'] : []
}
