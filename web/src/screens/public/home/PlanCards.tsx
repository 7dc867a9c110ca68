import { useLocale, useTranslations } from 'use-intl'
import type { Locale } from '@evenmoor/contract/locales'
import { useMode } from '#i18n/mode.ts'
import { formatMoney, formatPercent } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { trackRecord } from '#features/plans/track-record.ts'
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
      <p className="reading text-muted md:text-lead">{t(`source.${sharedSource(plans)}`)}</p>
      <ul className="mt-5 grid gap-3 md:mt-8 md:grid-cols-3 md:gap-4 xl:gap-6">
        {plans.map((plan) => (
          <li key={plan.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
            <PlanCard plan={plan} scale={scaleOf(plans)} />
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

function PlanCard({ plan, scale }: { plan: ShownPlan; scale: Scale }) {
  const t = useTranslations('home.plans')
  const locale = useLocale()
  const mode = useMode()
  return (
    <article
      className="flex flex-col rounded-card border border-line bg-surface p-4 md:p-6"
      data-testid="plan"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-h3">{plan.title}</h3>
        <StatusTag tone="practice" icon={false}>
          {t('tag', { mode })}
        </StatusTag>
      </div>
      <div className="mt-2 flex grow flex-wrap items-center justify-between gap-x-2 gap-y-3 md:mt-4 md:flex-col md:flex-nowrap md:items-stretch md:justify-start md:gap-0">
        <p className="figures text-[0.9375rem] font-semibold tracking-tight whitespace-nowrap huge-text:whitespace-normal sm:text-[1.125rem] md:max-xl:whitespace-normal xl:text-[1.625rem]">
          <bdi dir="ltr">
            {wholeDollars(plan.min_deposit, locale)} – {wholeDollars(plan.max_deposit, locale)}
          </bdi>
        </p>
        <RangeBar plan={plan} scale={scale} />
        <dl className="figures order-3 flex w-full flex-col gap-1 text-small md:order-none md:mt-5 md:grow md:gap-2.5 md:text-body">
          <RateLines plan={plan} />
          <Track plan={plan} />
          <Line label={t('fee')}>{formatPercent('1', locale)}</Line>
        </dl>
        <div className="md:mt-6">
          <LinkButton
            wide
            size="compact"
            to={pathTo('signup', { locale })}
            aria-label={t('getStartedWith', { plan: plan.title })}
          >
            {t('getStarted')}
          </LinkButton>
        </div>
      </div>
      <Upcoming upcoming={plan.upcoming} />
    </article>
  )
}

const wholeDollars = (amount: string, locale: Locale) => formatMoney(amount, 'USD', locale, { trimmed: true })

/** From the least to the most that any of the plans takes. */
type Scale = { min: string; max: string }

const scaleOf = (plans: readonly ShownPlan[]): Scale => {
  const byAmount = (one: string, other: string) => Number(one) - Number(other)
  return {
    min: plans.map((plan) => plan.min_deposit).toSorted(byAmount)[0] ?? '1',
    max:
      plans
        .map((plan) => plan.max_deposit)
        .toSorted(byAmount)
        .at(-1) ?? '1',
  }
}

/** Where a plan's range is among all of them: each tenfold is as long as the next. The amounts stand above it. */
function RangeBar({ plan, scale }: { plan: ShownPlan; scale: Scale }) {
  const locale = useLocale()
  const [low, high] = [Math.log10(Number(scale.min)), Math.log10(Number(scale.max))]
  const place = (amount: string) => ((Math.log10(Number(amount)) - low) / (high - low || 1)) * 100
  const start = place(plan.min_deposit)
  return (
    <div aria-hidden className="mt-4 hidden md:block">
      <svg className="h-2 w-full rounded-pill bg-hover rtl:-scale-x-100">
        <rect
          x={`${start.toFixed(2)}%`}
          width={`${(place(plan.max_deposit) - start).toFixed(2)}%`}
          height="100%"
          rx="4"
          className="fill-primary"
        />
      </svg>
      <p className="figures mt-1.5 flex justify-between text-micro text-subtle">
        <bdi dir="ltr">{wholeDollars(scale.min, locale)}</bdi>
        <bdi dir="ltr">{wholeDollars(scale.max, locale)}</bdi>
      </p>
    </div>
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

/** The past of a plan, in the color of text: a worst day only where one was lost. */
function Track({ plan }: { plan: ShownPlan }) {
  const t = useTranslations('home.plans')
  const record = trackRecord(plan)
  if (record.kind === 'worst')
    return (
      <Line label={t('worstDay')}>
        <Delta value={record.rate} unit="percent" />
      </Line>
    )
  return (
    <Line label={t('record')} wraps>
      {record.kind === 'none' ? t('recordNone') : t('recordDays', { count: record.days })}
    </Line>
  )
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
