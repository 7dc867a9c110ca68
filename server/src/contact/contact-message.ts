import type { Config } from '#config.ts'
import type { Limit } from '#platform/rate-limit.ts'

/** A message of the contact form, checked by the contract. */
export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** How many messages one network address may send (trust goal L13). */
export const contactLimit: Limit = { name: 'contact', max: 5, seconds: 3_600 }

/** How a message is named to people. */
export const referenceText = (reference: bigint): string => `C-${reference}`

/** Where replies to our mails are read: the operator's inbox; null while none is set, and the example in its place is nobody's. */
export const repliesGoTo = ({ contactEmail, settings }: Config): string | null =>
  settings.get('CONTACT_EMAIL') === true ? contactEmail : null
