import type { listTeam } from '@evenmoor/contract/records'
import { useTranslations } from 'use-intl'
import { publicList } from '#queries/public-list.ts'
import { EmptyTeam } from './EmptyPeople.tsx'
import { DeferredPeople } from './DeferredPeople.tsx'
import { PersonCard } from './PersonCard.tsx'

const team = publicList<typeof listTeam>('/api/team/')

/** The people of the team who agreed to be shown; with none, the places are empty. */
export function TeamPeople() {
  const t = useTranslations('about.team')
  const reading = team.use()
  const words = { failed: t('failed'), show: (count: number) => t('show', { count }) }
  return (
    <DeferredPeople reading={reading} words={words} empty={<EmptyTeam />}>
      {({ id, name, role, words: text, locale }) => (
        <PersonCard key={id} name={name} detail={<bdi lang={locale}>{role}</bdi>}>
          {text !== '' && (
            <p lang={locale} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
          )}
        </PersonCard>
      )}
    </DeferredPeople>
  )
}
