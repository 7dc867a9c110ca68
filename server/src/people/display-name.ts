import { type RawBuilder, sql } from 'kysely'

/**
 * The name of a joined person as staff see it, or their email address: colleagues added by the operator may not have
 * given a name. Null when no person is joined.
 */
export const displayName = (person: string): RawBuilder<string | null> =>
  sql<string | null>`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${person}.first_name`)},
    ${sql.ref(`${person}.last_name`)})), ''), ${sql.ref(`${person}.email`)})`

/** How lists sort by the name of a joined person: family name first. */
export const sortName = (person: string): RawBuilder<string> =>
  sql<string>`lower(${sql.ref(`${person}.last_name`)} || ' ' || ${sql.ref(`${person}.first_name`)})`
