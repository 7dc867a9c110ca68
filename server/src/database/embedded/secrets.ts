import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode, StartProblem } from '#database/start-problem.ts'

/**
 * Reads the secret kept in a file, or makes one and keeps it (mode 0600, in a folder of mode 0700).
 * It is on disk before it is returned: a database made with a password that is then lost is lost too.
 */
export async function readOrMakeSecret(file: string): Promise<string> {
  const kept = await readSecret(file)
  if (kept !== undefined) return kept
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return secret
}

/** The secret kept in a file. A lost one cannot be replaced, because the database knows the old one. */
export async function keptSecret(file: string): Promise<string> {
  const kept = await readSecret(file)
  if (kept !== undefined) return kept
  throw new StartProblem(
    `The database password in ${file} is missing. ` +
      'Put the file back (a backup of DATA_DIR has it), or name another folder with DATA_DIR=/path.',
  )
}

/** The secret kept in a file; undefined when there is none. */
async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
