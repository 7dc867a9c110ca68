import { hash, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

/** A key of 32 bytes, and a name for it that may be stored beside what it protects. */
export type SecretKey = { readonly key: Buffer; readonly id: Buffer }

/** Every key of an installation, by the name of its file in DATA_DIR/secrets. All processes on a database need the same ones. */
export const secretKeyNames = [
  'second-factor-key',
  'identity-picture-key',
  'address-seal-key',
  'result-seed-key',
  'statement-signing',
  'log-signing',
] as const

/** The password of the application's login, if the start created it: the text of its key file. */
export const loginPasswordName = 'database-login-password'

export type SecretKeyName = (typeof secretKeyNames)[number] | typeof loginPasswordName

const keyBytes = 32
const known = new Map<string, Promise<SecretKey>>()

export const secretKeyFile = (dataDir: string, name: SecretKeyName): string =>
  path.join(dataDir, 'secrets', name)

/**
 * The key of this name kept in DATA_DIR with mode 0600. It is no part of the database: a copy of that alone does not hold
 * it. It is never made here, but by the first start on a database (`keys/open-keys.ts`): throws where it is missing.
 */
export function secretKey(dataDir: string, name: SecretKeyName): Promise<SecretKey> {
  const file = secretKeyFile(dataDir, name)
  const before = known.get(file)
  if (before !== undefined) return before
  const key = get(file)
  known.set(file, key)
  key.catch(() => known.delete(file))
  return key
}

/** The key of this name as it is in its file now; undefined when there is none. */
export const knownSecretKey = (dataDir: string, name: SecretKeyName): Promise<SecretKey | undefined> =>
  read(secretKeyFile(dataDir, name))

/** Creates the key of this name, or returns the one another process has just created. */
export function makeSecretKey(dataDir: string, name: SecretKeyName): Promise<SecretKey> {
  const file = secretKeyFile(dataDir, name)
  known.delete(file)
  return make(file)
}

async function get(file: string): Promise<SecretKey> {
  const key = await read(file)
  if (key === undefined) throw new Error(`${file} is missing: put it back from a backup of DATA_DIR`)
  return key
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
