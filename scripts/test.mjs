/** npm test: sets up whatever is missing, a browser included, and runs every check and every browser journey. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { assertNodeCanInstall } from './setup/node-version.mjs'
import { main, StepFailed } from './setup/problem.mjs'
import { showProgress } from './setup/progress.mjs'
import { runProgram, runScript } from './setup/run.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

await main(async () => {
  assertNodeCanInstall()
  await install(root)
  await build(root)
  await showProgress('Getting a browser ready', getBrowser)
  const results = await mkdtemp(path.join(tmpdir(), 'evenmoor-results-'))
  try {
    return await runAll(results)
  } finally {
    await rm(results, { recursive: true, force: true })
  }
})

async function getBrowser() {
  const code = await runProgram(root, 'scripts/browser.ts')
  if (code !== 0) throw new StepFailed('No browser could be made ready; the reason is above.')
}

async function runAll(results) {
  const env = { CI: 'true', EVENMOOR_UNIT_RESULTS: path.join(results, 'unit.json') }
  const checked = await runScript(root, 'check', [], env)
  if (checked !== 0) return checked
  const journeys = path.join(results, 'journeys.json')
  const code = await runScript(root, 'e2e', ['--reporter=list,json'], {
    CI: 'true',
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
  })
  await tellCount(env.EVENMOOR_UNIT_RESULTS, journeys)
  return code
}

/** The sum of what both runners say they ran; nothing if one of them says nothing. */
async function tellCount(unitFile, journeysFile) {
  const [unit, journeys] = await Promise.all([read(unitFile), read(journeysFile)])
  if (!unit || !journeys) return
  const passed = unit.numPassedTests + journeys.stats.expected + journeys.stats.flaky
  const failed = unit.numFailedTests + journeys.stats.unexpected
  const skipped = unit.numPendingTests + journeys.stats.skipped
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
}

async function read(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
