import { useTranslations } from 'use-intl'
import { Outlook } from './Outlook.tsx'
import { PublishedMonths } from './PublishedMonths.tsx'

/** The page of daily results below the month that is looked at. */
export function BelowMonth() {
  const t = useTranslations('resultsMore.check')
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="check-title" className="flex reading flex-col gap-3">
        <h2 id="check-title" className="text-h2">
          {t('heading')}
        </h2>
        <p>{t('one')}</p>
        <p>{t('two')}</p>
      </section>
      <Outlook />
      <PublishedMonths />
    </div>
  )
}
