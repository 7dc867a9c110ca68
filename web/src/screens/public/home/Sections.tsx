import {
  Calculator,
  DoorOpen,
  FileSearch,
  HandCoins,
  type LucideIcon,
  Quote,
  ShieldCheck,
  TrendingDown,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { pageExists, pathTo } from '#paths.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

const reasons = [
  ['fees', HandCoins],
  ['losses', TrendingDown],
  ['leave', DoorOpen],
  ['ledger', Calculator],
] as const

/** Why choose us: only what can be seen in the product. */
export function WhyHere() {
  const t = useTranslations('home.why')
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

/** Stands where testimonials would, until there are some with consent. */
export function KeptHonest() {
  const t = useTranslations('home.honest')
  return (
    <CardSection id="honest" title={t('heading')} lead={t('lead')}>
      {checks.map(([key, icon]) => (
        <SmallCard key={key} icon={icon} title={t(`${key}.title`)} text={t(`${key}.text`)} />
      ))}
    </CardSection>
  )
}

/** One sentence and one button. */
export function SignupCall() {
  const t = useTranslations('home.cta')
  const locale = useLocale()
  if (!pageExists('signup')) return null
  return (
    <section aria-labelledby="cta-title" className="page pt-16">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-primary-soft p-6 md:p-10">
        <div>
          <h2 id="cta-title" className="text-h2">
            {t('heading')}
          </h2>
          <p className="mt-1 text-muted">{t('text')}</p>
        </div>
        <LinkButton to={pathTo('signup', { locale })}>{t('button')}</LinkButton>
      </div>
    </section>
  )
}

function CardSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={`${id}-title`} className="page pt-16">
      <h2 id={`${id}-title`} className="text-h2">
        {title}
      </h2>
      {lead && <p className="reading mt-2 text-muted">{lead}</p>}
      <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-4">{children}</ul>
    </section>
  )
}

function SmallCard({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="rounded-card border border-line bg-surface p-6">
      <Icon aria-hidden size={24} strokeWidth={1.75} className="text-primary-text" />
      <h3 className="mt-3 text-h3">{title}</h3>
      <p className="mt-1 text-muted">{text}</p>
    </li>
  )
}
