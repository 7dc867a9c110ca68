/** Who a name or an address is easily taken for (docs/decisions/0101). */
import type { LookAlike, MarkedName } from '@evenmoor/contract/look-alike'
import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/pool.ts'
import { emailKey } from './email-address.ts'

/** A name and an address as they are shown; an account's own address tells which account is its own. */
export type NameAndEmail = { readonly name: string; readonly email: string }

type Row = {
  readonly place: number
  readonly kind: LookAlike['kind']
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/**
 * For each of these, in their order, the other account that it looks like; null where there is none. A colleague's name
 * comes first, then an address, then a name that is written differently: people who share a name as it is written are
 * many, and they fool no one. One query.
 */
export async function lookAlikesOf(
  db: Database | Tx,
  shown: readonly NameAndEmail[],
): Promise<readonly (LookAlike | null)[]> {
  if (shown.length === 0) return []
  const names = shown.map(({ name }) => name)
  const keys = shown.map(({ email }) => emailKey(email))
  const { rows } = await sql<Row>`
    with subject as materialized (
      select place::int, email_key, lower(name) as written, name_skeleton(name) as name_skeleton,
        name_skeleton(email_key) as email_skeleton
      from unnest(${names}::text[], ${keys}::text[]) with ordinality as t (name, email_key, place)
    )
    select s.place, o.kind, o.first_name, o.last_name, o.email
    from subject s cross join lateral (
      (select 1 as rank, 'colleague_name' as kind, p.first_name, p.last_name, p.email from person p
        where p.staff_role is not null and p.state = 'active' and s.name_skeleton <> ''
          and p.name_skeleton = s.name_skeleton and p.email_key <> s.email_key limit 1)
      union all
      (select 2, 'email', p.first_name, p.last_name, p.email from person p
        where p.email_skeleton = s.email_skeleton and p.email_key <> s.email_key limit 1)
      union all
      (select 3, 'name', e.first_name, e.last_name, e.email from (
          (select p.* from person p where p.name_skeleton = s.name_skeleton
            order by p.name_skeleton, lower(p.first_name || ' ' || p.last_name) limit 1)
          union all
          (select p.* from person p where p.name_skeleton = s.name_skeleton
            order by p.name_skeleton desc, lower(p.first_name || ' ' || p.last_name) desc limit 1)
        ) e
        where s.name_skeleton <> '' and e.email_key <> s.email_key
          and btrim(lower(e.first_name || ' ' || e.last_name)) <> s.written limit 1)
      order by rank limit 1
    ) o`.execute(db)
  const found = new Map(
    rows.map(({ place, kind, first_name, last_name, email }) => [
      place,
      { kind, name: `${first_name} ${last_name}`.trim() || email, email },
    ]),
  )
  return shown.map((_one, index) => found.get(index + 1) ?? null)
}

/** These people, in their order, each with the account that they look like. One query. */
export async function markLookAlikes<Person extends NameAndEmail>(
  db: Database | Tx,
  people: readonly Person[],
): Promise<(Person & { readonly resembles: LookAlike | null })[]> {
  const resembling = await lookAlikesOf(db, people)
  return people.map((person, index) => ({ ...person, resembles: resembling[index] ?? null }))
}

/** The same without their addresses, for those who see names alone. */
export const markedNames = async (
  db: Database | Tx,
  people: readonly (NameAndEmail & { readonly id: string })[],
): Promise<MarkedName[]> =>
  (await markLookAlikes(db, people)).map(({ id, name, resembles }) => ({ id, name, resembles }))
