import type { Letter, Voice } from '#mails/letter.ts'

const link = ({ t }: Voice, publicUrl: string) => ({
  label: t('bonus.link'),
  url: `${publicUrl}/dashboard/referrals`,
})

export const verifiedMail =
  (publicUrl: string, amountMinor: bigint): Letter =>
  (voice) => {
    const { t } = voice
    const amount = voice.dollars(amountMinor)
    return {
      subject: t('bonus.verified', { amount }),
      paragraphs: [t('bonus.available'), t('bonus.practice')],
      figures: [{ label: t('figures.bonus'), value: amount }],
      link: link(voice, publicUrl),
      reason: t('bonus.reason'),
    }
  }

export const refusedMail =
  (publicUrl: string, given: { amountMinor: bigint; reason: string }): Letter =>
  (voice) => {
    const { t } = voice
    const amount = voice.dollars(given.amountMinor)
    return {
      subject: t('bonus.refused', { amount }),
      paragraphs: [t('bonus.why', { reason: voice.asIs(given.reason) }), t('bonus.nothingTaken')],
      figures: [{ label: t('figures.bonus'), value: amount }],
      link: link(voice, publicUrl),
      reason: t('bonus.reason'),
    }
  }
