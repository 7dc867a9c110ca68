import { withdrawalFeeBps } from '@evenmoor/contract/withdrawals'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatAmount, feeCeilToCent, usd } from '@evenmoor/ledger/money'
import { formatMoney } from '#i18n/format-money.ts'
import { cx } from '#ui/cx.ts'
import { PostingPair } from '#ui/PostingPair.tsx'

/** Why choose us: only what can be seen in the product, each with a fragment of it. */
export function Benefits() {
  const t = useTranslations('homeMore.why')
  return (
    <section aria-labelledby="why-title" className="page pt-12 md:pt-14 xl:pt-28">
      <h2 id="why-title" className="text-section">
        {t('heading')}
      </h2>
      <ul className="mt-5 grid gap-3 md:mt-8 md:grid-cols-12 md:gap-6">
        <Benefit name="fees" isWide picture={<FeePicture />} />
        <Benefit name="losses" picture={<BarsPicture />} />
        <Benefit name="ledger" isWideOnly picture={<PairPicture />} />
        <Benefit name="leave" isWide isWideOnly picture={<StepsPicture />} />
      </ul>
    </section>
  )
}

type BenefitProps = {
  name: 'fees' | 'losses' | 'ledger' | 'leave'
  picture: ReactNode
  isWide?: boolean
  /** On a phone the words are enough. */
  isWideOnly?: boolean
}

function Benefit({ name, picture, isWide = false, isWideOnly = false }: BenefitProps) {
  const t = useTranslations('homeMore.why')
  return (
    <li
      className={cx(
        'flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 md:p-7',
        isWide ? 'md:col-span-7' : 'md:col-span-5',
      )}
    >
      <div
        aria-hidden
        className={cx(
          'mb-3 min-h-24 items-center justify-center rounded-media bg-sunken px-4 py-3 md:mb-6 md:flex md:min-h-40',
          isWideOnly ? 'hidden' : 'flex',
        )}
      >
        {picture}
      </div>
      <h3 className="text-h3">{t(`${name}.title`)}</h3>
      <p className="mt-1 text-muted">{t(`${name}.text`)}</p>
    </li>
  )
}

const exampleWithdrawal = usd('250.00')

/** A withdrawal as it is reviewed: the fee by the same rule as the real one. */
function FeePicture() {
  const t = useTranslations('homeMore.why.fees')
  const locale = useLocale()
  const fee = feeCeilToCent(exampleWithdrawal, withdrawalFeeBps)
  const dollars = (minor: bigint) => formatMoney(formatAmount(minor, 6), 'USD', locale)
  return (
    <dl className="figures w-full max-w-85 text-small">
      {(
        [
          ['amount', exampleWithdrawal],
          ['fee', -fee],
          ['arrives', exampleWithdrawal - fee],
        ] as const
      ).map(([key, minor]) => (
        <div
          key={key}
          className="flex justify-between gap-4 py-1 last:mt-1 last:border-t-2 last:border-text last:pt-2 last:font-semibold"
        >
          <dt>{t(key)}</dt>
          <dd>
            <bdi dir="ltr">{dollars(minor)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Up and down days: one scale for both. No figures: an example. */
const days = [34, -22, 18, 40, -38, 12, 26, -46, 8, 30, -16, 22].map((height, index) => ({
  x: index * 24,
  height,
}))

function BarsPicture() {
  return (
    <svg viewBox="0 -48 280 96" className="h-21 w-full max-w-72 md:h-26">
      {days.map(({ x, height }) => (
        <rect
          key={x}
          x={x}
          y={height > 0 ? -height : 0}
          width={16}
          height={Math.abs(height)}
          rx={3}
          className={height > 0 ? 'fill-up' : 'fill-down'}
        />
      ))}
    </svg>
  )
}

function PairPicture() {
  const t = useTranslations('homeMore.why.ledger')
  return (
    <div className="w-full">
      <PostingPair
        yours={{ account: t('yours'), amount: '18.60' }}
        other={{ account: t('house'), amount: '-18.60' }}
      />
    </div>
  )
}

const steps = ['requested', 'approved', 'sent', 'confirmed'] as const

function StepsPicture() {
  const t = useTranslations('homeMore.why.leave')
  return (
    <ol className="flex w-full">
      {steps.map((step) => (
        <li
          key={step}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-2 text-center text-micro font-semibold text-muted not-last:after:absolute not-last:after:start-[calc(50%+1.25rem)] not-last:after:top-3.5 not-last:after:h-0.5 not-last:after:w-[calc(100%-2.5rem)] not-last:after:bg-gain"
        >
          <span className="flex size-7 items-center justify-center rounded-pill bg-gain-soft text-gain">
            <Check size={16} strokeWidth={2.25} />
          </span>
          {t(step)}
        </li>
      ))}
    </ol>
  )
}
