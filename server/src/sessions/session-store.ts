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
    .select(['session.id', 'session.person_id', 'person.staff_role'])
    .where('session.access_hash', '=', accessHash)
    .where('session.access_expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('person.state', '<>', 'deactivated')
    .executeTakeFirst()

export async function deleteSessionsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', before).execute()
}
