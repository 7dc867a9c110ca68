import type { Letter, Voice } from '#mails/letter.ts'
import { type FreezeLink, freezeOnly, orFreeze } from '#mails/security-actions.ts'

/** A code that proves access to a mailbox, when an account's address is changed. */
const codeMail = ({ t, asIs }: Voice, code: string, mailbox: 'old' | 'new') => ({
  subject: t('addressCode.subject', { code: asIs(code) }),
  paragraphs: [t(`addressCode.${mailbox}`)],
  code: { value: code, expiry: t('addressCode.expiry') },
  reason: t(`addressCode.${mailbox}Reason`),
})

/** The code to the new mailbox. */
export const newAddressCodeMail =
  (code: string): Letter =>
  (voice) =>
    codeMail(voice, code, 'new')

/** The code to the old mailbox: with a link that freezes the account, for an owner who asked for no change. */
export const oldAddressCodeMail =
  (code: string, freezeLink: FreezeLink): Letter =>
  (voice) => ({ ...codeMail(voice, code, 'old'), actions: freezeOnly(voice, freezeLink) })

/** To the new mailbox, after the address was changed. */
export const emailChangedMail =
  (email: string): Letter =>
  ({ t, asIs }) => ({
    subject: t('addressChanged.subject'),
    paragraphs: [t('addressChanged.text', { email: asIs(email) })],
    reason: t('addressChanged.reason'),
  })

/** To the old one: with links that restore it and that freeze the account. */
export const emailTakenAwayMail =
  (email: string, links: FreezeLink & { undoUrl: string }): Letter =>
  (voice) => ({
    ...emailChangedMail(email)(voice),
    paragraphs: [
      voice.t('addressChanged.text', { email: voice.asIs(email) }),
      voice.t('addressChanged.notYou'),
    ],
    actions: orFreeze(voice, { label: voice.t('addressChanged.undo'), url: links.undoUrl }, links),
  })

/** To the owner of an address that someone wants for another account. */
export const addressInUseMail: Letter = ({ t }) => ({
  subject: t('addressInUse.subject'),
  paragraphs: [t('addressInUse.text')],
  reason: t('addressInUse.reason'),
})
