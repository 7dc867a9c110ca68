/** What Vitest and Playwright write about a run, read into one shape. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** How long a test or a file took, named by its place in the repository. */
export type Timed = { readonly name: string; readonly seconds: number }

export type Report = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly files: readonly Timed[]
  readonly tests: readonly Timed[]
  /** The tests that failed, and the files that could not be run, by their places in the repository. */
  readonly failures: readonly string[]
}

export const emptyReport: Report = { passed: 0, failed: 0, skipped: 0, files: [], tests: [], failures: [] }

export type Runner = 'vitest' | 'playwright'

/** Reads a runner's JSON report. Gives undefined where there is none: the run ended before it was written. */
export async function readReport(runner: Runner, file: string, root: string): Promise<Report | undefined> {
  let json: unknown
  try {
    json = JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
  return runner === 'vitest'
    ? vitestReport(json as VitestJson, root)
    : playwrightReport(json as PlaywrightJson)
}

export function addReports(reports: readonly Report[]): Report {
  return {
    passed: sum(reports.map(({ passed }) => passed)),
    failed: sum(reports.map(({ failed }) => failed)),
    skipped: sum(reports.map(({ skipped }) => skipped)),
    files: reports.flatMap(({ files }) => files),
    tests: reports.flatMap(({ tests }) => tests),
    failures: reports.flatMap(({ failures }) => failures),
  }
}

type VitestJson = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; duration?: number | null; status: string }[]
  }[]
}

function vitestReport(json: VitestJson, root: string): Report {
  // A file that could not be loaded has no failed test, and yet it failed.
  const brokenFiles = json.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const tests = json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status }) => ({
      name: `${path.relative(root, name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1_000,
      isFailed: status === 'failed',
    })),
  )
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + brokenFiles.length,
    skipped: json.numPendingTests,
    files: json.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1_000,
    })),
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
    failures: [
      ...tests.filter(({ isFailed }) => isFailed).map(({ name }) => name),
      ...brokenFiles.map(({ name }) => path.relative(root, name)),
    ],
  }
}

type PlaywrightSuite = {
  file: string
  title: string
  suites?: PlaywrightSuite[]
  specs?: { file: string; title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}
type PlaywrightJson = {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
}

function playwrightReport({ suites, stats, errors }: PlaywrightJson): Report {
  const tests = suites.flatMap(testsOf)
  const byFile = Map.groupBy(tests, ({ file }) => file)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
    files: [...byFile].map(([name, inFile]) => ({ name, seconds: sum(inFile.map((test) => test.seconds)) })),
    tests: tests.map(({ file, title, seconds }) => ({ name: `${file} › ${title}`, seconds })),
    failures: [
      ...tests.filter(({ isFailed }) => isFailed).map(({ file, title }) => `${file} › ${title}`),
      ...errors.map(({ message = 'an error without a message' }) => message),
    ],
  }
}

function testsOf(
  suite: PlaywrightSuite,
): { file: string; title: string; seconds: number; isFailed: boolean }[] {
  const own = (suite.specs ?? []).map(({ file, title, ok, tests }) => ({
    file: `e2e/${file}`,
    title,
    isFailed: !ok,
    seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1_000,
  }))
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
