/** npm run bench: figures beside their limits; see docs/performance.md. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { answerHelp } from './setup/usage.mjs'

const root = path.resolve(import.meta.dirname, '..')
const [name = '', ...words] = process.argv.slice(2)

/** Those of the browser side, each with options of its own; resolves with whether every limit is met. */
const benchmarks: Readonly<Record<string, () => Promise<boolean>>> = {
  lighthouse: async () => (await import('./lighthouse/main.ts')).benchLighthouse(words),
  interactions: async () => (await import('./interactions/main.ts')).benchInteractions(words),
  'first-minutes': async () => (await import('./first-minutes/main.ts')).benchFirstMinutes(words),
  weights: async () => (await import('./weights/main.ts')).benchWeights(words),
  proof: benchProofOfLiabilities,
  failover: benchFailovers,
}

const benchmark = benchmarks[name]
if (benchmark !== undefined) process.exitCode = (await benchmark()) ? 0 : 1
else await benchServer([name, ...words].filter((word) => word !== ''))

async function benchProofOfLiabilities(): Promise<boolean> {
  answerHelp(`npm run bench -- proof [ACCOUNTS …]

The tree of the proof of liabilities for so many accounts (default 10000 100000 1000000), beside SHA-256 alone; and the check of
one balance in the project's own Chromium. Ends with 1 when a target is missed.
`)
  const { benchProof } = await import('../server/testing/bench/proof.ts')
  const sizes = words.length > 0 ? words.map(Number) : [10_000, 100_000, 1_000_000]
  const trees = benchProof(sizes)
  process.stdout.write(`${trees.text}\n`)
  const { benchCheckInBrowser } = await import('./check-in-browser.ts')
  const checks = await benchCheckInBrowser()
  process.stdout.write(`\n${checks.text}\n`)
  return trees.isMet && checks.isMet
}

async function benchFailovers(): Promise<boolean> {
  const { benchFailover, failoverUsage } = await import('../server/testing/bench/failover.ts')
  answerHelp(failoverUsage)
  await withPages()
  return benchFailover(Number(words[0] ?? 20))
}

async function benchServer(all: readonly string[]): Promise<void> {
  const { benchUsage, runBenchmarks } = await import('../server/testing/bench/main.ts')
  answerHelp(benchUsage)
  await withPages()
  await runBenchmarks(all)
}

/** The product as a process of its own does not start without pages; which ones makes no difference here. */
async function withPages(): Promise<void> {
  if (existsSync(path.join(root, 'web/build/client'))) return
  const { npm } = await import('./lighthouse/npm.ts')
  await npm(root, 'run', 'build')
}
