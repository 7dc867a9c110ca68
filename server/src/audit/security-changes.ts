import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Database } from '#platform/database/pool.ts'

/** A change to how a person gets into their account. */
export type SecurityChange = { readonly kind: 'password' | 'email' | 'factor'; readonly at: Date }

const kinds: Readonly<Record<string, SecurityChange['kind']>> = {
  'password.changed': 'password',
  'password.reset': 'password',
  'email.changed': 'email',
  'factor.authenticator_on': 'factor',
  'factor.authenticator_off': 'factor',
  'factor.passkey_added': 'factor',
  'factor.passkey_removed': 'factor',
  'factor.codes_renewed': 'factor',
  // Removed by someone who said a change was not theirs: they may be the intruder.
  'factor.dropped': 'factor',
}

/** These people's changes since an instant, by person, from the audit entries. */
export async function securityChanges(
  db: Database,
  personIds: readonly string[],
  since: Date,
): Promise<Map<string, SecurityChange[]>> {
  const changes = new Map<string, SecurityChange[]>(personIds.map((id) => [id, []]))
  if (personIds.length === 0) return changes
  const rows = await changesSince(db, { subjects: personIds.map((id) => `${prefix}${id}`), since })
  for (const { at, action, person_id } of rows) {
    const kind = kinds[action]
    if (kind !== undefined) changes.get(person_id)?.push({ kind, at })
  }
  return changes
}

/** In a query, the same of one person, as JSON; see `changesFrom`. */
export const securityChangesIn = (
  personId: RawBuilder<string>,
  since: RawBuilder<Date>,
): RawBuilder<readonly StoredChange[]> => sql`(
  select coalesce(json_agg(json_build_object('action', a.action, 'at', a.at)), '[]') from audit_entry a
  where a.subject = ${sql.lit(prefix)} || ${personId}::text and a.action in (${actions}) and a.at >= ${since})`

type StoredChange = { readonly action: string; readonly at: string }

/** What `securityChangesIn` gave. */
export const changesFrom = (stored: readonly StoredChange[]): SecurityChange[] =>
  stored.flatMap(({ action, at }) => {
    const kind = kinds[action]
    return kind === undefined ? [] : [{ kind, at: new Date(at) }]
  })

const prefix = 'person:'
const actions = sql.join(Object.keys(kinds).map((kind) => sql.lit(kind)))

const changesSince = compiledOnce(
  (_db, given: { subjects: readonly string[]; since: Date }) => sql<{
    at: Date
    action: string
    person_id: string
  }>`
    select at, action, substr(subject, ${sql.lit(prefix.length + 1)}) as person_id from audit_entry
    where subject = any(${given.subjects}::text[]) and action in (${actions}) and at >= ${given.since}`,
)
