/** One way to reach the operator: what people read, and where it leads. */
export type Contact = { readonly text: string; readonly href: string }
export type ContactKind = 'email' | 'phone' | 'telegram' | 'address'
type Contacts = Readonly<Partial<Record<ContactKind, Contact | null>>> & { readonly isExample?: boolean }

/** Stands in prerendered pages for what the operator sets; the server fills it in (server/src/platform/pages/with-contacts.ts). */
const placeholder: Contact = { text: '{{text}}', href: '{{href}}' }
const unknown: Contacts = {
  email: placeholder,
  phone: placeholder,
  telegram: placeholder,
  address: placeholder,
  isExample: true,
}

/** How the operator of this site can be reached, as the server wrote it on the document; what is not set is left out. */
export const operatorContacts: Contacts =
  typeof document === 'undefined'
    ? unknown
    : (JSON.parse(document.documentElement.dataset['contacts'] ?? '{}') as Contacts)
