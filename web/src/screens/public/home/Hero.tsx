import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { buttonLook } from '#ui/button-look.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { HeroStage } from './HeroStage.tsx'

/** The first screen: what this is, and the two ways on. */
export function Hero() {
  const t = useTranslations('home')
  const locale = useLocale()
  const mode = useMode()
  return (
    <div className="page grid grid-cols-1 gap-4 pt-7 md:gap-6 md:pt-12 xl:grid-cols-[minmax(0,1fr)_40rem] xl:items-center xl:gap-10">
      <div className="flex flex-col items-start">
        <p className="inline-flex items-center gap-2 rounded-pill bg-practice-soft px-3 py-1 text-small font-semibold text-practice">
          <ShieldCheck aria-hidden size={18} />
          {t('pill', { mode })}
        </p>
        <div className="mt-4 max-w-[36rem] md:mt-5">
          <PageTitle title={t('title')} className="text-hero">
            {t('heading')}
          </PageTitle>
        </div>
        <p className="mt-4 max-w-[30em] text-lead text-muted md:mt-6 md:text-[1.25rem]">
          {t('lead', { mode })}
        </p>
        <div className="mt-6 flex w-full flex-wrap gap-3 max-sm:*:grow md:mt-8">
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
      <HeroStage />
    </div>
  )
}
