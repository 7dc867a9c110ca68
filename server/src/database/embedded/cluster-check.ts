import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { errorCode, StartProblem } from '#database/start-problem.ts'
import { databaseUrl, type Layout, ownerRole } from './layout.ts'
import { keptSecret } from './secrets.ts'

/** Not up yet or going down (57P03, 57P01), not listening yet, or cut off in the middle. */
const passing = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])

/**
 * Asks whether the PostgreSQL on this port answers, and works on our cluster. A password alone does not tell
 * (a copied DATA_DIR has the same), nor does a pid (another container has its own); a file that only we know of does.
 */
export async function answers(layout: Layout, port: number): Promise<boolean> {
  const password = await keptSecret(layout.ownerPassword)
  const client = new Client({
    connectionString: databaseUrl(ownerRole, password, port),
    connectionTimeoutMillis: 3_000,
    application_name: 'evenmoor start',
  })
  // The server may close the connection at any moment; the awaited calls report it.
  client.on('error', () => undefined)
  const proof = `evenmoor-proof-${randomBytes(8).toString('hex')}`
  try {
    await client.connect()
    await writeFile(path.join(layout.cluster, proof), '', { mode: 0o600 })
    const { rows } = await client.query<{ ours: boolean }>(
      'select (pg_stat_file($1, true)).size is not null as ours',
      [proof],
    )
    if (rows[0]?.ours) return true
  } catch (error) {
    if (errorCode(error) === '28P01') throw wrongPassword(layout, error)
    if (passing.has(errorCode(error) ?? '') || isCutOff(error)) return false
    throw error
  } finally {
    await rm(path.join(layout.cluster, proof), { force: true })
    await client.end().catch(() => undefined)
  }
  throw new StartProblem(
    `The PostgreSQL on port ${port} does not work on ${layout.cluster}, though that folder says so. ` +
      'If the folder is a copy of a running one, stop that one first and copy again.',
  )
}

/** pg reports a connection that ended without a reason as plain errors without a code. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && /terminated|timeout|timed out/i.test(error.message)
}

function wrongPassword(layout: Layout, cause: unknown): StartProblem {
  return new StartProblem(
    `The database in ${layout.cluster} does not accept the password in ${layout.ownerPassword}. ` +
      'Restore the original file (a backup of DATA_DIR has it), or name another folder with DATA_DIR=/path.',
    { cause },
  )
}
