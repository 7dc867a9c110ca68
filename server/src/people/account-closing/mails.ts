import type { Letter } from '#mails/letter.ts'

/** The last email, after an account is closed. */
export const accountClosedMail: Letter = ({ t }) => ({
  subject: t('closed.subject'),
  paragraphs: [t('closed.text'), t('closed.next')],
  reason: t('closed.reason'),
})
