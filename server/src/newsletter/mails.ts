import type { Letter } from '#mails/letter.ts'

type Links = { readonly publicUrl: string; readonly confirmToken: string; readonly unsubscribeToken: string }

/** Asks the owner of an address to confirm the newsletter. Only confirmed addresses are on the list. */
export const confirmMail =
  ({ publicUrl, confirmToken, unsubscribeToken }: Links): Letter =>
  ({ t, asIs, page }) => ({
    subject: t('newsletter.subject'),
    paragraphs: [
      t('newsletter.text'),
      t('newsletter.leave', {
        unsubscribe: asIs(page(`${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`)),
      }),
    ],
    link: {
      label: t('newsletter.confirm'),
      url: page(`${publicUrl}/newsletter/confirm?token=${confirmToken}`),
      expiry: t('newsletter.expiry'),
    },
    reason: t('newsletter.reason'),
    unsubscribeUrl: `${publicUrl}/management/unsubscribe/?token=${unsubscribeToken}`,
  })
