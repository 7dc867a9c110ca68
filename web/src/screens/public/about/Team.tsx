import { BookOpenCheck, CodeXml, FileSearch } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CardSection, SmallCard } from '#ui/CardSection.tsx'
import { EmptyTeam } from '../people/EmptyPeople.tsx'
import { useNearViewport } from '#browser/use-near-viewport.ts'

const callsPage = '/docs/api'

const TeamPeople = lazy(async () => ({ default: (await import('../people/TeamPeople.tsx')).TeamPeople }))

/** Only people with a record of their consent are shown, asked for when the place comes near; and what can be checked. */
export function Team() {
  const t = useTranslations('about.team')
  return (
    <CardSection
      id="team"
      title={t('heading')}
      lead={t('rule')}
      between={
        <>
          <People />
          <p className="mt-4 reading text-muted">{t('check')}:</p>
        </>
      }
      columns={3}
    >
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

function People() {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<EmptyPlace isBusy />}>
          <TeamPeople />
        </Suspense>
      ) : (
        <EmptyPlace />
      )}
    </div>
  )
}

/** What most often stands here, until that is known: nothing moves when it is. */
const EmptyPlace = ({ isBusy = false }: { isBusy?: boolean }) => (
  <div aria-busy={isBusy} className="mt-5 min-h-12 md:mt-8">
    <EmptyTeam />
  </div>
)
