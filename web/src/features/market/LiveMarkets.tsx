import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { cx } from '#ui/cx.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { NeedsScript } from '#ui/NeedsScript.tsx'
import { lazyWithMessages } from './lazy-with-messages.tsx'
import { tileCountMin, gridLook, tileCountMax, tileLook } from './tile-look.ts'
import { useNearViewport } from '#browser/use-near-viewport.ts'

const MarketBoard = lazyWithMessages(async () => (await import('./MarketBoard.tsx')).MarketBoard)
const ForexTable = lazyWithMessages(async () => (await import('./ForexTable.tsx')).ForexTable)

/** Live markets: 4 tiles, all 12 on request, and the pairs. Code and figures are loaded when scrolled to. */
export function LiveMarkets() {
  const t = useTranslations('homeMore.markets')
  const section = useRef<HTMLElement>(null)
  const isNear = useNearViewport(section)
  const [isExpanded, setExpanded] = useState(false)
  const count = isExpanded ? tileCountMax : tileCountMin
  useEffect(() => {
    if (isExpanded) section.current?.querySelectorAll<HTMLElement>('li')[tileCountMin]?.focus()
  }, [isExpanded])
  const toggle = () => {
    announce(t('showing', { count: isExpanded ? tileCountMin : tileCountMax }))
    setExpanded(!isExpanded)
  }
  return (
    <section
      ref={section}
      id="markets"
      aria-labelledby="markets-title"
      className="page scroll-mt-4 pt-12 md:pt-14 xl:pt-28"
    >
      <h2 id="markets-title" className="text-section">
        {t('heading')}
      </h2>
      <p className="reading mt-2 text-muted md:text-lead">{t('lead')}</p>
      <Suspense fallback={<EmptyBoard count={count} isLoading />}>
        {isNear ? <MarketBoard count={count} /> : <EmptyBoard count={count} isLoading={false} />}
      </Suspense>
      <div className="mt-5 flex justify-center">
        <Button aria-expanded={isExpanded} aria-controls="market-tiles" onClick={toggle}>
          {isExpanded ? t('less') : t('more')}
        </Button>
      </div>
      {/* On a phone the pairs come with the other coins. */}
      <div className={cx('mt-8 min-h-136 md:min-h-118', !isExpanded && 'max-md:hidden')}>
        <Suspense fallback={<div aria-busy />}>{isNear && <ForexTable />}</Suspense>
      </div>
    </section>
  )
}

/** The board without figures, for prerendering, in its final size. */
function EmptyBoard({ count, isLoading }: { count: number; isLoading: boolean }) {
  const t = useTranslations('homeMore')
  return (
    <>
      <div className="mt-4 min-h-24 md:min-h-12">
        <NeedsScript text={t('needsScript')} />
      </div>
      <ul id="market-tiles" aria-busy={isLoading} className={gridLook}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} tabIndex={-1} data-testid="market-tile" className={tileLook}>
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="mt-auto h-12 w-full" />
          </li>
        ))}
      </ul>
    </>
  )
}
