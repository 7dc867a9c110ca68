import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { FloatingCoins } from './FloatingCoins.tsx'

/** The first screen: what this is, and the two ways on. */
export function Hero() {
  const t = useTranslations('home')
  const locale = useLocale()
  const mode = useMode()
  return (
    <div className="page grid gap-8 pt-8 pb-4 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-center md:pt-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] xl:gap-16">
      <div className="flex flex-col items-start">
        <p className="inline-flex items-center gap-2 rounded-pill bg-practice-soft px-3 py-1 text-small font-semibold text-practice">
          <ShieldCheck aria-hidden size={18} strokeWidth={1.75} />
          {t('pill', { mode })}
        </p>
        <div className="mt-4 max-w-[34rem]">
          <PageTitle title={t('title')} className="text-display">
            {t('heading')}
          </PageTitle>
        </div>
        <p className="mt-4 max-w-[36rem] text-lead text-muted">{t('lead', { mode })}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton look="primary" to={pathTo('signup', { locale })}>
            {t('getStarted')}
          </LinkButton>
          <Link
            to={pathTo('home', { locale })}
            state={{ scrollTo: 'plans' }}
            replace
            preventScrollReset
            className={buttonLook('secondary', 'normal', false)}
          >
            {t('seePlans')}
          </Link>
        </div>
        <p className="mt-3 text-small text-muted">{t('note', { mode })}</p>
      </div>
      <FloatingCoins />
    </div>
  )
}
