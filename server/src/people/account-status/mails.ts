import type { Standing } from '@evenmoor/contract/standing'
import type { Letter } from '#mails/letter.ts'

/** After an account was locked or suspended: why by its class, what still works, by when it is looked at again. */
export const accountLimitedMail =
  (publicUrl: string, { state, reason_code: code, review_by, reference }: Standing): Letter =>
  ({ t, asIs, moment, page }) => ({
    subject: t(`accountLimited.subject.${state}`),
    paragraphs: [
      // Said again: the reason that follows speaks of it.
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

/** After it was opened again, by staff or at the end that was set. */
export const accountOpenedMail =
  (publicUrl: string): Letter =>
  ({ t, page }) => ({
    subject: t('accountOpened.subject'),
    paragraphs: [`${t('accountOpened.subject')}. ${t('accountOpened.text')}`],
    link: { label: t('login'), url: page(`${publicUrl}/login`) },
    reason: t('accountOpened.reason'),
  })
