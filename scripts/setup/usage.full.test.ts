import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** As a person types it: npm itself is what has lost words on their way to a program. */
const npm = (...words: string[]) => run('npm', ['run', '--silent', ...words], { cwd: root })

test.each([
  ['start'],
  ['setup'],
  ['test'],
  ['test:full'],
  ['test:repeat'],
  ['check'],
  ['ops'],
  ['ops', 'accrue'],
  ['bench'],
  ['bench', 'proof'],
  ['simulate'],
  ['words'],
  ['claims'],
  ['witness'],
  ['release'],
  ['openapi'],
  ['db-types'],
  ['migrations'],
  ['pictures'],
])('npm run %s --help prints how it is called, and does nothing', async (script, ...words) => {
  const { stdout } = await npm(script, '--', ...words, '--help')
  expect(stdout).toContain(`npm ${script === 'start' || script === 'test' ? script : `run ${script}`}`)
})
