import { sql } from 'kysely'
import { displayName, searchedName } from '#people/display-name.ts'
import { containing } from '#platform/database/containing.ts'
import type { Database, Tx } from '#platform/database/pool.ts'

export type AuditFilter = {
  readonly q?: string | undefined
  readonly noun?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export type AuditRow = {
  readonly id: bigint
  readonly at: Date
  readonly actor_id: string | null
  readonly actor_name: string | null
  readonly actor_email: string | null
  readonly action: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
  readonly position: bigint | null
}

/** The audit entries that match a filter. */
export const auditRows = (db: Database, { q = '', noun, from, to }: AuditFilter) =>
  db
    .selectFrom('audit_entry as e')
    .leftJoin('person as p', 'p.id', 'e.actor_id')
    .leftJoin('audit_seal as s', 's.entry_id', 'e.id')
    .select([
      'e.id',
      'e.at',
      'e.actor_id',
      'e.action',
      'e.subject',
      'e.before',
      'e.after',
      'e.reason',
      's.position',
    ])
    .select([displayName('p').as('actor_name'), 'p.email as actor_email'])
    .$if(noun !== undefined, (query) => query.where('e.action', 'like', `${noun?.replaceAll('_', '\\_')}.%`))
    .$if(from !== undefined, (query) =>
      query.where('e.at', '>=', sql<Date>`${from}::date at time zone 'UTC'`),
    )
    .$if(to !== undefined, (query) =>
      query.where('e.at', '<', sql<Date>`(${to}::date + 1) at time zone 'UTC'`),
    )
    .$if(q !== '', (query) =>
      query.where(
        sql<boolean>`concat_ws(' ', e.action, e.subject, e.reason, ${searchedName('p')}, p.email) ilike ${containing(q)}`,
      ),
    )

/** How far the chain reaches, and how many entries are not sealed yet. */
export async function auditChainState(db: Database): Promise<{ sealed: number; unsealed: number }> {
  const { rows } = await sql<{ sealed: bigint; unsealed: bigint }>`
    select (select coalesce(max(position), 0) from audit_seal) as sealed,
      (select count(*) from audit_entry where id > (select sealed_to from audit_seal_progress)) as unsealed`.execute(
    db,
  )
  return { sealed: Number(rows[0]?.sealed ?? 0), unsealed: Number(rows[0]?.unsealed ?? 0) }
}

/** The end of the chain; null before the first seal. */
export async function lastSeal(tx: Tx): Promise<{ position: bigint; hash: Buffer } | null> {
  const row = await tx
    .selectFrom('audit_seal')
    .select(['position', 'hash'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Seals what can be sealed; returns how many entries. */
export async function sealAuditEntries(db: Database): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_audit_entries() as sealed`.execute(db)
  return rows[0]?.sealed ?? 0
}

export type SealRow = { position: bigint; entry_id: bigint; hash: string; offence: string | null }

/**
 * Seals after a position in the chain, each compared with its entry's current content; those that differ, and the last.
 */
export async function compareSeals(
  db: Database,
  after: { position: bigint; entryId: bigint; hash: string },
  length: number,
): Promise<SealRow[]> {
  const { rows } = await sql<SealRow>`
    with chain as (
      select s.position, s.entry_id, s.hash,
        lag(s.hash, 1, decode(${after.hash}, 'hex')) over line as hash_before,
        lag(s.position, 1, ${after.position}::bigint) over line as position_before,
        lag(s.entry_id, 1, ${after.entryId}::bigint) over line as id_before
      from (select * from audit_seal where position > ${after.position}::bigint order by position limit ${length}) s
      window line as (order by s.position)
    ), compared as (
      select c.position, coalesce(c.entry_id, d.entry_id) as entry_id, c.hash, case
        when c.position is null then 'was added after its neighbours were sealed'
        when d.digest is null then 'was sealed and is gone'
        when c.position <> c.position_before + 1 then 'comes after a gap: the seal before its own is gone'
        when c.entry_id <= c.id_before then 'is sealed out of order'
        when c.hash <> sha256(c.hash_before || d.digest) then 'is not what was sealed' end as offence
      from chain c
      full join audit_digests(${after.entryId}::bigint, (select max(entry_id) from chain)) d
        on d.entry_id = c.entry_id
    )
    select position, entry_id, encode(hash, 'hex') as hash, offence from compared
    where offence is not null or position = (select max(position) from chain)
    order by entry_id limit 100`.execute(db)
  return rows
}

/**
 * The entry the chain claims to be sealed up to, when its seals end earlier, at a place: what was sealed since that was
 * read has seals after it.
 */
export async function sealedBeyond(
  db: Database,
  { position, entryId }: { readonly position: bigint; readonly entryId: bigint },
): Promise<bigint | undefined> {
  const { rows } = await sql<{ sealed_to: bigint }>`
    select sealed_to from audit_seal_progress where sealed_to > ${entryId}::bigint
      and not exists (select from audit_seal where position > ${position}::bigint)`.execute(db)
  return rows[0]?.sealed_to
}

/** A sealed entry: the text that `audit_digests` hashes, and the hash of the chain after it, in hex. */
export type SealedEntry = { readonly text: string; readonly hash: string }

/** Sealed entries after a position, in their order. */
export async function sealedAfter(
  db: Database,
  position: bigint,
  limit: number,
): Promise<(SealedEntry & { readonly position: bigint })[]> {
  const { rows } = await sql<SealedEntry & { position: bigint }>`
    select s.position, encode(s.hash, 'hex') as hash, jsonb_build_array(
      e.id, trunc(extract(epoch from e.at) * 1000000), e.actor_id, e.action, e.subject, e.before, e.after, e.reason
    )::text as text
    from audit_seal s join audit_entry e on e.id = s.entry_id
    where s.position > ${position}::bigint order by s.position limit ${limit}`.execute(db)
  return rows
}
