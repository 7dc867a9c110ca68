import type { Letter } from '#mails/letter.ts'
import { notMeOrFreeze, type SecurityLinks } from '#mails/security-actions.ts'

/** After the password was changed in the profile. */
export const ownPasswordChangedMail =
  (links: SecurityLinks): Letter =>
  (voice) => ({
    subject: voice.t('passwordChanged.subject'),
    paragraphs: [voice.t('passwordChanged.own'), voice.t('securityActions.notYou')],
    actions: notMeOrFreeze(voice, links),
    reason: voice.t('passwordChanged.reason'),
  })
