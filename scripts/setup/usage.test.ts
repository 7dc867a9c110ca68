import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** As a person types it: npm itself is what has lost words on their way to a program. */
const npm = (...words: string[]) => run('npm', ['run', '--silent', ...words], { cwd: root })

test('npm start -- --help prints how it is called, and does nothing', async () => {
  expect((await npm('start', '--', '--help')).stdout).toContain('npm start -- --demo')
})

test('npm start refuses a word that it does not know, before it does anything', async () => {
  await expect(npm('start', '--', '--dmeo')).rejects.toMatchObject({
    stderr: expect.stringContaining('npm start does not know "--dmeo"'),
  })
})
