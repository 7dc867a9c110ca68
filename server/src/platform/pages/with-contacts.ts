import { escapeHtml } from '#platform/mail/escape-html.ts'

/** What a page shows of the operator: each way with its text and where it leads; null is left out of the page. */
export type ShownContacts = Readonly<
  Record<string, { readonly text: string; readonly href: string | null } | null | boolean>
>

/** An element of a prerendered page that shows one contact, or that these are examples (web/src/ui/OperatorContact.tsx). */
const element = /<(\w+) data-contact="(\w+)"[^>]*>.*?<\/\1>/gs

/**
 * Puts the operator's contacts where the build could not know them, takes out what they have not set, and tells the page
 * what is left, so that its scripts draw the same.
 */
export function withContacts(html: string, contacts: ShownContacts): string {
  const filled = html.replaceAll(element, (whole: string, _tag: string, kind: string) => {
    const contact = contacts[kind]
    if (typeof contact === 'boolean') return contact ? whole : ''
    if (!contact) return ''
    return whole
      .replaceAll('{{href}}', () => escapeHtml(contact.href ?? ''))
      .replaceAll('{{text}}', () => escapeHtml(contact.text))
  })
  return filled.replace('<html ', () => `<html data-contacts="${escapeHtml(JSON.stringify(contacts))}" `)
}
