import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReport, type Runner } from './reports.ts'
import { summaryOf } from './summary.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(runner: Runner, json: unknown) {
  const file = path.join(folder, 'report.json')
  await writeFile(file, JSON.stringify(json))
  return readReport(runner, file, '/project')
}

test('a file of unit tests that could not be loaded counts as failed, though no test of it did', async () => {
  const report = await read('vitest', {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [
      {
        name: '/project/a.test.ts',
        status: 'passed',
        startTime: 0,
        endTime: 1_500,
        assertionResults: [{ fullName: 'a holds', status: 'passed', duration: 1_200 }],
      },
      { name: '/project/b.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] },
    ],
  })
  expect(report).toMatchObject({
    passed: 1,
    failed: 1,
    files: [{ name: 'a.test.ts', seconds: 1.5 }, { name: 'b.test.ts' }],
    tests: [{ name: 'a.test.ts › a holds', seconds: 1.2 }],
    failures: ['b.test.ts'],
  })
})

test('browser tests are added up by file, and those that failed are named, inside groups too', async () => {
  const spec = (title: string, duration: number, ok: boolean) => ({
    file: 'login.e2e.ts',
    title,
    ok,
    tests: [{ results: [{ duration }] }],
  })
  const report = await read('playwright', {
    suites: [
      {
        file: 'login.e2e.ts',
        title: '',
        specs: [spec('one', 1_000, true)],
        suites: [{ file: 'login.e2e.ts', title: 'group', specs: [spec('two', 500, false)] }],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
    errors: [],
  })
  expect(report).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 1,
    files: [{ name: 'e2e/login.e2e.ts', seconds: 1.5 }],
    failures: ['e2e/login.e2e.ts › two'],
  })
})

test('a browser run that ended before any test failed is a failure', async () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  const report = await read('playwright', { suites: [], stats, errors: [{ message: 'no browser' }] })
  expect(report).toMatchObject({ failed: 1, failures: ['no browser'] })
})

test('a run that left no report has none', async () => {
  expect(await readReport('vitest', path.join(folder, 'nowhere.json'), '/project')).toBeUndefined()
})

test('the summary closes with the count alone, and names what failed, what is slowest and what could not run', () => {
  const report = {
    passed: 3,
    failed: 1,
    skipped: 0,
    files: [
      { name: 'quick.test.ts', seconds: 1 },
      { name: 'slow.test.ts', seconds: 9 },
    ],
    tests: [],
    failures: ['slow.test.ts › ends'],
  }
  const lines = summaryOf(
    [
      { name: 'lint', seconds: 2, isPassed: true },
      { name: 'unit', seconds: 10, isPassed: false, report },
    ],
    ['layout in webkit: it is not installed'],
  ).split('\n')
  expect(lines.at(-2)).toBe('3 passed, 1 failed')
  expect(lines[lines.indexOf('Failed: unit') + 1]).toBe('  slow.test.ts › ends')
  expect(lines.indexOf('      9.0 s  slow.test.ts')).toBeLessThan(lines.indexOf('      1.0 s  quick.test.ts'))
  expect(lines).toContain('  layout in webkit: it is not installed')
  expect(lines).toContain('     12.0 s  all')
})
