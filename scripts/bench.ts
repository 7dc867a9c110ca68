/** npm run bench: figures beside their limits; see docs/performance.md. */
import { runBenchmarks } from '../server/testing/bench/main.ts'

await runBenchmarks(process.argv.slice(2))
