/** npm run bench: figures beside their limits; see docs/performance.md. */
import { runBenchmarks } from '../server/testing/bench/main.ts'
import { benchLighthouse } from './lighthouse/main.ts'

const words = process.argv.slice(2)
if (words[0] === 'lighthouse') process.exitCode = (await benchLighthouse(words.slice(1))) ? 0 : 1
else await runBenchmarks(words)
