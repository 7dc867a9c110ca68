import { Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { CoinMark } from '#ui/CoinMark.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { NeedsScript } from '#ui/NeedsScript.tsx'
import { lazyWithMessages } from './lazy-with-messages.tsx'
import { useNearViewport } from '#browser/use-near-viewport.ts'

const Calculator = lazyWithMessages(async () => (await import('./Calculator.tsx')).Calculator)

const pile = ['ltc', 'eth', 'btc', 'sol', 'xrp', 'trx'] as const

/** What an amount of a coin is worth; code, coins and prices are loaded when scrolled to. */
export function CalculatorSection() {
  const t = useTranslations('homeMore.calculator')
  const section = useRef<HTMLElement>(null)
  const isNear = useNearViewport(section)
  return (
    <section
      ref={section}
      id="calculator"
      aria-labelledby="calculator-title"
      className="page pt-12 md:pt-14 xl:pt-28"
    >
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        <div>
          <h2 id="calculator-title" className="text-section">
            {t('heading')}
          </h2>
          <p className="mt-2 text-muted md:text-lead">{t('lead')}</p>
          <div aria-hidden className="mt-8 flex -space-x-2 max-md:hidden">
            {pile.map((coin) => (
              <CoinMark key={coin} coin={coin} className="size-12 xl:size-18" />
            ))}
          </div>
        </div>
        <div className="min-h-114 rounded-card border border-line bg-surface p-5 md:min-h-118 md:p-8 xl:min-h-90">
          <Suspense fallback={<Places isLoading />}>
            {isNear ? <Calculator /> : <Places isLoading={false} />}
          </Suspense>
        </div>
      </div>
    </section>
  )
}

function Places({ isLoading }: { isLoading: boolean }) {
  const t = useTranslations('homeMore')
  return (
    <div aria-busy={isLoading} className="flex flex-col gap-6">
      <NeedsScript text={t('needsScript')} />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
