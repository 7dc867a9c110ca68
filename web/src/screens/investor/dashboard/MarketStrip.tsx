import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { loadMessages } from '#i18n/catalogs.ts'
import type { Locale } from '@evenmoor/contract/locales'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { reloadDocument } from '#browser/reload-document.ts'
import { QueryContent } from '#queries/QueryContent.tsx'

const shown = 4

/**
 * A few prices of the market, the same as on the public page; code, words and figures come after the first view. It is
 * asked for at a time of its own, when the server may be away: then it says so in its place, and the page stands.
 */
export function MarketStrip() {
  const t = useTranslations('dashboard.market')
  const isAfterwards = useAfterFirstView()
  return (
    <Card title={t('title')}>
      <div>{isAfterwards ? <Board /> : <Place />}</div>
    </Card>
  )
}

function Board() {
  const locale = useLocale()
  const board = useQuery({
    queryKey: ['market-board', locale],
    queryFn: () => loadBoard(locale),
    staleTime: Infinity,
  })
  return (
    <QueryContent query={{ ...board, refetch: reloadDocument }} skeleton={<Place />}>
      {(MarketBoard) => (
        <Suspense fallback={<Place isLoading />}>
          <MessagesProvider namespaces={['market']}>
            <MarketBoard count={shown} isStrip />
          </MessagesProvider>
        </Suspense>
      )}
    </QueryContent>
  )
}

async function loadBoard(locale: Locale) {
  const [{ MarketBoard }] = await Promise.all([
    import('#features/market/MarketBoard.tsx'),
    loadMessages('market', locale),
  ])
  return MarketBoard
}

/** As high as what will stand there: a line about the prices, and one, two or four of them beside each other. */
const Place = ({ isLoading = false }: { isLoading?: boolean }) => (
  <Skeleton busy={isLoading} className="mt-4 h-146 sm:h-85 md:h-73 xl:h-49" />
)

/** Where nobody scrolls, because all of the page fits the window. */
const patienceMs = 8_000

/** Whether the page was scrolled, or has stood for a while. */
function useAfterFirstView(): boolean {
  const [isAfterwards, setAfterwards] = useState(false)
  useEffect(() => {
    const come = () => setAfterwards(true)
    const timer = setTimeout(come, patienceMs)
    addEventListener('scroll', come, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', come)
    }
  }, [])
  return isAfterwards
}
