import { useTranslations } from 'use-intl'
import { LegalPage } from '../legal/LegalPage.tsx'
import type { LegalSection } from '../legal/legal-section.ts'
import { Paragraphs } from '../legal/Paragraphs.tsx'
import { StoredData } from './StoredData.tsx'

/** What is stored, as the tables of `migrations/` have it. */
export default function PrivacyScreen() {
  const t = useTranslations('privacy')
  return (
    <LegalPage
      title={t('title')}
      summary={[
        t('summary.little'),
        t('summary.own'),
        t('summary.never'),
        t('summary.staff'),
        t('summary.self'),
        t('summary.ledger'),
        t('summary.ask'),
      ]}
      sections={useSections()}
      changes={{
        heading: t('changes.heading'),
        intro: [t('changes.one')],
        entries: [
          { day: '2026-11-26', text: t('changes.plain') },
          { day: '2026-11-24', text: t('changes.browser') },
          { day: '2026-11-22', text: t('changes.kept') },
          { day: '2026-11-21', text: t('changes.first') },
        ],
      }}
    />
  )
}

function useSections(): LegalSection[] {
  const t = useTranslations('privacy')
  const section = (id: 'who' | 'browser' | 'others', ...texts: string[]): LegalSection => ({
    id,
    heading: t(`${id}.heading`),
    body: <Paragraphs texts={texts} />,
  })
  return [
    section('who', t('who.one')),
    { id: 'stored', heading: t('stored.heading'), body: <StoredData /> },
    section('browser', t('browser.one')),
    section('others', t('others.one')),
    {
      id: 'rights',
      heading: t('rights.heading'),
      body: <Paragraphs texts={[t('rights.one'), t('rights.two')]} />,
    },
  ]
}
