/** Who a name or an address is easily taken for (docs/decisions/0101). */
import type { LookAlike, MarkedName } from '@evenmoor/contract/look-alike'
import { fullName, type PersonName } from '@evenmoor/contract/person-name'
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import { displayName } from './display-name.ts'
import { emailKey } from './email-address.ts'

/** A name and an address as they are shown; an account's own address tells which account is its own. */
export type NameAndEmail = { readonly name: string; readonly email: string }

type Found = PersonName & { readonly kind: LookAlike['kind']; readonly email: string }
type Row = Found & { readonly place: number }

/**
 * A text with its words moved round in every way that keeps their sequence: a name as it is shown is kept as one of these,
 * with the given name first, whichever of its parts its language writes first.
 */
const turned = (text: string) =>
  sql.raw(`(select array_agg(distinct array_to_string(word[n:] || word[:n - 1], ' '))
    from string_to_array(${text}, ' ') word, generate_series(1, cardinality(word)) n)`)

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
  const subjects = shown.map(({ name, email }) => ({ name, key: emailKey(email) }))
  const [only] = subjects
  const rows =
    only !== undefined && subjects.length === 1
      ? await looksLikeOne(db, only)
      : await looksLike(db, {
          names: subjects.map(({ name }) => name),
          keys: subjects.map(({ key }) => key),
        })
  const found = new Map(rows.map((row) => [row.place, lookAlikeFrom(row)]))
  return shown.map((_one, index) => found.get(index + 1) ?? null)
}

const looksLike = compiledOnce((_db, given: { names: readonly string[]; keys: readonly string[] }) =>
  lookingLike(
    sql`unnest(${given.names}::text[], ${given.keys}::text[]) with ordinality as t (name, email_key, place)`,
  ),
)

// `offset 0` keeps the name from the planner. Where it sees one, the plan for that name looks cheaper than one for all
// names, so PostgreSQL makes a plan for each call, which takes longer than the rest.
const looksLikeOne = compiledOnce((_db, given: { name: string; key: string }) =>
  lookingLike(
    sql`(select ${given.name}::text as name, ${given.key}::text as email_key, 1 as place offset 0) t`,
  ),
)

const lookingLike = (subjects: RawBuilder<unknown>) => sql<Row>`
    with subject as materialized (
      select place::int, email_key, ${turned('lower(name)')} as written,
        coalesce(${turned('name_skeleton(name)')}, '{}') as name_skeletons, name_skeleton(email_key) as email_skeleton
      from ${subjects}
    )
    select s.place, o.kind, o.first_name, o.last_name, o.locale, o.email
    from subject s cross join lateral (
      (select 1 as rank, 'colleague_name' as kind, p.first_name, p.last_name, p.locale, p.email from person p
        where p.staff_role is not null and p.state = 'active'
          and p.name_skeleton = any(s.name_skeletons) and p.email_key <> s.email_key limit 1)
      union all
      (select 2, 'email', p.first_name, p.last_name, p.locale, p.email from person p
        where p.email_skeleton = s.email_skeleton and p.email_key <> s.email_key limit 1)
      union all
      (select 3, 'name', e.first_name, e.last_name, e.locale, e.email
        from unnest(s.name_skeletons) looks (like_this) cross join lateral (
          (select p.* from person p where p.name_skeleton = looks.like_this
            order by p.name_skeleton, lower(p.first_name || ' ' || p.last_name) limit 1)
          union all
          (select p.* from person p where p.name_skeleton = looks.like_this
            order by p.name_skeleton desc, lower(p.first_name || ' ' || p.last_name) desc limit 1)
        ) e
        where e.email_key <> s.email_key
          and btrim(lower(e.first_name || ' ' || e.last_name)) <> all(s.written) limit 1)
      order by rank limit 1
    ) o`

/** In a query, the account that a joined person looks like by the name and address that staff see; see `lookAlikeFrom`. */
export const lookAlikeOf = (person: string): RawBuilder<Found | null> => sql`(
  select to_json(look_alike) from (${lookingLike(
    sql`(select ${displayName(person)} as name, ${sql.ref(`${person}.email_key`)} as email_key, 1 as place offset 0) t`,
  )}) look_alike)`

/** The query of the same for several people. */
export const lookAlikesIn = (db: Database | Tx, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('person')
    .select(['person.id', lookAlikeOf('person').as('look_alike')])
    .where(sql<boolean>`person.id = any(${ids})`)

/** What `lookAlikeOf` gave. */
export const lookAlikeFrom = (found: Found | null): LookAlike | null =>
  found && { kind: found.kind, name: fullName(found) || found.email, email: found.email }

/** These people, in their order, each with the account that they look like, for those who see names alone. One query. */
export async function markedNames(
  db: Database | Tx,
  people: readonly (NameAndEmail & { readonly id: string })[],
): Promise<MarkedName[]> {
  const resembling = await lookAlikesOf(db, people)
  return people.map(({ id, name }, index) => ({ id, name, resembles: resembling[index] ?? null }))
}
