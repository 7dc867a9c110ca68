import { hash, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** A key of 32 bytes, and a name for it that may be stored beside what it protects. */
export type SecretKey = { readonly key: Buffer; readonly id: Buffer }

const keyBytes = 32
const known = new Map<string, Promise<SecretKey>>()

/**
 * The key of this name kept in DATA_DIR with mode 0600, made at its first use. It is no part of the database: a copy of
 * that alone does not hold it. Processes on several machines need the same file.
 */
export function secretKey(dataDir: string, name: string): Promise<SecretKey> {
  const file = path.join(dataDir, 'secrets', name)
  const before = known.get(file)
  if (before !== undefined) return before
  const key = readOrMake(file)
  known.set(file, key)
  key.catch(() => known.delete(file))
  return key
}

/** The key of this name, or nothing where none was made yet. */
export const knownSecretKey = (dataDir: string, name: string): Promise<SecretKey | undefined> =>
  read(path.join(dataDir, 'secrets', name))

async function readOrMake(file: string): Promise<SecretKey> {
  return (await read(file)) ?? make(file)
}

async function read(file: string): Promise<SecretKey | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== keyBytes) throw new Error(`${file} is damaged: put it back from a backup of DATA_DIR`)
  return { key, id: hash('sha256', key, 'buffer').subarray(0, 8) }
}

/** Written beside, then linked into place: of two processes that make one at the same moment, one wins for both. */
async function make(file: string): Promise<SecretKey> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(keyBytes).toString('base64url')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  const made = await read(file)
  if (made === undefined) throw new Error(`${file} vanished while it was made`)
  return made
}
