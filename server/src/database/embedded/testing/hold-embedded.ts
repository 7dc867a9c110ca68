/**
 * Holds the embedded PostgreSQL until its stdin closes: the other process in the tests of this folder, and by hand
 * `node hold-embedded.ts DATA_DIR`. Writes one line of JSON, what it got or the problem, and then one per log line.
 */
import { startEmbedded } from '#database/embedded/embedded.ts'
import { StartProblem } from '#database/start-problem.ts'

const [dataDir = '.data'] = process.argv.slice(2)
const tell = (value: object) => process.stdout.write(`${JSON.stringify(value)}\n`)

try {
  const database = await startEmbedded({ dataDir, log: (line) => tell({ log: line }) })
  tell({ ...database, up: true })
  process.stdin.resume().on('close', () => void database.stop())
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  tell({ up: false, problem: error.message })
}
