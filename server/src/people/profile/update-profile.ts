import type { ProfileChanges } from '@evenmoor/contract/profile'
import type { Tx } from '#platform/database/pool.ts'
import { lockOpenPerson, updatePerson } from '../person-store.ts'

/** Changes only what people may change in their own profile; preferences that are not given stay. */
export async function updateProfile(tx: Tx, personId: string, changes: ProfileChanges): Promise<void> {
  const person = await lockOpenPerson(tx, personId)
  const { first_name, last_name, locale, theme, preferences } = changes
  await updatePerson(tx, personId, {
    first_name: first_name ?? person.first_name,
    last_name: last_name ?? person.last_name,
    locale: locale ?? person.locale,
    theme: theme ?? person.theme,
    preferences: { ...asObject(person.preferences), ...preferences },
  })
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
