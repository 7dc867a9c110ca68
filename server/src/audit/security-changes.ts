import { type RawBuilder, sql } from 'kysely'

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

/** In a query, a person's changes since an instant, from the audit entries; see `changesFrom`. */
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
