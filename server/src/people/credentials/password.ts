import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { badField } from '#platform/problems.ts'

const lengthMin = 8
const lengthMax = 128
/** Of 0 to 4: from 3 on, a password withstands an attacker who has the hashes for a while. */
const scoreMin = 3
/** The first characters alone must be strong enough, which bounds the cost of the check. */
const lookedAt = 32
/** "p4$$w0rd" and the like: how many readings of a password are looked up. Its cost grows with them; the default is 100. */
const readings = 16

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: readings })

/** Words a password must not be made of: the person's own. */
export type PersonalWords = { readonly email: string; readonly firstName: string; readonly lastName: string }

/** The same password however the keyboard composes it: NFKC, as hashed and as counted. */
export const normalizePassword = (typed: string): string => typed.normalize('NFKC')

/** Whether this is too long to be a password; then it is refused before any hashing. */
export const isPasswordTooLong = (typed: string): boolean =>
  typed.length > lengthMax * 2 || characters(normalizePassword(typed)) > lengthMax

/**
 * Throws 400 with the reason when a password is too short, too long or guessable: common and leaked ones,
 * keyboard runs, repeats, our own name, the person's own words. Any script, spaces and emoji are fine,
 * and no kind of character is demanded.
 */
export function assertStrongPassword(typed: string, person: PersonalWords): void {
  if (isPasswordTooLong(typed)) throw badField('password', 'text_too_long', { characters_max: lengthMax })
  const password = normalizePassword(typed)
  if (characters(password) < lengthMin)
    throw badField('password', 'password_too_short', { characters_min: lengthMin })
  const { score } = strength.check(Array.from(password).slice(0, lookedAt).join(''), ownWords(person))
  if (score < scoreMin) {
    throw badField('password', 'password_guessable')
  }
}

const characters = (text: string): number => Array.from(text).length

function ownWords({ email, firstName, lastName }: PersonalWords): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const words = [local, ...local.split(/[^\p{L}\p{N}]+/u), domain, ...domain.split('.'), firstName, lastName]
  return ['evenmoor', 'even', 'moor', email, ...words].filter((word) => word.length > 2)
}
