import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { LegalPage } from '../legal/LegalPage.tsx'
import type { LegalSection } from '../legal/legal-section.ts'
import { Paragraphs } from '../legal/Paragraphs.tsx'
import { PlansOfTerms } from './PlansOfTerms.tsx'

/** The terms, with the plans of the one catalog. */
export default function TermsScreen() {
  const t = useTranslations('terms')
  const mode = useMode()
  return (
    <LegalPage
      title={t('title')}
      summary={[
        t('summary.practice', { mode }),
        t('summary.promise'),
        t('summary.back'),
        t('summary.fee'),
        t('summary.review'),
        t('summary.adult'),
        t('summary.advice'),
        t('summary.changes'),
      ]}
      sections={useSections()}
      changes={{
        heading: t('changes.heading'),
        intro: [t('changes.one'), t('changes.log')],
        entries: [
          { day: '2026-11-26', text: t('changes.plain') },
          { day: '2026-11-24', text: t('changes.risk') },
          { day: '2026-11-21', text: t('changes.first') },
        ],
      }}
    />
  )
}

function useSections(): LegalSection[] {
  const t = useTranslations('terms')
  const mode = useMode()
  const section = (id: 'what' | 'account' | 'deposits' | 'referrals' | 'liability'): LegalSection => ({
    id,
    heading: t(`${id}.heading`),
    body: <Paragraphs texts={[t(`${id}.one`, { mode }), t(`${id}.two`, { mode })]} />,
  })
  return [
    section('what'),
    section('account'),
    {
      id: 'plans',
      heading: t('plans.heading'),
      body: (
        <>
          <p>{t('plans.one')}</p>
          <PlansOfTerms />
          <Paragraphs texts={[t('plans.two', { mode }), t('plans.three'), t('plans.four', { mode })]} />
        </>
      ),
    },
    section('deposits'),
    {
      id: 'withdrawals',
      heading: t('withdrawals.heading'),
      body: (
        <Paragraphs texts={[t('withdrawals.one', { mode }), t('withdrawals.two'), t('withdrawals.three')]} />
      ),
    },
    section('referrals'),
    { id: 'fair', heading: t('fair.heading'), body: <Paragraphs texts={[t('fair.one')]} /> },
    section('liability'),
  ]
}
