import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { Session as SessionTable } from '#platform/database/types.ts'
import type { Room } from '#platform/rate-limits/rate-limit.ts'

export type Session = Selectable<SessionTable>

/** What of a session and its person decides what a caller may do. */
export type SessionOfPerson = Pick<Session, 'id' | 'person_id' | 'proof' | 'created_at' | 'stepped_up_at'> & {
  readonly state: string
  readonly staff_role: string | null
  readonly has_second_factor: boolean
  readonly has_password: boolean
}

/** A session that begins. */
export type NewSession = Pick<
  Session,
  | 'id'
  | 'person_id'
  | 'family_hash'
  | 'access_hash'
  | 'access_expires_at'
  | 'refresh_hash'
  | 'refreshed_at'
  | 'created_at'
  | 'last_used_at'
  | 'expires_at'
  | 'user_agent'
  | 'address'
  | 'proof'
>

/** Adds a session and ends the oldest of its person's beyond `keep`, in one statement. */
export async function insertSession(
  tx: Tx,
  session: NewSession,
  { keep, reason }: { keep: number; reason: string },
): Promise<void> {
  const { person_id: personId, created_at: at } = session
  await tx
    .with('ended', (db) =>
      db
        .updateTable('session')
        .set({ ended_at: at, end_reason: reason })
        .where('id', 'in', (q) =>
          q
            .selectFrom('session')
            .select('id')
            .where('person_id', '=', personId)
            .where('ended_at', 'is', null)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .offset(keep - 1),
        ),
    )
    .insertInto('session')
    .values(session)
    .execute()
}

const loginAtOnce = `
  select log_in_at_once($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
    $22) as done`

/**
 * A login by password in one statement, which 0008_sessions.sql and 0025_limits_by_member.sql have; false, and nothing done, where it is not for this
 * way. `judged` is the person as the password was judged; `room` is where there has to be some.
 */
export async function logInAtOnce(
  db: Database,
  login: {
    readonly session: NewSession
    readonly judged: { readonly state: string; readonly password_hash: string | null }
    readonly device: string
    readonly place: string
    readonly newHash: string | undefined
    readonly room: Room
  },
  { keep, reason }: { keep: number; reason: string },
): Promise<boolean> {
  const { session, judged, device, place, newHash, room } = login
  const { rows } = await asSql(db).query<{ done: boolean }>(loginAtOnce, [
    session.person_id,
    judged.state,
    judged.password_hash,
    session.created_at,
    newHash ?? null,
    session.id,
    session.family_hash,
    session.access_hash,
    session.access_expires_at,
    session.refresh_hash,
    session.expires_at,
    session.user_agent,
    session.address,
    device,
    place,
    keep,
    reason,
    room.buckets,
    room.from,
    room.most,
    room.exact,
    room.members,
  ])
  return rows[0]?.done === true
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

/** Which of these sessions have not ended, of people who may have sessions. */
export async function selectOpenAmong(db: Database, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select('session.id')
    .where(sql<boolean>`session.id = any(${ids}::uuid[])`)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('person.state', '<>', 'deactivated')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends all sessions of a person except one. Returns their number. */
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

/** Of how many networks is kept that somebody logged in from there, for each kind of device. */
const placesKept = 20

/**
 * Keeps that a person logged in with a kind of device and from a network, which is empty where it is not known; says
 * which of the two they never did before. The first login of all is nothing new.
 */
export async function noteKnownDevice(
  tx: Tx,
  seen: { personId: string; device: string; place: string; at: Date },
): Promise<{ isNewDevice: boolean; isNewPlace: boolean }> {
  const { personId, device, place, at } = seen
  const places = place === '' ? [] : [place]
  const { rows } = await sql<{ is_new_device: boolean; is_new_place: boolean }>`
    with known as (select device, places from known_device where person_id = ${personId}),
    noted as (
      insert into known_device as k (person_id, device, first_seen_at, last_seen_at, places)
      values (${personId}, ${device}, ${at}, ${at}, ${places}::text[])
      on conflict (person_id, device) do update set last_seen_at = excluded.last_seen_at,
        places = case when excluded.places <@ k.places then k.places
          else (k.places || excluded.places)[greatest(1, cardinality(k.places) + 2 - ${placesKept}::int):] end
    )
    select exists (select from known) and not exists (select from known where device = ${device}) as is_new_device,
      exists (select from known) and not exists (select from known where ${places}::text[] <@ places) as is_new_place`.execute(
    tx,
  )
  const [row] = rows
  return { isNewDevice: row?.is_new_device === true, isNewPlace: row?.is_new_place === true }
}

/** Whether a person logged in with this kind of device before, and from this network, with whatever device. */
export async function isKnownOrigin(
  tx: Tx,
  { personId, device, place }: { personId: string; device: string; place: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from known_device where person_id = ${personId} and device = ${device})
      and exists (select from known_device where person_id = ${personId} and ${place} = any (places)) as is_known`.execute(
    tx,
  )
  return rows[0]?.is_known === true
}

export async function deleteKnownDevices(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('known_device').where('person_id', '=', personId).execute()
}

/** Removes where a person logged in from, for all their sessions. */
export async function blankOrigins(tx: Tx, personId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ user_agent: '', address: '' })
    .where('person_id', '=', personId)
    .execute()
}

/** Ends all of a person's sessions. The person must be locked already, or a login at the same moment would continue. */
export async function endSessionsOf(
  tx: Tx,
  personId: string,
  end: { at: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()
}

const byAccess = `
  select s.id, s.person_id, s.proof, s.created_at, s.stepped_up_at, p.state, p.staff_role, p.has_second_factor,
    p.password_hash is not null as has_password
  from session s join person p on p.id = s.person_id
  where s.access_hash = $1 and s.access_expires_at > $2 and s.expires_at > $2 and s.ended_at is null
    and p.state <> 'deactivated'`

/**
 * Who an access token belongs to, with what decides whether it still counts. The one query of every
 * signed-in request: it joins the person, and its text is made once.
 */
export async function findByAccess(
  db: Database | Tx,
  accessHash: Buffer,
  now: Date,
): Promise<SessionOfPerson | undefined> {
  const { rows } = await asSql(db).query<SessionOfPerson>(byAccess, [accessHash, now])
  return rows[0]
}

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
