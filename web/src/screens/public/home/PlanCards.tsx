import { useLocale, useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'
import { formatMoney, formatPercent } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { planRate } from '#features/plans/plan-rate.ts'
import { pathTo } from '#routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Delta } from '#ui/Delta.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { PlansNote } from '../plans/PlansNote.tsx'
import { type ShownPlan, usePlans } from '../plans/use-plans.ts'

/** The plans, side by side and of equal weight. */
export function PlanCards() {
  const t = useTranslations('home.plans')
  const { plans, isStale } = usePlans()
  return (
    <>
      <p className="reading text-muted">{t(`source.${sharedSource(plans)}`)}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <PlansNote isStale={isStale} text={t('stale')} />
    </>
  )
}

/** Where the daily results of all plans come from; `unknown` while the API has not said it, or when they differ. */
function sharedSource([first, ...others]: readonly ShownPlan[]) {
  const source = first?.result_source ?? 'unknown'
  return others.every((plan) => plan.result_source === source) ? source : 'unknown'
}

function PlanCard({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('home.plans')
  const locale = useLocale()
  const mode = useMode()
  const dollars = (amount: string) => formatMoney(amount, 'USD', locale, { trimmed: true })
  return (
    <article className="flex flex-col rounded-card border border-line bg-surface p-6" data-testid="plan">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3">{plan.title}</h3>
        <StatusTag tone="practice" icon={false}>
          {t('tag', { mode })}
        </StatusTag>
      </div>
      <p className="figures mt-4 text-h2">
        <bdi dir="ltr">
          {dollars(plan.min_deposit)} – {dollars(plan.max_deposit)}
        </bdi>
      </p>
      <p className="text-small text-muted">{t('amount', { mode })}</p>
      <dl className="figures mt-4 flex grow flex-col gap-3">
        <RateLines plan={plan} />
        <Line label={t('worstDay')} wraps>
          <WorstDay record={plan.record} />
        </Line>
        <Line label={t('fee')}>{formatPercent('1', locale)}</Line>
      </dl>
      <Upcoming upcoming={plan.upcoming} />
      <div className="mt-6">
        <LinkButton
          wide
          to={pathTo('signup', { locale })}
          aria-label={t('getStartedWith', { plan: plan.title })}
        >
          {t('getStarted')}
        </LinkButton>
      </div>
    </article>
  )
}

/** The rate by the name that is true of it; where days are drawn, the worst day stands with the average. */
function RateLines({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('home.plans')
  const locale = useLocale()
  const mode = useMode()
  const shown = planRate(plan)
  const label =
    shown.kind === 'illustration' ? t('rateLabel', { mode }) : t(`${shown.kind}.rateLabel`, { mode })
  return (
    <>
      {shown.kind === 'market' && (
        <Line label={t('market.worst')}>
          <Delta value={shown.worst} unit="percent" />
        </Line>
      )}
      <Line label={label}>{t('rate', { rate: formatPercent(shown.rate, locale) })}</Line>
    </>
  )
}

function WorstDay({ record }: { record: ShownPlan['record'] }) {
  const t = useTranslations('home.plans')
  if (record === null) return '–'
  return record.worst_rate === null ? t('noDays') : <Delta value={record.worst_rate} unit="percent" />
}

function Line({ label, wraps, children }: { label: string; wraps?: boolean; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6">
      {/* Words wrap beside the figure; it goes to a line of its own only where one word is as wide as the card. */}
      <dt className="grow basis-32 text-muted">{label}</dt>
      <dd className={cx('ms-auto text-end', !wraps && 'shrink-0 whitespace-nowrap')}>{children}</dd>
    </div>
  )
}

/** What new positions get from a later moment on; nothing where no other terms are announced. */
function Upcoming({ upcoming }: Pick<ShownPlan, 'upcoming'>) {
  const t = useTranslations('home.plans')
  const locale = useLocale()
  if (upcoming === null) return null
  const dollars = (amount: string) => formatMoney(amount, 'USD', locale, { trimmed: true })
  return (
    <p className="mt-4 text-small">
      {t('upcoming', {
        when: formatInstant(upcoming.effective_from, locale),
        min: dollars(upcoming.min_deposit),
        max: dollars(upcoming.max_deposit),
        rate: formatPercent(upcoming.daily_rate, locale),
      })}
    </p>
  )
}
