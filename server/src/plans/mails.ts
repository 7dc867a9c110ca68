import type { Letter } from '#mails/letter.ts'

type Announced = { readonly title: string; readonly effectiveFrom: Date; readonly isOtherSource: boolean }

/** To everyone with an open position in a plan, before its terms or the source of its results change. */
export const announcedMail =
  (publicUrl: string, { title, effectiveFrom, isOtherSource }: Announced): Letter =>
  ({ t, asIs, moment }) => {
    const facts = { plan: asIs(title), when: moment(effectiveFrom) }
    return {
      subject: t('planTerms.subject', { plan: asIs(title) }),
      paragraphs: [isOtherSource ? t('planTerms.source', facts) : t('planTerms.terms', facts)],
      link: { label: t('planTerms.open'), url: `${publicUrl}/dashboard/invest` },
      reason: t('planTerms.reason'),
    }
  }
