import { sql } from 'kysely'
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
  const rows = await db
    .selectFrom('audit_entry')
    .select(['at', 'action', sql<string>`substr(subject, ${'person:'.length + 1})`.as('person_id')])
    .where(
      'subject',
      'in',
      personIds.map((id) => `person:${id}`),
    )
    .where('action', 'in', Object.keys(kinds))
    .where('at', '>=', since)
    .execute()
  for (const { at, action, person_id } of rows) {
    const kind = kinds[action]
    if (kind !== undefined) changes.get(person_id)?.push({ kind, at })
  }
  return changes
}
