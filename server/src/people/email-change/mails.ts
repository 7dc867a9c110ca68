import type { Letter } from '#mails/letter.ts'

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

/** To the owner of an account when somebody wants its address for another account. */
export const addressInUseMail: Letter = ({ t }) => ({
  subject: t('addressInUse.subject'),
  paragraphs: [t('addressInUse.text')],
  reason: t('addressInUse.reason'),
})
