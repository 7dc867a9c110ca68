import { isFamilyNameFirst, locales } from '@evenmoor/contract/locales'
import { type RawBuilder, sql } from 'kysely'

const column = (person: string, name: 'first_name' | 'last_name' | 'email' | 'locale') =>
  sql.ref(`${person}.${name}`)

const familyNameFirst = sql.lit(`{${locales.filter(isFamilyNameFirst).join(',')}}`)

/**
 * The name of a joined person as staff see it, in the order of `fullName`, or their email address: colleagues added by
 * the operator may not have given a name. Null when no person is joined.
 */
export const displayName = (person: string): RawBuilder<string | null> => {
  const [first, last] = [column(person, 'first_name'), column(person, 'last_name')]
  return sql<
    string | null
  >`coalesce(nullif(trim(case when ${column(person, 'locale')} = any(${familyNameFirst}::text[])
    then concat_ws(' ', ${last}, ${first}) else concat_ws(' ', ${first}, ${last}) end), ''), ${column(person, 'email')})`
}

/** A joined person's name in both orders, for a search to find it as it is shown. */
export const searchedName = (person: string): RawBuilder<string> =>
  sql<string>`concat_ws(' ', ${column(person, 'first_name')}, ${column(person, 'last_name')}, ${column(person, 'first_name')})`

/** How lists sort by the name of a joined person: family name first. */
export const sortName = (person: string): RawBuilder<string> =>
  sql<string>`lower(${column(person, 'last_name')} || ' ' || ${column(person, 'first_name')})`
