import { type Mail, type MailContent, composeMail } from '#platform/mail/compose.ts'

/** The way out for somebody who did not do what a mail tells of. */
export const notMe = (url: string): NonNullable<MailContent['link']> => ({
  label: 'That was not me',
  url,
  expiry: 'It works once, within 72 hours.',
})

/** A link to set a new password. */
export const resetMail = (url: string): Mail =>
  composeMail({
    subject: 'Set a new Evenmoor password',
    paragraphs: ['Follow this link to set a new password. Until you do, the old one stays as it is.'],
    link: { label: 'Set a new password', url, expiry: 'It works once, within 30 minutes.' },
    reason:
      'You get this mail because a new password was asked for with this address. If that was not you, you need not do anything.',
  })

/** After a password was set by a link. */
export const passwordChangedMail = (notMeUrl: string): Mail =>
  composeMail({
    subject: 'Your Evenmoor password was changed',
    paragraphs: [
      'A new password was set for your account, and every device was signed out.',
      'If that was not you, somebody can read your mail: secure your mailbox first, then use the link. It signs out every device, makes the password void and mails you a way to set a new one.',
    ],
    link: notMe(notMeUrl),
    reason: 'You get this mail because the password of your account at Evenmoor was changed.',
  })

/** When a session's spent token was used again. */
export const reusedTokenMail = (publicUrl: string): Mail =>
  composeMail({
    subject: 'We signed out one of your devices',
    paragraphs: [
      'The key of one of your sessions was used in two places, which can mean that it was copied. That session is ended; your balance is untouched.',
      `Log in again. If you do not know why this happened, set a new password at ${publicUrl}/forgot-password: that signs out every device.`,
    ],
    link: { label: 'Log in', url: `${publicUrl}/login` },
    reason: 'You get this mail because a session of your account at Evenmoor was ended for safety.',
  })

/** After a login from a kind of device that was never used before. */
export const newDeviceMail = (
  notMeUrl: string,
  { device, address, at }: { device: string; address: string; at: Date },
): Mail =>
  composeMail({
    subject: 'A new device logged in to your Evenmoor account',
    paragraphs: [
      `${device}, on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC${address === '' ? '' : `, from the network ${address}`}.`,
      'If that was you, there is nothing to do. If not, use the link: it signs out every device, makes the password void and mails you a way to set a new one.',
    ],
    link: notMe(notMeUrl),
    reason:
      'You get this mail because your account at Evenmoor was opened on a device we had not seen before.',
  })
