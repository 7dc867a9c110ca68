import type { AccountStatus } from '@evenmoor/contract/account-status'
import type { Letter } from '#mails/letter.ts'

/** After an account was locked or suspended: the class of the reason, what still works, and when it is reviewed. */
export const accountLimitedMail =
  (publicUrl: string, { state, reason_code: code, since, review_by, reference }: AccountStatus): Letter =>
  ({ t, asIs, moment, page }) => ({
    subject: t(`accountLimited.subject.${state}`),
    paragraphs: [
      `${t(`accountLimited.why.${code}`)} ${t('accountLimited.text')}`,
      t('accountLimited.works'),
      t('accountLimited.contact', {
        contact: asIs(page(`${publicUrl}/contact`)),
        reference: asIs(reference),
      }),
    ],
    figures: [{ label: t('figures.reference'), value: asIs(reference) }],
    timeline: {
      title: t('next.title'),
      steps: [
        { label: t('next.limited'), state: 'done', when: moment(new Date(since)) },
        {
          label: t('next.reviewed'),
          state: 'next',
          when: t('next.byLatest', { when: moment(new Date(review_by)) }),
        },
      ],
    },
    link: { label: t('login'), url: page(`${publicUrl}/login`) },
    reason: t('accountLimited.reason'),
  })

/** After the account was reopened, by staff or because the lock expired. */
export const accountOpenedMail =
  (publicUrl: string): Letter =>
  ({ t, page }) => ({
    subject: t('accountOpened.subject'),
    paragraphs: [t('accountOpened.text')],
    link: { label: t('login'), url: page(`${publicUrl}/login`) },
    reason: t('accountOpened.reason'),
  })
