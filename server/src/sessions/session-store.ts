import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Session as SessionTable } from '#platform/database/types.ts'

export type Session = Selectable<SessionTable>

export async function insertSession(tx: Tx, session: Insertable<SessionTable>): Promise<void> {
  await tx.insertInto('session').values(session).execute()
}

/** The session of a refresh token's family, locked until the transaction ends. */
export const lockFamily = (tx: Tx, familyHash: Buffer): Promise<Session | undefined> =>
  tx.selectFrom('session').selectAll().where('family_hash', '=', familyHash).forUpdate().executeTakeFirst()

export async function updateSession(tx: Tx, id: string, changes: Partial<Session>): Promise<void> {
  await tx.updateTable('session').set(changes).where('id', '=', id).execute()
}

/** A person's own session that has not ended, locked until the transaction ends. */
export const lockOwnSession = (tx: Tx, id: string, personId: string): Promise<Session | undefined> =>
  tx
    .selectFrom('session')
    .selectAll()
    .where(sql<string>`id::text`, '=', id)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A person's sessions that are still good, newest use first. */
export const selectLiveSessions = (tx: Tx, personId: string, now: Date) =>
  tx
    .selectFrom('session')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends all sessions of a person but one, and gives their number. */
export async function endAllBut(
  tx: Tx,
  personId: string,
  keptId: string,
  end: { at: Date; reason: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('person_id', '=', personId)
    .where('id', '<>', keptId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', end.at)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Sessions that were opened with a second factor count as opened by password from now on. */
export async function forgetSecondFactor(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ proof: 'password' })
    .where('person_id', '=', personId)
    .where('proof', '=', 'second_factor')
    .where('ended_at', 'is', null)
    .execute()
}

/** Keeps that a person logged in from a kind of device; whether it is the first time there, and not the first of all. */
export async function noteKnownDevice(
  tx: Tx,
  seen: { personId: string; device: string; at: Date },
): Promise<{ isNew: boolean }> {
  const { personId, device, at } = seen
  const others = await tx
    .selectFrom('known_device')
    .select('device')
    .where('person_id', '=', personId)
    .execute()
  await tx
    .insertInto('known_device')
    .values({ person_id: personId, device, first_seen_at: at, last_seen_at: at })
    .onConflict((c) => c.columns(['person_id', 'device']).doUpdateSet({ last_seen_at: at }))
    .execute()
  return { isNew: others.length > 0 && others.every((known) => known.device !== device) }
}

export async function deleteKnownDevices(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('known_device').where('person_id', '=', personId).execute()
}

/** Removes where somebody logged in from, of all their sessions. */
export async function blankOrigins(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ user_agent: '', address: '' })
    .where('person_id', '=', personId)
    .execute()
}

const live = (tx: Tx, personId: string) =>
  tx.selectFrom('session').select('id').where('person_id', '=', personId).where('ended_at', 'is', null)

/** Ends a person's sessions: all, or those beyond the newest `keep`. */
export async function endSessionsOf(
  tx: Tx,
  personId: string,
  end: { at: Date; reason: string; keep: number },
): Promise<void> {
  // Two logins in the same moment take turns, or both would keep what the other adds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`session:${personId}`}, 0))`.execute(tx)
  await tx
    .updateTable('session')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where(
      'id',
      'in',
      live(tx, personId).orderBy('created_at', 'desc').orderBy('id', 'desc').offset(end.keep),
    )
    .execute()
}

/**
 * Who an access token belongs to, with what decides whether it still counts. The one query of every
 * signed-in request, so it joins the person here.
 */
export const findByAccess = (db: Database, accessHash: Buffer, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select([
      'session.id',
      'session.person_id',
      'session.proof',
      'session.created_at',
      'session.stepped_up_at',
      'person.staff_role',
      'person.has_second_factor',
      sql<boolean>`person.password_hash is not null`.as('has_password'),
    ])
    .where('session.access_hash', '=', accessHash)
    .where('session.access_expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('person.state', '<>', 'deactivated')
    .executeTakeFirst()

export async function deleteSessionsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', before).execute()
}

/** How many sessions of a person are open. */
export async function countLive(db: Tx, personId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('session')
    .select((e) => e.fn.countAll<bigint>().as('count'))
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
