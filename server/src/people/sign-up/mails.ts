import type { Letter } from '#mails/letter.ts'
import { notMe } from '#sessions/mails.ts'

/**
 * The six-digit code after signing up. The code stands in three and three, and as it is typed. Where several forms wait for
 * one address, it says that each has a code of its own.
 */
export const codeMail =
  (code: string, { isOneOfSeveral = false } = {}): Letter =>
  ({ t, asIs }) => ({
    subject: t('code.subject', { code: asIs(code) }),
    paragraphs: [t('code.text'), ...(isOneOfSeveral ? [t('code.several')] : [])],
    code: { value: code, expiry: t('code.expiry') },
    reason: t('code.reason'),
  })

/** To the owner of an account when somebody signs up with its address again. */
export const alreadyRegisteredMail =
  (publicUrl: string): Letter =>
  ({ t, asIs, page }) => ({
    subject: t('alreadyRegistered.subject'),
    paragraphs: [
      t('alreadyRegistered.text'),
      t('alreadyRegistered.next', {
        login: asIs(page(`${publicUrl}/login`)),
        forgot: asIs(page(`${publicUrl}/forgot-password`)),
      }),
    ],
    reason: t('alreadyRegistered.reason'),
  })

/** To an address that waits for its code, when a new password is asked for with it: it has no account yet. */
export const notConfirmedMail =
  (publicUrl: string): Letter =>
  ({ t, page }) => ({
    subject: t('notConfirmed.subject'),
    paragraphs: [t('notConfirmed.text')],
    link: { label: t('notConfirmed.signUp'), url: page(`${publicUrl}/signup`) },
    reason: t('reset.reason'),
  })

/** Once, when the address is confirmed. */
export const welcomeMail =
  (publicUrl: string): Letter =>
  ({ t, page, mode }) => ({
    subject: t('welcome.subject'),
    paragraphs: [t('welcome.open'), t(mode === 'test' ? 'welcome.testWallet' : 'welcome.wallet')],
    link: { label: t('login'), url: page(`${publicUrl}/login`) },
    reason: t('welcome.reason'),
  })

/** A code that shows who reads a mailbox, when an account is to have another address. */
export const emailChangeCodeMail =
  (code: string, mailbox: 'old' | 'new'): Letter =>
  ({ t, asIs }) => ({
    subject: t('addressCode.subject', { code: asIs(code) }),
    paragraphs: [t(`addressCode.${mailbox}`)],
    code: { value: code, expiry: t('addressCode.expiry') },
    reason: t(`addressCode.${mailbox}Reason`),
  })

/** After the address was changed: to the old mailbox with the link that undoes it, to the new one without. */
export const emailChangedMail =
  (email: string, undoUrl?: string): Letter =>
  ({ t, asIs, page }) => ({
    subject: t('addressChanged.subject'),
    paragraphs: [
      t('addressChanged.text', { email: asIs(email) }),
      ...(undoUrl === undefined ? [] : [t('addressChanged.notYou')]),
    ],
    ...(undoUrl === undefined
      ? {}
      : {
          link: {
            label: t('addressChanged.undo'),
            url: page(undoUrl),
            expiry: t('addressChanged.expiry'),
          },
        }),
    reason: t('addressChanged.reason'),
  })

/** After a change of address was undone, to both mailboxes. */
export const emailChangeUndoneMail =
  (publicUrl: string, email: string): Letter =>
  ({ t, asIs, page }) => ({
    subject: t('addressChangedBack.subject'),
    paragraphs: [t('addressChangedBack.text', { email: asIs(email) }), t('addressChangedBack.next')],
    link: { label: t('setPassword'), url: page(`${publicUrl}/forgot-password`) },
    reason: t('addressChangedBack.reason'),
  })

/** After the password was changed in the profile. */
export const ownPasswordChangedMail =
  (notMeUrl: string): Letter =>
  (voice) => ({
    subject: voice.t('passwordChanged.subject'),
    paragraphs: [voice.t('passwordChanged.own'), voice.t('passwordChanged.ownNotYou')],
    link: notMe(voice, notMeUrl),
    reason: voice.t('passwordChanged.reason'),
  })

/** The last mail to somebody who closed their account. */
export const accountClosedMail: Letter = ({ t }) => ({
  subject: t('closed.subject'),
  paragraphs: [t('closed.text'), t('closed.next')],
  reason: t('closed.reason'),
})

/** To the owner of an account when somebody wants its address for another account. */
export const addressInUseMail: Letter = ({ t }) => ({
  subject: t('addressInUse.subject'),
  paragraphs: [t('addressInUse.text')],
  reason: t('addressInUse.reason'),
})
