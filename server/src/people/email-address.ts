import { emailKey } from '@evenmoor/contract/email-address'

export { emailKey }

/** Domains that ignore dots in the name, by the domain that receives their mail. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox behind an address, as far as can be told: what follows a plus is an alias, and some domains ignore dots.
 * Two accounts with one mailbox stay two accounts, but earn one bonus.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const shared = dotless[domain]
  return shared === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${shared}`
}
