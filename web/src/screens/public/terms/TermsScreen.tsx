import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { LegalPage } from '../legal/LegalPage.tsx'
import type { LegalSection } from '../legal/legal-section.ts'
import { Changelog } from '../legal/Changelog.tsx'
import { Paragraphs } from '../legal/Paragraphs.tsx'
import { PlanTable } from './PlanTable.tsx'

const firstVersionOn = '2026-11-21'

/** The terms, with the plans of the one catalogue. */
export default function TermsScreen() {
  const t = useTranslations('terms')
  const mode = useMode()
  return (
    <LegalPage
      title={t('title')}
      summary={[t('summary.practice', { mode }), t('summary.promise'), t('summary.fee'), t('summary.adult')]}
      updatedOn={firstVersionOn}
      sections={useSections()}
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
          <PlanTable />
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
    {
      id: 'changes',
      heading: t('changes.heading'),
      body: (
        <>
          <p>{t('changes.one')}</p>
          <Changelog entries={[{ day: firstVersionOn, text: t('changes.first') }]} />
        </>
      ),
    },
  ]
}
