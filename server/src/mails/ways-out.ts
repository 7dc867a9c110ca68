import type { MailContent, MailLink } from '#platform/mail/mail-content.ts'
import type { Voice } from './letter.ts'

/** Links of one email that work without logging in, and until when. */
export type SecurityLinks = { readonly notMeUrl: string; readonly freezeUrl: string; readonly until: Date }

type Actions = NonNullable<MailContent['actions']>

const freeze = ({ t, page }: Voice, url: string): MailLink => ({ label: t('waysOut.freeze'), url: page(url) })

/** Something to undo it with, and freezing the account: buttons of equal size. */
export const orFreeze = (
  voice: Voice,
  first: MailLink,
  { freezeUrl, until }: Pick<SecurityLinks, 'freezeUrl' | 'until'>,
): Actions => ({
  links: [{ ...first, url: voice.page(first.url) }, freeze(voice, freezeUrl)],
  note: voice.t('waysOut.both', { when: voice.moment(until) }),
})

/** Freezing the account alone, where there is nothing else to undo. */
export const freezeOnly = (
  voice: Voice,
  { freezeUrl, until }: Pick<SecurityLinks, 'freezeUrl' | 'until'>,
): Actions => ({
  links: [freeze(voice, freezeUrl)],
  note: voice.t('waysOut.one', { when: voice.moment(until) }),
})

/** For the owner who did not do what an email about security reports. */
export const notMeOrFreeze = (voice: Voice, links: SecurityLinks): Actions =>
  orFreeze(voice, { label: voice.t('notMe.label'), url: links.notMeUrl }, links)
