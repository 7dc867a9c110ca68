import {
  Calculator,
  DoorOpen,
  FileSearch,
  HandCoins,
  Quote,
  ShieldCheck,
  TrendingDown,
  Users,
} from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { pathTo } from '#routing/paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { CardSection, SmallCard } from '#ui/CardSection.tsx'

const reasons = [
  ['fees', HandCoins],
  ['losses', TrendingDown],
  ['leave', DoorOpen],
  ['ledger', Calculator],
] as const

/** Why choose us: only what can be seen in the product. */
export function Benefits() {
  const t = useTranslations('homeMore.why')
  return (
    <CardSection id="why" title={t('heading')}>
      {reasons.map(([key, icon]) => (
        <SmallCard key={key} icon={icon} title={t(`${key}.title`)} text={t(`${key}.text`)} />
      ))}
    </CardSection>
  )
}

const checks = [
  ['money', ShieldCheck],
  ['words', Quote],
  ['people', Users],
  ['code', FileSearch],
] as const

/** What can be checked without believing anybody. */
export function Verifiability() {
  const t = useTranslations('homeMore.honest')
  const mode = useMode()
  return (
    <CardSection id="honest" title={t('heading')} lead={t('lead')}>
      {checks.map(([key, icon]) => (
        <SmallCard
          key={key}
          icon={icon}
          title={t(`${key}.title`, { mode })}
          text={t(`${key}.text`, { mode })}
        />
      ))}
    </CardSection>
  )
}

/** One sentence and one button. */
export function SignupCall() {
  const t = useTranslations('homeMore.cta')
  const locale = useLocale()
  const mode = useMode()
  return (
    <section aria-labelledby="cta-title" className="page pt-16">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-primary-soft p-6 md:p-10">
        <div>
          <h2 id="cta-title" className="text-h2">
            {t('heading', { mode })}
          </h2>
          <p className="mt-1 text-muted">{t('text')}</p>
        </div>
        <LinkButton to={pathTo('signup', { locale })}>{t('button')}</LinkButton>
      </div>
    </section>
  )
}
