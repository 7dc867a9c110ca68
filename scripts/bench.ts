/** npm run bench: figures beside their limits; see docs/performance.md. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { runBenchmarks } from '../server/testing/bench/main.ts'
import { benchProof } from '../server/testing/bench/proof.ts'
import { benchFirstMinutes } from './first-minutes/main.ts'
import { benchInteractions } from './interactions/main.ts'
import { benchLighthouse } from './lighthouse/main.ts'
import { npm } from './lighthouse/npm.ts'
import { benchWeights } from './weights/main.ts'

const root = path.resolve(import.meta.dirname, '..')
const words = process.argv.slice(2)
if (words[0] === 'lighthouse') process.exitCode = (await benchLighthouse(words.slice(1))) ? 0 : 1
else if (words[0] === 'interactions') process.exitCode = (await benchInteractions(words.slice(1))) ? 0 : 1
else if (words[0] === 'first-minutes') process.exitCode = (await benchFirstMinutes(words.slice(1))) ? 0 : 1
else if (words[0] === 'weights') process.exitCode = (await benchWeights(words.slice(1))) ? 0 : 1
else if (words[0] === 'proof') {
  const sizes = words.length > 1 ? words.slice(1).map(Number) : [10_000, 100_000, 1_000_000]
  process.stdout.write(`${benchProof(sizes)}\n`)
} else {
  // The product as a process of its own does not start without pages; which ones makes no difference here.
  if (!existsSync(path.join(root, 'web/build/client'))) await npm(root, 'run', 'build')
  await runBenchmarks(words)
}
