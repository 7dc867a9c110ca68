import { useTranslations } from 'use-intl'

/** The first thing on a page that Tab reaches: past the navigation to `#main`. */
export function SkipLink() {
  const t = useTranslations('ui')
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-30"
    >
      {t('skip')}
    </a>
  )
}
