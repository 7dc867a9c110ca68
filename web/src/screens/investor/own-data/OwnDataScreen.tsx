import { useTranslations } from 'use-intl'
import { PageTitle } from '#ui/PageTitle.tsx'
import { BreakCard } from './BreakCard.tsx'
import { CloseCard } from './CloseCard.tsx'
import { ExportCard } from './ExportCard.tsx'
import { LimitsCard } from './LimitsCard.tsx'

/** What is kept about one, limits of one's own, a break, and the way out. */
export default function OwnDataScreen() {
  const t = useTranslations('profile.data')
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <div className="mx-auto flex w-full max-w-[40rem] flex-col gap-6 xl:max-w-none">
        <ExportCard />
        <LimitsCard />
        <BreakCard />
        <CloseCard />
      </div>
    </div>
  )
}
