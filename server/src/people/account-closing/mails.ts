import type { Letter } from '#mails/letter.ts'

/** The last mail to somebody who closed their account. */
export const accountClosedMail: Letter = ({ t }) => ({
  subject: t('closed.subject'),
  paragraphs: [t('closed.text'), t('closed.next')],
  reason: t('closed.reason'),
})
