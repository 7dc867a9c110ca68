import type { Letter, Voice } from '#mails/letter.ts'
import { notMeOrFreeze, type SecurityLinks } from '#mails/security-actions.ts'

/** A change to a person's second factors. */
export type FactorChange =
  | { readonly kind: 'authenticator_on' | 'authenticator_off' | 'codes_renewed' }
  | { readonly kind: 'passkey_added' | 'passkey_removed'; readonly name: string }
  | { readonly kind: 'recovery_code_used'; readonly left: number }

/**
 * After a change of the second factors. "That wasn't me" ends every session and takes away what was added in the last
 * three days, and nothing older: someone who can read the mailbox must not switch off the protection against that.
 */
export const factorChangedMail =
  (links: SecurityLinks, change: FactorChange): Letter =>
  (voice) => ({
    subject: voice.t(`factors.${change.kind}.subject`),
    paragraphs: [
      sentence(voice, change),
      `${voice.t('securityActions.notYou')} ${voice.t('factors.thenReview')}`,
    ],
    actions: notMeOrFreeze(voice, links),
    reason: voice.t('factors.reason'),
  })

function sentence({ t, asIs }: Voice, change: FactorChange): string {
  switch (change.kind) {
    case 'passkey_added':
    case 'passkey_removed':
      return t(`factors.${change.kind}.text`, { name: asIs(change.name) })
    case 'recovery_code_used':
      return t('factors.recovery_code_used.text', { left: change.left })
    default:
      return t(`factors.${change.kind}.text`)
  }
}
