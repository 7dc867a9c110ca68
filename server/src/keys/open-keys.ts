import { StartProblem } from '#database/start-problem.ts'
import { inDataDir } from '#database/embedded/data-dir.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  knownSecretKey,
  makeSecretKey,
  type SecretKey,
  type SecretKeyName,
  secretKeyNames,
} from '#platform/secret-key.ts'
import { insertFingerprint, lockKeys, readFingerprints } from './key-store.ts'
import { keyUses } from './key-uses.ts'

/**
 * Makes sure that DATA_DIR holds the keys that this database was used with. The first process ever on a database makes them
 * and notes their fingerprints; every other one needs the same files. Throws a StartProblem that names what is missing,
 * and then has made nothing.
 */
export async function openKeys(
  db: Database,
  dataDir: string,
  names: readonly SecretKeyName[] = secretKeyNames,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockKeys(tx)
    const looked = await checkKeys(tx, dataDir, names)
    const wrong = looked.filter(({ state }) => state === 'missing' || state === 'another')
    if (wrong.length > 0) throw keysProblem(dataDir, wrong)
    for (const { name, key, state } of looked) {
      if (state !== 'new') continue
      const { id } = key ?? (await inDataDir(dataDir, () => makeSecretKey(dataDir, name)))
      await insertFingerprint(tx, name, id)
    }
  })
}

export type CheckedKey = {
  readonly name: SecretKeyName
  /** The state of its file in DATA_DIR. */
  readonly key: SecretKey | undefined
  /** What the database was used with; undefined before the first time. */
  readonly expected: Buffer | undefined
  /** `new`: the database was never used with one. */
  readonly state: 'right' | 'new' | 'missing' | 'another'
}

/** Compares the keys in DATA_DIR with what the database knows of them. */
export async function checkKeys(
  tx: Tx,
  dataDir: string,
  names: readonly SecretKeyName[],
): Promise<CheckedKey[]> {
  const fingerprints = await readFingerprints(tx)
  const looked: CheckedKey[] = []
  for (const name of names) {
    const key = await inDataDir(dataDir, () => knownSecretKey(dataDir, name))
    const expected = fingerprints.get(name)
    looked.push({ name, key, expected, state: await stateOf(tx, name, key, expected) })
  }
  return looked
}

async function stateOf(
  tx: Tx,
  name: SecretKeyName,
  key: SecretKey | undefined,
  expected: Buffer | undefined,
): Promise<CheckedKey['state']> {
  if (expected !== undefined)
    return key === undefined ? 'missing' : key.id.equals(expected) ? 'right' : 'another'
  // Before fingerprints were stored, encrypted data shows whether there was a key.
  return key === undefined && (await keyUses[name].isUsed(tx)) ? 'missing' : 'new'
}

function keysProblem(dataDir: string, wrong: readonly CheckedKey[]): StartProblem {
  const told = wrong.map(({ name, key, expected }) =>
    key === undefined
      ? `secrets/${name} is missing`
      : `secrets/${name} is another key (${key.id.toString('hex')}, not ${expected?.toString('hex')})`,
  )
  return new StartProblem(
    `DATA_DIR (${dataDir}) does not hold the keys of this database: ${told.join('; ')}. ` +
      "Copy the folder secrets from another process's DATA_DIR or from a backup, or name the right folder with DATA_DIR=/path. " +
      'If a key is lost for good: npm run ops -- keys.',
  )
}
