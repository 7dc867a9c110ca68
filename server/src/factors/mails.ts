import { type Mail, composeMail } from '#platform/mail/compose.ts'
import { notMe } from '#sessions/mails.ts'

/** What was done to somebody's second factors, as a sentence. */
export type FactorChange =
  | { readonly kind: 'authenticator_on' | 'authenticator_off' | 'codes_renewed' }
  | { readonly kind: 'passkey_added' | 'passkey_removed'; readonly name: string }
  | { readonly kind: 'recovery_code_used'; readonly left: number }

/**
 * After a change of the second factors. The link ends every session; there is none that takes the change back: whoever could read the mailbox could
 * then switch a second factor off, which is what it protects against.
 */
export const factorChangedMail = (notMeUrl: string, change: FactorChange): Mail =>
  composeMail({
    subject: subjects[change.kind],
    paragraphs: [
      sentence(change),
      'If that was you, there is nothing to do. If not, somebody is logged in to your account: use the link: it signs out every device, makes the password void and mails you a way to set a new one. Then look through your second factors.',
    ],
    link: notMe(notMeUrl),
    reason:
      'You get this mail because the security settings of your account at Evenmoor were changed or used.',
  })

const subjects: Readonly<Record<FactorChange['kind'], string>> = {
  authenticator_on: 'An authenticator app was added to your Evenmoor account',
  authenticator_off: 'The authenticator app of your Evenmoor account was turned off',
  codes_renewed: 'Your Evenmoor account has new recovery codes',
  passkey_added: 'A passkey was added to your Evenmoor account',
  passkey_removed: 'A passkey was removed from your Evenmoor account',
  recovery_code_used: 'A recovery code of your Evenmoor account was used',
}

function sentence(change: FactorChange): string {
  switch (change.kind) {
    case 'authenticator_on':
      return 'From now on logging in asks for a code of the app, or for a recovery code.'
    case 'authenticator_off':
      return 'Logging in no longer asks for a code of the app.'
    case 'codes_renewed':
      return 'Ten new recovery codes were made. The old ones work no more.'
    case 'passkey_added':
      return `The passkey is named "${change.name}" and can be used to log in.`
    case 'passkey_removed':
      return `The passkey was named "${change.name}". It can no longer be used to log in.`
    default:
      return `${change.left === 1 ? 'One recovery code is' : `${change.left} recovery codes are`} left. You can make new ones in your profile.`
  }
}
