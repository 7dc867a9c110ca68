import type { MailContent, MailLink } from '#platform/mail/mail-content.ts'
import type { Voice } from './letter.ts'

/** A link that freezes the account without logging in, and until when it and the email's other links work. */
export type FreezeLink = { readonly freezeUrl: string; readonly until: Date }
/** With one that signs out every device and asks for a new password. */
export type SecurityLinks = FreezeLink & { readonly notMeUrl: string }

type Actions = NonNullable<MailContent['actions']>

const freeze = ({ t, page }: Voice, url: string): MailLink => ({
  label: t('securityActions.freeze'),
  url: page(url),
})

/** Something to undo it with, and freezing the account: buttons of equal size. */
export const orFreeze = (voice: Voice, first: MailLink, { freezeUrl, until }: FreezeLink): Actions => ({
  links: [{ ...first, url: voice.page(first.url) }, freeze(voice, freezeUrl)],
  note: voice.t('securityActions.both', { when: voice.moment(until) }),
})

/** Freezing the account alone, where there is nothing else to undo. */
export const freezeOnly = (voice: Voice, { freezeUrl, until }: FreezeLink): Actions => ({
  links: [freeze(voice, freezeUrl)],
  note: voice.t('securityActions.one', { when: voice.moment(until) }),
})

/** For the owner who did not do what an email about security reports. */
export const notMeOrFreeze = (voice: Voice, links: SecurityLinks): Actions =>
  orFreeze(voice, { label: voice.t('notMe.label'), url: links.notMeUrl }, links)
