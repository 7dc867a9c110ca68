import type { AccountStatus } from '@evenmoor/contract/account-status'
import type { Letter } from '#mails/letter.ts'

/** After an account was locked or suspended: the class of the reason, what still works, and when it is reviewed. */
export const accountLimitedMail =
  (publicUrl: string, { state, reason_code: code, review_by, reference }: AccountStatus): Letter =>
  ({ t, asIs, moment, page }) => ({
    subject: t(`accountLimited.subject.${state}`),
    paragraphs: [
      // Repeated from the subject, because the reason that follows refers to it.
      `${t(`accountLimited.subject.${state}`)}. ${t(`accountLimited.why.${code}`)} ${t('accountLimited.text')}`,
      t('accountLimited.works'),
      t('accountLimited.review', {
        when: moment(new Date(review_by)),
        contact: asIs(page(`${publicUrl}/contact`)),
        reference: asIs(reference),
      }),
    ],
    link: { label: t('login'), url: page(`${publicUrl}/login`) },
    reason: t('accountLimited.reason'),
  })

/** After the account was reopened, by staff or because the lock expired. */
export const accountOpenedMail =
  (publicUrl: string): Letter =>
  ({ t, page }) => ({
    subject: t('accountOpened.subject'),
    paragraphs: [`${t('accountOpened.subject')}. ${t('accountOpened.text')}`],
    link: { label: t('login'), url: page(`${publicUrl}/login`) },
    reason: t('accountOpened.reason'),
  })
