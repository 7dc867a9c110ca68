/**
 * npm test, and npm run test:full: sets up whatever is missing, a browser included, and runs the gate, or everything.
 * `--full [PART …]` is everything, or parts of it.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { assertNodeCanInstall } from './setup/node-version.mjs'
import { main, StepFailed } from './setup/problem.mjs'
import { showProgress } from './setup/progress.mjs'
import { runProgram } from './setup/run.mjs'
import { answerHelp } from './setup/usage.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const usage = `npm test                       the gate: checks, unit and browser tests; sets up whatever is missing
npm run test:full [-- PART …]  everything, or parts of it: checks, unit, timing, operating,
                               simulator, browser, engines
`
const [first, ...parts] = process.argv.slice(2)
const tier = first === '--full' ? 'full' : 'gate'

await main(async () => {
  answerHelp(usage)
  assertNodeCanInstall()
  const seconds = {}
  const timed = async (name, work) => {
    const began = Date.now()
    await work()
    seconds[name] = (Date.now() - began) / 1000
  }
  await timed('install', () => install(root))
  await timed('build', () => build(root))
  await timed('get a browser', () => showProgress('Getting a browser ready', getBrowser))
  return runProgram(root, 'scripts/tests/main.ts', [tier, ...parts], {
    EVENMOOR_SETUP_SECONDS: JSON.stringify(seconds),
  })
})

async function getBrowser() {
  const code = await runProgram(root, 'scripts/browser.ts')
  if (code !== 0) throw new StepFailed('No browser could be made ready; the reason is above.')
}
