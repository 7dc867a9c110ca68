import type { Letter } from '#mails/letter.ts'

/** To both mailboxes, after a change of address was undone. */
export const emailChangeUndoneMail =
  (publicUrl: string, email: string): Letter =>
  ({ t, asIs, page }) => ({
    subject: t('addressChangedBack.subject'),
    paragraphs: [t('addressChangedBack.text', { email: asIs(email) }), t('addressChangedBack.next')],
    link: { label: t('setPassword'), url: page(`${publicUrl}/forgot-password`) },
    reason: t('addressChangedBack.reason'),
  })
