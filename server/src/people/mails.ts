import { type Mail, composeMail } from '#platform/mail/compose.ts'
import { notMe } from '#sessions/mails.ts'

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

/** A code that shows who reads a mailbox, when an account is to have another address. */
export const emailChangeCodeMail = (code: string, mailbox: 'old' | 'new'): Mail =>
  composeMail({
    subject: `Your Evenmoor code: ${code}`,
    paragraphs: [
      mailbox === 'old'
        ? 'Your account is to have another e-mail address. Type this code together with the one in the new mailbox, and it is changed.'
        : 'This is to be the e-mail address of an Evenmoor account. Type this code on the page where that was asked for.',
    ],
    code: { value: code, expiry: 'It works once, within 15 minutes.' },
    reason:
      mailbox === 'old'
        ? 'You get this mail because this is the address of your account. If you did not ask for that, tell nobody the code and set a new password: somebody is logged in to your account.'
        : 'You get this mail because somebody gave this address for their account at Evenmoor. If that was not you, you need not do anything.',
  })

/** After the address was changed: to the old mailbox with the link that undoes it, to the new one without. */
export const emailChangedMail = (email: string, undoUrl?: string): Mail =>
  composeMail({
    subject: 'The address of your Evenmoor account was changed',
    paragraphs: [
      `From now on mails go to ${email}, and that is the address to log in with.`,
      ...(undoUrl === undefined
        ? []
        : ['If that was not you, bring this address back with the link: that also signs out every device.']),
    ],
    ...(undoUrl === undefined
      ? {}
      : { link: { label: 'Undo the change', url: undoUrl, expiry: 'It works once, within 72 hours.' } }),
    reason: 'You get this mail because the e-mail address of your account at Evenmoor was changed.',
  })

/** After a change of address was undone, to both mailboxes. */
export const emailChangeUndoneMail = (publicUrl: string, email: string): Mail =>
  composeMail({
    subject: 'The address of your Evenmoor account was changed back',
    paragraphs: [
      `The address is ${email} again, and every device was signed out.`,
      'Whoever changed it knew your password: set a new one now, then look through your second factors.',
    ],
    link: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
    reason: 'You get this mail because the link that undoes a change of address was used.',
  })

/** After the password was changed in the profile. */
export const ownPasswordChangedMail = (notMeUrl: string): Mail =>
  composeMail({
    subject: 'Your Evenmoor password was changed',
    paragraphs: [
      'The password was changed in the profile, and every other device was signed out.',
      'If that was not you, use the link: it signs out every device, makes the password void and mails you a way to set a new one.',
    ],
    link: notMe(notMeUrl),
    reason: 'You get this mail because the password of your account at Evenmoor was changed.',
  })

/** The last mail to somebody who closed their account. */
export const accountClosedMail = (): Mail =>
  composeMail({
    subject: 'Your Evenmoor account is closed',
    paragraphs: [
      'Your name, your address and all means of logging in are removed from it. What was booked stays, without your name: the books must add up.',
      'There is nothing left to do. You can sign up again with this address at any time.',
    ],
    reason: 'You get this mail because you closed your account at Evenmoor. It is the last one.',
  })

/** To the owner of an account when somebody wants its address for another account. */
export const addressInUseMail = (): Mail =>
  composeMail({
    subject: 'Somebody gave your address for their Evenmoor account',
    paragraphs: [
      'Somebody tried to make this the address of their account. It belongs to yours, and nothing about that was changed.',
    ],
    reason:
      'You get this mail because this address belongs to an account at Evenmoor. You need not do anything.',
  })
