/**
 * npm run simulate -- [--seeds N] [--from S] [--steps L] [--show]: random schedules of the whole money side against its model, one
 * for each seed, on an embedded database. Stops at the first seed that fails, with the command that repeats it.
 */
import { parseArgs } from 'node:util'
import { startTestCluster } from '../server/testing/cluster.ts'
import { answerHelp } from './setup/usage.mjs'
import { runSeed, SeedFailed } from '../server/testing/simulator/run-seed.ts'

answerHelp(`npm run simulate -- [--seeds N] [--from S] [--steps L] [--show]

Random schedules of the whole money side against its model: N seeds (default 100) from seed S (default 1), L steps each
(default 40). Stops at the first seed that fails, with the command that repeats it; --show prints each step.
`)

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    steps: { type: 'string', default: '40' },
    /** Print what each seed did. */
    show: { type: 'boolean', default: false },
  },
})
const from = Number(values.from)
const end = from + Number(values.seeds)

const cluster = await startTestCluster()
process.env.TEST_DATABASE_URL = cluster.adminUrl
try {
  let unwinding = 0
  for (let seed = from; seed < end; seed++) {
    const { history, unwound } = await runSeed(seed, Number(values.steps))
    if (unwound > 0) unwinding += 1
    if (values.show) process.stdout.write(`seed ${seed}\n${history.map((line) => `  ${line}\n`).join('')}`)
    if ((seed - from + 1) % 50 === 0) process.stdout.write(`${seed - from + 1} seeds clean\n`)
  }
  process.stdout.write(
    `${end - from} seeds clean, from ${from} to ${end - 1}; in ${unwinding} of them a payment took invested money with it\n`,
  )
} catch (error) {
  if (!(error instanceof SeedFailed)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await cluster.stop()
}
