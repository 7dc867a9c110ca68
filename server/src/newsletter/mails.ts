import { type Mail, composeMail } from '#platform/mail/compose.ts'

type Links = { readonly publicUrl: string; readonly confirmToken: string; readonly unsubscribeToken: string }

/** Asks the owner of an address whether they want the newsletter: nobody is on the list before they say so. */
export const confirmMail = ({ publicUrl, confirmToken, unsubscribeToken }: Links): Mail => ({
  ...composeMail({
    subject: 'Do you want the Evenmoor newsletter?',
    paragraphs: [
      'Somebody, we hope you, asked for our newsletter with this address. Open the page below and confirm, and you are on the list.',
      `You can leave at any time: ${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`,
    ],
    link: {
      label: 'Confirm',
      url: `${publicUrl}/newsletter/confirm?token=${confirmToken}`,
      expiry: 'The link is good for 7 days.',
    },
    reason:
      'You get this mail because this address was typed into the newsletter form. If it was not you, you need not do anything: without a confirmation we remove the address after 7 days.',
  }),
  unsubscribeUrl: `${publicUrl}/management/unsubscribe/?token=${unsubscribeToken}`,
})
