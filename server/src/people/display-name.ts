import { type RawBuilder, sql } from 'kysely'

/**
 * The name of a joined person for staff to read, and their mail address where they have none: colleagues whom the
 * operator added may not have given one. Null where nobody is joined.
 */
export const displayName = (person: string): RawBuilder<string | null> =>
  sql<string | null>`coalesce(nullif(trim(concat_ws(' ', ${sql.ref(`${person}.first_name`)},
    ${sql.ref(`${person}.last_name`)})), ''), ${sql.ref(`${person}.email`)})`

/** What a list goes by when it is sorted by the name of a joined person: the family name first. */
export const sortName = (person: string): RawBuilder<string> =>
  sql<string>`lower(${sql.ref(`${person}.last_name`)} || ' ' || ${sql.ref(`${person}.first_name`)})`
