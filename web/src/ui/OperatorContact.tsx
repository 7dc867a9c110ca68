import type { ReactNode } from 'react'
import { type Contact, type ContactKind, operatorContacts } from '#ui/operator-contacts.ts'

type OperatorContactProps = {
  kind: ContactKind
  /** The element it stands in, which holds no other of its kind: the server takes it out where nothing is set. */
  as: 'li' | 'div'
  className?: string
  children: (contact: Contact) => ReactNode
}

/** One of the operator's contacts; nothing where it is not set. */
export function OperatorContact({ kind, as: Element, className, children }: OperatorContactProps) {
  const contact = operatorContacts[kind]
  if (!contact) return null
  return (
    <Element data-contact={kind} className={className}>
      {children(contact)}
    </Element>
  )
}

/** Says that the contacts are examples, where they are. */
export function ExampleContacts({ className, children }: { className?: string; children: ReactNode }) {
  if (operatorContacts.isExample !== true) return null
  return (
    <p data-contact="isExample" className={className}>
      {children}
    </p>
  )
}
