import { emailKey } from '@evenmoor/contract/email-address'

export { emailKey }

/** Where dots in the name mean nothing, by the domain that its mails go to. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox behind an address, as far as one can tell: what follows a plus in the name is an alias of it, and some
 * domains read names without their dots. Two accounts with one mailbox stay two accounts, but bring one bonus.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const domain = key.slice(at + 1)
  const name = key.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const shared = dotless[domain]
  return shared === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${shared}`
}
