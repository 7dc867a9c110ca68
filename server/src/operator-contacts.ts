import type { Config } from '#config.ts'
import { isReachableFromElsewhere } from './exposure.ts'

/** One contact of the operator: its text and its link. */
export type Contact = { readonly text: string; readonly href: string | null }

export const contactKinds = ['email', 'phone', 'telegram', 'address'] as const
export type ContactKind = (typeof contactKinds)[number]

/** How the operator can be reached, as pages show it. What is not set is null. */
export type OperatorContacts = Readonly<Record<ContactKind, Contact | null>> & {
  /** Nothing is set, and only this machine can reach the site: the contacts are examples, and pages say so. */
  readonly isExample: boolean
}

type Settings = Pick<
  Config,
  'contactEmail' | 'contactPhone' | 'contactTelegram' | 'contactAddress' | 'host' | 'publicUrl' | 'settings'
>

/** Numbers, names and addresses that are kept free for examples. */
const examples = {
  contactEmail: 'support@example.com',
  contactPhone: '+1 202 555 0100',
  contactTelegram: 'https://t.me/example',
  contactAddress: '1 Example Street',
}

/** The contacts of the settings. Where none is given on a site for this machine alone, examples show where they will appear. */
export function operatorContacts(config: Settings): OperatorContacts {
  const given = {
    ...config,
    contactEmail: config.settings.get('CONTACT_EMAIL') === true ? config.contactEmail : undefined,
  }
  const isNoneGiven = Object.keys(examples).every(
    (name) => given[name as keyof typeof examples] === undefined,
  )
  const isExample = isNoneGiven && !isReachableFromElsewhere(config)
  const { contactEmail, contactPhone, contactTelegram, contactAddress } = isExample ? examples : given
  return {
    isExample,
    email: contact(contactEmail, (email) => `mailto:${email}`),
    phone: contact(contactPhone, (phone) => `tel:${phone.replaceAll(' ', '')}`),
    telegram:
      contactTelegram === undefined
        ? null
        : { text: contactTelegram.replace('https://', ''), href: contactTelegram },
    address: contact(contactAddress, () => null),
  }
}

/** The same for mails, which show no examples. */
export function contactLines(config: Settings): readonly string[] {
  const contacts = operatorContacts(config)
  return contacts.isExample ? [] : contactKinds.flatMap((kind) => contacts[kind]?.text ?? [])
}

const contact = (text: string | undefined, href: (text: string) => string | null): Contact | null =>
  text === undefined ? null : { text, href: href(text) }
