/** What a run of the tests says at its end: how long each phase took, what is slowest, and the count. */
import { addReports, emptyReport, type Report, type Timed } from './reports.ts'

export type PhaseResult = {
  readonly name: string
  readonly seconds: number
  readonly isPassed: boolean
  /** What its runner reported, if it runs tests. */
  readonly report?: Report | undefined
}

const shownMax = 10

/** The last line is the count of tests alone, as test runners close with. `shortfalls` is what could not be run here. */
export function summaryOf(results: readonly PhaseResult[], shortfalls: readonly string[]): string {
  const total = addReports(results.map(({ report }) => report ?? emptyReport))
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0)
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  return [
    '',
    'Phases',
    ...results.map(phaseLine),
    timeLine({ name: 'all', seconds }),
    ...slowest('Slowest files', total.files),
    ...slowest('Slowest tests', total.tests),
    ...(shortfalls.length > 0
      ? ['', 'Not run on this machine', ...shortfalls.map((line) => `  ${line}`)]
      : []),
    ...(failed.length > 0 ? ['', `Failed: ${failed.join(', ')}`] : []),
    // Again by name: what the runner said about them may be thousands of lines above.
    ...total.failures.map((name) => `  ${name}`),
    '',
    countLine(total),
    '',
  ].join('\n')
}

const countLine = ({ passed, failed, skipped }: Report): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const phaseLine = ({ name, seconds, isPassed, report }: PhaseResult): string =>
  `${timeLine({ name, seconds })}${isPassed ? '' : '  FAILED'}${report ? `  ${countLine(report)}` : ''}`

const timeLine = ({ name, seconds }: Timed): string => `  ${seconds.toFixed(1).padStart(7)} s  ${name}`

function slowest(title: string, timed: readonly Timed[]): string[] {
  if (timed.length === 0) return []
  const shown = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownMax)
  return ['', title, ...shown.map(timeLine)]
}
