import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'

const occasions = [
  'account',
  'codes',
  'sessions',
  'factors',
  'money',
  'identity',
  'contact',
  'newsletter',
  'mail',
  'notices',
  'limits',
] as const

/** By occasion: what is stored, and for how long. */
export function StoredData() {
  const t = useTranslations('privacy.stored')
  const mode = useMode()
  return (
    <>
      <p>{t('lead')}</p>
      {occasions.map((key) => (
        <div key={key} className="rounded-card border border-line bg-surface p-6">
          <h3 className="text-h3">{t(`${key}.title`, { mode })}</h3>
          <dl className="mt-3 grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-2">
            <dt className="text-muted">{t('label.what')}</dt>
            <dd className="mb-2 sm:mb-0">{t(`${key}.what`, { mode })}</dd>
            <dt className="text-muted">{t('label.long')}</dt>
            <dd>{t(`${key}.long`)}</dd>
          </dl>
        </div>
      ))}
    </>
  )
}
