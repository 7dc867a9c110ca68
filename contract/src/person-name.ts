import { isFamilyNameFirst, localeOf } from '#locales.ts'

/** How a person's name is put together and asked for: pages and server have this one rule. */

type NameField = 'first_name' | 'last_name'

/** A name in its parts, and the language that its owner uses, which gives their order. */
export type PersonName = {
  readonly first_name: string
  readonly last_name: string
  readonly locale: string
}

/** The fields of a name in the order in which a language asks for them and writes them. */
export const nameFields = (locale: string): readonly [NameField, NameField] =>
  isFamilyNameFirst(localeOf(locale)) ? ['last_name', 'first_name'] : ['first_name', 'last_name']

/** The parts of a name as a form begins with them: in that order, which its list of problems follows. */
export function nameParts(locale: string, { first_name, last_name }: Omit<PersonName, 'locale'>) {
  return nameFields(locale)[0] === 'first_name' ? { first_name, last_name } : { last_name, first_name }
}

/** The whole name as its owner writes it; empty where none was given. */
export const fullName = (person: PersonName): string =>
  nameFields(person.locale)
    .map((field) => person[field].trim())
    .filter((part) => part !== '')
    .join(' ')

/** What a greeting calls a person: where the family name comes first, a given name alone would be too close. */
export const greetedName = (person: PersonName): string =>
  isFamilyNameFirst(localeOf(person.locale)) ? fullName(person) : person.first_name
