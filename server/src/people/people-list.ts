/** The queries behind the console's lists of people. */
import { fullName, type PersonName } from '@evenmoor/contract/person-name'
import type { StaffRole } from '@evenmoor/contract/staff'
import { type RawBuilder, sql } from 'kysely'
import { containing } from '#platform/database/containing.ts'
import type { Database } from '#platform/database/pool.ts'
import { lockReferencePrefix } from './lock-reference.ts'

export type PersonRow = {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly locale: string
  /** As stored, or `unconfirmed` for an open account whose address was never confirmed and who is not staff. */
  readonly state: string
  readonly state_reason: string | null
  readonly state_until: Date | null
  readonly state_reason_code: string | null
  readonly state_since: Date | null
  readonly state_review_by: Date | null
  readonly state_reference: bigint | null
  readonly frozen_at: Date | null
  readonly verified_at: Date | null
  readonly has_second_factor: boolean
  readonly staff_role: string | null
  readonly created_at: Date
  readonly last_signed_in_at: Date | null
  /** Last name first, lower case; never null, to sort by. */
  readonly sort_name: string
  /** The role as a text that is never null, to sort by. */
  readonly sort_role: string
}

export type PeopleFilter = {
  readonly q?: string | undefined
  readonly state?: string | undefined
  /** Only staff, with one role or any; `none`: everybody else. */
  readonly staffRole?: StaffRole | 'any' | 'none' | undefined
}

const shownState = sql<string>`case when state = 'active' and verified_at is null and staff_role is null
  then 'unconfirmed' else state end`

function hasRole(role: NonNullable<PeopleFilter['staffRole']>): RawBuilder<boolean> {
  if (role === 'none') return sql<boolean>`staff_role is null`
  return role === 'any' ? sql<boolean>`staff_role is not null` : sql<boolean>`staff_role = ${role}`
}

/** What a person is found by; the index `person_search` has this very text. */
const searched = sql<string>`(email || ' ' || first_name || ' ' || last_name || ' ' || first_name || ' ' || id::text
  || coalesce(${sql.lit(` ${lockReferencePrefix}`)} || state_reference::text, ''))`

/** The people that match a filter. */
export const peopleRows = (db: Database, { q = '', state, staffRole }: PeopleFilter) =>
  db
    .selectFrom('person')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'locale',
      shownState.as('state'),
      'state_reason',
      'state_until',
      'state_reason_code',
      'state_since',
      'state_review_by',
      'state_reference',
      'frozen_at',
      'verified_at',
      'has_second_factor',
      'staff_role',
      'created_at',
      'last_signed_in_at',
      sql<string>`lower(last_name || ' ' || first_name)`.as('sort_name'),
      sql<string>`coalesce(staff_role, '')`.as('sort_role'),
    ])
    .$if(state !== undefined, (query) => query.where(shownState, '=', state ?? ''))
    .$if(staffRole !== undefined, (query) => query.where(hasRole(staffRole ?? 'any')))
    .$if(q !== '', (query) => query.where(sql<boolean>`${searched} ilike ${containing(q)}`))

/** One person of the list; undefined when there is none. */
export const findPersonRow = (db: Database, id: string): Promise<PersonRow | undefined> =>
  peopleRows(db, {}).where('id', '=', id).executeTakeFirst()

/** A person's name; the email address when there is none. */
export const nameOf = (person: PersonName & { readonly email: string }): string =>
  fullName(person) || person.email
