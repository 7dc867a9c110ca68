/** What `npm test` and `npm run test:full` consist of. Which tests belong to which tier is told by their file names. */
import { findOtherEngines } from '../browser.ts'
import type { Runner } from './reports.ts'

/** A script of package.json with its arguments. */
export type Phase = {
  readonly name: string
  readonly script: string
  readonly args: readonly string[]
  /** Whose report tells its tests. */
  readonly runner?: Runner
}

const checks: readonly Phase[] = [
  { name: 'format', script: 'format', args: ['--check'] },
  { name: 'lint', script: 'lint', args: [] },
  { name: 'types', script: 'types', args: [] },
  { name: 'dead code', script: 'dead-code', args: [] },
]

const projects = (...names: string[]): string[] => names.map((name) => `--project=${name}`)

const unit: Phase = { name: 'unit', script: 'unit', args: projects('gate', 'alone'), runner: 'vitest' }
const browser: Phase = { name: 'browser', script: 'e2e', args: projects('gate'), runner: 'playwright' }

/** The tests of the gate alone. */
export const gateTests: readonly Phase[] = [unit, browser]

/** `npm run check`: all that needs no browser. */
export const withoutBrowser: readonly Phase[] = [...checks, unit]

/** `npm test`. */
export const gate: readonly Phase[] = [...checks, ...gateTests]

/** `npm run test:full`, in parts that can be run by name. Each includes what the gate has of it. */
export const fullParts: Readonly<Record<string, readonly Phase[]>> = {
  checks,
  unit: [{ ...unit, args: [...projects('gate', 'alone', 'full'), '--sequence.shuffle.tests'] }],
  // With nothing else at work: what else the machine does would be measured too.
  timing: [
    { name: 'timing', script: 'unit', args: [...projects('timing'), '--maxWorkers=1'], runner: 'vitest' },
  ],
  // The commands of docs/operating.md, in a copy of this machine.
  operating: [{ name: 'operating', script: 'unit', args: projects('operating'), runner: 'vitest' }],
  simulator: [{ name: 'simulator', script: 'simulate', args: ['--seeds', '200', '--from', '21'] }],
  browser: [{ ...browser, args: projects('gate', 'full') }],
  engines:
    findOtherEngines().length > 0
      ? [{ name: 'engines', script: 'e2e', args: projects('engine *'), runner: 'playwright' }]
      : [],
}
