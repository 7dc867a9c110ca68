import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Passkey as PasskeyTable } from '#platform/database/types.ts'

export type Passkey = Selectable<PasskeyTable>

export const selectPasskeys = (tx: Tx, personId: string): Promise<Passkey[]> =>
  tx
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The passkey with this credential, locked until the transaction ends. */
export const lockPasskey = (tx: Tx, credentialId: string): Promise<Passkey | undefined> =>
  tx
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()

/** Whose passkey this is. */
export async function findPasskeyOwner(tx: Tx, credentialId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('passkey')
    .select('person_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row?.person_id
}

/** Inserts a passkey; false when the credential is registered already, with whomever. */
export async function insertPasskey(tx: Tx, passkey: Omit<Passkey, 'last_used_at'>): Promise<boolean> {
  const made = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((c) => c.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function updatePasskey(
  tx: Tx,
  id: string,
  changes: Partial<Pick<Passkey, 'counter' | 'last_used_at'>>,
): Promise<void> {
  await tx.updateTable('passkey').set(changes).where('id', '=', id).execute()
}

/** Renames a person's own passkey; undefined when they have none with this id. */
export const renameOwnPasskey = (
  tx: Tx,
  own: { id: string; personId: string },
  name: string,
): Promise<Passkey | undefined> =>
  tx
    .updateTable('passkey')
    .set({ name })
    .where(sql<string>`id::text`, '=', own.id)
    .where('person_id', '=', own.personId)
    .returningAll()
    .executeTakeFirst()

/** Deletes a person's own passkey; undefined when they have none with this id. */
export const deleteOwnPasskey = (
  tx: Tx,
  own: { id: string; personId: string },
): Promise<Passkey | undefined> =>
  tx
    .deleteFrom('passkey')
    .where(sql<string>`id::text`, '=', own.id)
    .where('person_id', '=', own.personId)
    .returningAll()
    .executeTakeFirst()

export async function deletePasskeysOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('person_id', '=', personId).execute()
}

/** Deletes the passkeys a person added since an instant. Returns their number. */
export async function deletePasskeysSince(tx: Tx, personId: string, since: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('person_id', '=', personId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

type Challenge = {
  readonly challengeHash: Buffer
  readonly purpose: 'register' | 'log_in' | 'second_factor'
  readonly personId: string | null
}

export async function insertChallenge(tx: Tx, challenge: Challenge & { expiresAt: Date }): Promise<void> {
  const { challengeHash, purpose, personId, expiresAt } = challenge
  await tx
    .insertInto('passkey_challenge')
    .values({ challenge_hash: challengeHash, purpose, person_id: personId, expires_at: expiresAt })
    .execute()
}

/** Keeps a person's newest `keep` challenges for a purpose, so that repeated requests do not fill the table. */
export async function dropOldChallenges(
  tx: Tx,
  { personId, purpose, keep }: { personId: string; purpose: Challenge['purpose']; keep: number },
): Promise<void> {
  const own = tx
    .selectFrom('passkey_challenge')
    .select('challenge_hash')
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .orderBy('expires_at', 'desc')
    .offset(keep)
  await tx.deleteFrom('passkey_challenge').where('challenge_hash', 'in', own).execute()
}

/** Takes a challenge away for good; whether it was there, for this purpose and person, and not too old. */
export async function takeChallenge(tx: Tx, challenge: Challenge, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', challenge.challengeHash)
    .where('purpose', '=', challenge.purpose)
    .where('person_id', challenge.personId === null ? 'is' : '=', challenge.personId)
    .returning('expires_at')
    .executeTakeFirst()
  return taken !== undefined && now < taken.expires_at
}

export async function deleteChallengesOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('passkey_challenge').where('person_id', '=', personId).execute()
}

export async function deleteChallengesBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).execute()
}
