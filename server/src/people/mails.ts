import { type Mail, composeMail } from '#platform/mail/compose.ts'

const notYou = 'If this was not you, you need not do anything: without the code the account stays closed.'

/** The six-digit code after signing up. The code stands in three and three, and as it is typed. */
export const codeMail = (code: string): Mail =>
  composeMail({
    subject: `Your Evenmoor code: ${code}`,
    paragraphs: ['Type this code on the page where you signed up, and your account is open.'],
    code: { value: code, expiry: 'It works once, within 10 minutes.' },
    reason: `You get this mail because this address was used to sign up at Evenmoor. ${notYou} We never ask for this code by phone or chat.`,
  })

/** To the owner of an account when somebody signs up with its address again. */
export const alreadyRegisteredMail = (publicUrl: string): Mail =>
  composeMail({
    subject: 'You already have an Evenmoor account',
    paragraphs: [
      'Somebody tried to sign up with this address. It has an account already, and nothing about that was changed.',
      `If it was you: log in at ${publicUrl}/login, or set a new password at ${publicUrl}/forgot-password.`,
    ],
    reason:
      'You get this mail because this address belongs to an account at Evenmoor. If it was not you, you need not do anything.',
  })

/** Once, when the address is confirmed. */
export const welcomeMail = (publicUrl: string): Mail =>
  composeMail({
    subject: 'Welcome to Evenmoor',
    paragraphs: [
      'Your address is confirmed and your account is open.',
      'You have a practice wallet with pretend coins. Use it to see how deposits, plans, fees and losses work.',
    ],
    link: { label: 'Log in', url: `${publicUrl}/login` },
    reason: 'You get this mail because you opened an account at Evenmoor.',
  })
