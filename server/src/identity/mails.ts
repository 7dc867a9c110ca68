import type { IdentityReason } from '@evenmoor/contract/identity'
import type { Letter, Voice } from '#mails/letter.ts'

const link = ({ t }: Voice, publicUrl: string) => ({
  label: t('identity.link'),
  url: `${publicUrl}/profile/identity`,
})

/** The document was accepted; `until` is when its pictures go. */
export const acceptedMail =
  (publicUrl: string, until: Date): Letter =>
  (voice) => {
    const { t } = voice
    return {
      subject: t('identity.accepted'),
      paragraphs: [t('identity.acceptedText'), t('identity.pictures', { when: voice.moment(until) })],
      link: link(voice, publicUrl),
      reason: t('identity.reason'),
    }
  }

/** The document was not accepted, why, and what can be done about it. */
export const notAcceptedMail =
  (publicUrl: string, { reason, until }: { reason: IdentityReason; until: Date }): Letter =>
  (voice) => {
    const { t } = voice
    return {
      subject: t('identity.notAccepted'),
      paragraphs: [
        t('identity.notAcceptedText'),
        t(`identity.reasons.${reason}`),
        t(voice.mode === 'test' ? 'identity.testAgain' : 'identity.again'),
        t('identity.pictures', { when: voice.moment(until) }),
      ],
      link: link(voice, publicUrl),
      reason: t('identity.reason'),
    }
  }
