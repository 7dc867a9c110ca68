/**
 * npm start: installs, builds and starts whatever is not, and stops it all when it is stopped. With `--demo` the site is
 * one with a year of history, in a data folder of its own.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { assertNodeCanInstall } from './setup/node-version.mjs'
import { main, StepFailed } from './setup/problem.mjs'
import { runProgram } from './setup/run.mjs'
import { answerHelp } from './setup/usage.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const usage = `npm start               the site, in practice mode
npm start -- --demo     the same with a year of history, in a separate data folder (.data-demo)
`
const words = process.argv.slice(2)

await main(async () => {
  answerHelp(usage, words)
  const unknown = words.find((word) => word !== '--demo')
  if (unknown !== undefined)
    throw new StepFailed(`npm start does not know "${unknown}". Type: npm start -- --help`)
  assertNodeCanInstall()
  await install(root)
  await build(root)
  return runProgram(root, 'server/src/main.ts', words, { EVENMOOR_STARTED_BY: 'start' })
})
