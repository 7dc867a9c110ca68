import type { Config } from '#config.ts'
import type { Limit } from '#platform/rate-limits/rate-limit.ts'

/** A message of the contact form, checked by the contract. */
export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** How many messages one network address may send (trust goal L13). */
export const contactLimit: Limit = { name: 'contact', max: 5, seconds: 3_600 }

/** How many together are taken from people who are not signed in: the desk reads them all. */
export const contactLimitOfAll: Limit = { name: 'contact-all', max: 30, seconds: 3_600 }

/** How many one person who is signed in may send, however many others there are. */
export const contactLimitOfPerson: Limit = { name: 'contact-person', max: 5, seconds: 3_600 }

/** How a message is named to people. */
export const referenceText = (reference: bigint): string => `C-${reference}`

/** The inbox for replies to our mails: the operator's. Null while none is set, since the example address is no inbox. */
export const repliesGoTo = ({ contactEmail, settings }: Config): string | null =>
  settings.get('CONTACT_EMAIL') === true ? contactEmail : null
