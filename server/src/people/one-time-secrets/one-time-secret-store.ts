import { type Selectable, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { OneTimeSecret } from '#platform/database/types.ts'
import { codeTriesMax, lifetimeMs, type Purpose } from './one-time-secret.ts'
import { isWithinLifetime } from './secret-lifetime.ts'

export type Secret = Selectable<OneTimeSecret>

/**
 * Voids a person's earlier secrets for one purpose: only the newest is valid. Codes are voided per form, because each
 * form has its own.
 */
export async function supersede(
  tx: Tx,
  personId: string,
  purpose: Purpose,
  at: Date,
  formId: string | null = null,
): Promise<void> {
  await tx
    .updateTable('one_time_secret')
    .set({ superseded_at: at })
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('superseded_at', 'is', null)
    .$if(formId !== null, (query) => query.where('form_id', '=', formId))
    .execute()
}

type NewSecret = Pick<
  Secret,
  'id' | 'person_id' | 'form_id' | 'secret_hash' | 'mail_id' | 'created_at' | 'expires_at'
> & {
  purpose: Purpose
}

export async function insertSecret(tx: Tx, secret: NewSecret): Promise<void> {
  await insert(tx, secret)
}

const insert = compiledOnce((tx, given: NewSecret) =>
  tx.insertInto('one_time_secret').values({
    id: given.id,
    person_id: given.person_id,
    form_id: given.form_id,
    purpose: given.purpose,
    secret_hash: given.secret_hash,
    mail_id: given.mail_id,
    created_at: given.created_at,
    expires_at: given.expires_at,
  }),
)

type NewLinks = {
  readonly personId: string
  readonly createdAt: Date
  readonly secrets: readonly {
    readonly id: string
    readonly purpose: Purpose
    readonly secretHash: Buffer
    readonly withdrawalId: string | null
    readonly expiresAt: Date
  }[]
}

/** Several links of one person. */
export async function insertLinks(tx: Tx, { personId, createdAt, secrets }: NewLinks): Promise<void> {
  await insertAll(tx, {
    personId,
    createdAt,
    ids: secrets.map(({ id }) => id),
    purposes: secrets.map(({ purpose }) => purpose),
    hashes: secrets.map(({ secretHash }) => secretHash),
    withdrawals: secrets.map(({ withdrawalId }) => withdrawalId),
    ends: secrets.map(({ expiresAt }) => expiresAt),
  })
}

type Columns = {
  readonly personId: string
  readonly createdAt: Date
  readonly ids: readonly string[]
  readonly purposes: readonly string[]
  readonly hashes: readonly Buffer[]
  readonly withdrawals: readonly (string | null)[]
  readonly ends: readonly Date[]
}

const insertAll = compiledOnce(
  (_tx, given: Columns) => sql<never>`
    insert into one_time_secret (id, person_id, purpose, secret_hash, withdrawal_id, created_at, expires_at)
    select s.id, ${given.personId}::uuid, s.purpose, s.secret_hash, s.withdrawal_id, ${given.createdAt}::timestamptz, s.expires_at
    from unnest(${given.ids}::uuid[], ${given.purposes}::text[], ${given.hashes}::bytea[], ${given.withdrawals}::uuid[],
      ${given.ends}::timestamptz[]) as s (id, purpose, secret_hash, withdrawal_id, expires_at)`,
)

const live = (tx: Tx, purpose: Purpose, now: Date) => unspent(tx, purpose, now).where('used_at', 'is', null)

/** The same, those that were used too. */
const unspent = (tx: Tx, purpose: Purpose, now: Date) =>
  tx
    .selectFrom('one_time_secret')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('superseded_at', 'is', null)
    .where('expires_at', '>', now)
    .where((e) =>
      isWithinLifetime({ mailId: e.ref('mail_id'), madeAt: e.ref('created_at') }, lifetimeMs[purpose], now),
    )
    .forUpdate()

/** The valid codes of a person's forms, locked; newest first. */
export const lockLiveCodes = (tx: Tx, personId: string, now: Date): Promise<Secret[]> =>
  live(tx, 'verify_email', now)
    .where('person_id', '=', personId)
    .where('attempts', '<', codeTriesMax)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Whose link this is, valid or not. */
export async function findLinkOwner(tx: Tx, hash: Buffer, purpose: Purpose): Promise<string | undefined> {
  const row = await tx
    .selectFrom('one_time_secret')
    .select('person_id')
    .where('secret_hash', '=', hash)
    .where('purpose', '<>', 'verify_email')
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.person_id
}

/** The secret behind a valid link, locked. */
export const lockLiveLink = (
  tx: Tx,
  hash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<Secret | undefined> =>
  live(tx, purpose, now)
    .where('purpose', '<>', 'verify_email')
    .where('secret_hash', '=', hash)
    .executeTakeFirst()

/** The same for a link that may be used again: used or not. */
export const lockRepeatable = (
  tx: Tx,
  hash: Buffer,
  purpose: Purpose,
  now: Date,
): Promise<Secret | undefined> =>
  unspent(tx, purpose, now)
    .where('purpose', '<>', 'verify_email')
    .where('secret_hash', '=', hash)
    .executeTakeFirst()

/** Counts a wrong try at each of these. */
export async function addFailedTry(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('one_time_secret')
    .set((e) => ({ attempts: e('attempts', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

export async function markUsed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('one_time_secret').set({ used_at: at }).where('id', '=', id).execute()
}

export async function deleteSecretsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('one_time_secret').where('expires_at', '<', before).execute()
}

/** Removes every code and link of a person. */
export async function deleteSecretsOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('one_time_secret').where('person_id', '=', personId).execute()
}
