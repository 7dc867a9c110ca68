import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Programs that are started without npm. */
test.each([
  [process.execPath, 'server/src/main.ts', 'node server/src/main.ts --demo'],
  [process.execPath, 'verifier/verify.ts', 'node verify.ts statement FILE --key PUBLIC_KEY'],
  ['python3', 'docs/verify-bundle.py', 'python3 verify-bundle.py BUNDLE.json'],
  ['sh', 'deploy/pgbackrest/drill', 'drill: no arguments.\nRestores the newest backup'],
  ['sh', 'deploy/container/make-secrets', 'make-secrets: no arguments.\nMakes the passwords'],
])('%s %s --help prints how it is called, and does nothing', async (program, file, usage) => {
  // Without a single setting: a start, a restore or a command would fail or say something else.
  const { stdout, stderr } = await run(program, [path.join(root, file), '--help'], {
    cwd: tmpdir(),
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  expect(stdout).toContain(usage)
  expect(stderr).toBe('')
})

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
  ['site-pictures'],
])('npm run %s --help prints how it is called, and does nothing', async (script, ...words) => {
  const { stdout } = await npm(script, '--', ...words, '--help')
  expect(stdout).toContain(`npm ${script === 'start' || script === 'test' ? script : `run ${script}`}`)
})
