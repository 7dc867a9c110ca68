import type { Letter } from '#mails/letter.ts'
import { notMe } from '#sessions/mails.ts'

/** After the password was changed in the profile. */
export const ownPasswordChangedMail =
  (notMeUrl: string): Letter =>
  (voice) => ({
    subject: voice.t('passwordChanged.subject'),
    paragraphs: [voice.t('passwordChanged.own'), voice.t('passwordChanged.ownNotYou')],
    link: notMe(voice, notMeUrl),
    reason: voice.t('passwordChanged.reason'),
  })
