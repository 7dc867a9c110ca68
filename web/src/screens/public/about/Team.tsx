import { BookOpenCheck, CodeXml, FileSearch } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CardSection, SmallCard } from '../CardSection.tsx'

const callsPage = '/docs/api'

/** Only people with a record of their consent are shown. There is none, so this says so, and what to check instead. */
export function Team() {
  const t = useTranslations('about.team')
  return (
    <CardSection id="team" title={t('heading')} lead={`${t('none')} ${t('instead')}:`} columns={3}>
      <SmallCard icon={CodeXml} title={t('code.title')} text={t('code.text')} />
      <SmallCard icon={FileSearch} title={t('calls.title')} text={t('calls.text')}>
        <a href={callsPage} className="link inline-flex min-h-11 items-center self-start">
          {t('calls.link')}
        </a>
      </SmallCard>
      <SmallCard icon={BookOpenCheck} title={t('ledger.title')} text={t('ledger.text')} />
    </CardSection>
  )
}
