import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatRatePercent } from '@evenmoor/ledger/money'
import { dateLocale, type Locale } from '@evenmoor/contract/locales'
import { useHydrated } from '#browser/use-hydrated.ts'
import { useMode } from '#i18n/mode.ts'
import { formatMoney, formatNumber, formatPercent, isolated } from '#i18n/format-money.ts'
import { numberFormat } from '#i18n/intl-cache.ts'
import { cx } from '#ui/cx.ts'
import { allMoney } from './all-money.ts'
import { dayPassing, dollarsAfter, exampleRatesPpm, startDollars } from './compound.ts'
import { GrowthCurve } from './GrowthCurve.tsx'

/** A million, a billion, a trillion. */
const milestones = [1e6, 1e9, 1e12].map(BigInt)
const pageDays = 30
/** Above this the words of the language are shorter and say more than digits. */
const exactDollarsMax = 1_000_000

/** What the illustrated rate would mean if it were promised: drag the days until all the money there is would not do. */
export function RateReality() {
  const t = useTranslations('homeMore.arithmetic')
  const locale = useLocale()
  const mode = useMode()
  // Until its code is here a press would be lost.
  const isHydrated = useHydrated()
  const [ratePpm, setRatePpm] = useState<bigint>(exampleRatesPpm[0])
  const passingDay = dayPassing(ratePpm, allMoney.dollars)
  const [days, setDays] = useState(passingDay)
  // The passing day stands near the end; a little more can be dragged.
  const daysMax = Math.ceil((passingDay * 1.04) / 10) * 10
  const count = (value: number) => formatNumber(String(value), locale)
  const large = (amount: string) => t('large', { amount })
  const value = largeDollars(dollarsAfter(ratePpm, days), locale, large)
  const rateText = (rate: bigint) => formatPercent(formatRatePercent(rate), locale)
  const choose = (rate: bigint) => {
    setRatePpm(rate)
    setDays(dayPassing(rate, allMoney.dollars))
  }
  const page = (event: KeyboardEvent) => {
    const step = { PageUp: pageDays, PageDown: -pageDays }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setDays(Math.min(daysMax, Math.max(0, days + step)))
  }
  return (
    <section
      id="arithmetic"
      aria-labelledby="arithmetic-title"
      className="page scroll-mt-4 pt-12 md:pt-14 xl:pt-28"
    >
      <div className="relative overflow-hidden rounded-sheet bg-inverse px-5 pt-7 pb-6 text-on-inverse md:rounded-stage md:p-14 md:pb-12">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="max-w-120">
            <h2 id="arithmetic-title" tabIndex={-1} className="text-section">
              {t('heading')}
            </h2>
            <p className="mt-2 text-inverse-muted md:mt-3 md:text-lead">
              {t('lead', { amount: formatMoney(String(startDollars), 'USD', locale, { trimmed: true }) })}
            </p>
          </div>
          <fieldset disabled={!isHydrated} className="flex max-md:w-full">
            <legend className="sr-only">{t('rate')}</legend>
            <div className="flex w-full flex-wrap gap-1 rounded-control bg-inverse-2 p-1">
              {exampleRatesPpm.map((rate) => (
                <button
                  key={String(rate)}
                  type="button"
                  aria-pressed={rate === ratePpm}
                  onClick={() => choose(rate)}
                  className={cx(
                    'min-h-11 min-w-16 grow rounded-chip px-4 font-semibold focus-visible:outline-inverse-amber',
                    rate === ratePpm ? 'bg-on-inverse text-inverse' : 'text-inverse-muted',
                  )}
                >
                  {rateText(rate)}
                </button>
              ))}
            </div>
          </fieldset>
        </div>
        <dl className="figures mt-6 flex flex-wrap items-end gap-x-12 gap-y-3 md:mt-9">
          <div className="min-w-0">
            <dt className="text-small text-inverse-muted">
              {t('becomes', { amount: formatMoney(String(startDollars), 'USD', locale, { trimmed: true }) })}
            </dt>
            <dd
              data-testid="would-be"
              className="mt-1 text-[clamp(1.875rem,1.1rem+3.9vw,5rem)] leading-none md:text-[clamp(3.5rem,6.25vw,5rem)] font-bold tracking-tight text-inverse-amber"
            >
              {value}
            </dd>
          </div>
          <div>
            <dt className="text-small text-inverse-muted">{t('after')}</dt>
            <dd className="mt-1 text-[clamp(1.5rem,1.2rem+1.4vw,2.5rem)] leading-none font-semibold">
              {t('days', { count: days })}
            </dd>
          </div>
        </dl>
        <div className="relative mt-5 md:mt-8">
          <GrowthCurve
            ratePpm={ratePpm}
            days={days}
            daysMax={daysMax}
            marks={[...milestones, allMoney.dollars].map((dollars) => dayPassing(ratePpm, dollars))}
          />
          <input
            type="range"
            disabled={!isHydrated}
            aria-label={t('slider')}
            aria-valuetext={`${t('days', { count: days })}: ${value}`}
            min={0}
            max={daysMax}
            step={1}
            value={days}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
            onKeyDown={page}
            className="range relative block h-11 w-full"
          />
        </div>
        {/* In a wide window each name is under its tick; the track begins and ends half a thumb inside. */}
        <ul className="figures mt-3 grid grid-cols-2 gap-x-4 gap-y-3 text-small md:grid-cols-4 xl:mx-5 xl:grid-cols-1">
          {[...milestones, allMoney.dollars].map((dollars, index) => {
            const day = dayPassing(ratePpm, dollars)
            return (
              <li
                key={String(dollars)}
                style={{ '--at': day / daysMax } as CSSProperties}
                className="border-s-2 border-inverse-line ps-3 xl:col-start-1 xl:row-start-1 xl:ms-[calc(100%*var(--at)-5rem)] xl:w-40 xl:border-0 xl:ps-0 xl:text-center"
              >
                <span className="block font-semibold">
                  {index < milestones.length ? largeDollars(String(dollars), locale, large) : t('allMoney')}
                </span>
                <span className="text-inverse-muted">{t('day', { day: count(day) })}</span>
              </li>
            )
          })}
        </ul>
        <p className="mt-4 reading text-small text-inverse-muted md:mt-5">{t('conclusion', { mode })}</p>
        <p className="mt-2 reading text-micro text-inverse-muted md:text-small">
          {t('measure', {
            sum: largeDollars(String(allMoney.dollars), locale, large),
            year: String(allMoney.year),
          })}{' '}
          <a
            href={allMoney.source}
            rel="noreferrer"
            className="text-on-inverse underline underline-offset-2 focus-visible:outline-inverse-amber"
          >
            {t('source', { year: String(allMoney.reportYear) })}
          </a>
        </p>
      </div>
    </section>
  )
}

/** "$152.2 trillion"; below a million the exact cents. */
function largeDollars(dollars: string, locale: Locale, large: (amount: string) => string): string {
  if (Number(dollars) < exactDollarsMax) return formatMoney(dollars, 'USD', locale)
  // Digits as everywhere, but the language's own word for a trillion.
  const format = numberFormat(dateLocale(locale), {
    notation: 'compact',
    compactDisplay: 'long',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
  return isolated(large(format.format(Number(dollars))), locale)
}
