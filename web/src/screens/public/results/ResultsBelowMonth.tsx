import { useTranslations } from 'use-intl'
import { Outlook } from './Outlook.tsx'
import { PublishedMonths } from './PublishedMonths.tsx'

/** The page of daily results below the month that is looked at. */
export function ResultsBelowMonth() {
  return (
    <div className="flex flex-col gap-10 md:gap-12">
      <div className="grid gap-10 xl:grid-cols-2 xl:gap-12">
        <WhatToCheck />
        <Outlook />
      </div>
      <PublishedMonths />
    </div>
  )
}

function WhatToCheck() {
  const t = useTranslations('results.check')
  return (
    <section aria-labelledby="check-title" className="flex reading flex-col gap-3">
      <h2 id="check-title" className="text-h2">
        {t('heading')}
      </h2>
      <p>{t('one')}</p>
      <p>{t('two')}</p>
    </section>
  )
}
