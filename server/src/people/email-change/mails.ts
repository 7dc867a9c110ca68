import type { Letter } from '#mails/letter.ts'

/** A code that proves access to a mailbox, when an account's address is changed. */
export const emailChangeCodeMail =
  (code: string, mailbox: 'old' | 'new'): Letter =>
  ({ t, asIs }) => ({
    subject: t('addressCode.subject', { code: asIs(code) }),
    paragraphs: [t(`addressCode.${mailbox}`)],
    code: { value: code, expiry: t('addressCode.expiry') },
    reason: t(`addressCode.${mailbox}Reason`),
  })

/** After the address was changed: with the undo link to the old mailbox, without it to the new one. */
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

/** To both mailboxes, after a change of address was undone. */
export const emailChangeUndoneMail =
  (publicUrl: string, email: string): Letter =>
  ({ t, asIs, page }) => ({
    subject: t('addressChangedBack.subject'),
    paragraphs: [t('addressChangedBack.text', { email: asIs(email) }), t('addressChangedBack.next')],
    link: { label: t('setPassword'), url: page(`${publicUrl}/forgot-password`) },
    reason: t('addressChangedBack.reason'),
  })

/** To the owner of an address that someone wants for another account. */
export const addressInUseMail: Letter = ({ t }) => ({
  subject: t('addressInUse.subject'),
  paragraphs: [t('addressInUse.text')],
  reason: t('addressInUse.reason'),
})
