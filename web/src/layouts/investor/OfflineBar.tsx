import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatClock } from '#i18n/format-time.ts'
import { useOnline } from '#queries/use-online.ts'
import { announce } from '#ui/announce.ts'

/**
 * Without a network: says so, and from when the figures are that still stand on the page. They are kept in memory for as
 * long as the page is open, and nowhere else.
 */
export function OfflineBar() {
  const t = useTranslations('investor.shell')
  const isOnline = useOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!isOnline) announce(t('offline'))
    else if (wasOffline.current) announce(t('online'))
    wasOffline.current = !isOnline
  }, [isOnline, t])
  if (isOnline) return null
  return (
    <aside
      aria-label={t('offline')}
      data-fixed="head"
      className="sticky top-0 z-10 flex items-center gap-3 border-b border-line bg-risk-soft px-4 py-2 text-small md:px-6"
    >
      <WifiOff aria-hidden size={18} className="shrink-0 text-risk" />
      <p>
        <strong>{t('offline')}</strong> <FiguresFrom />
      </p>
    </aside>
  )
}

function FiguresFrom() {
  const t = useTranslations('investor.shell')
  const locale = useLocale()
  const queryClient = useQueryClient()
  const atMs = useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => shownSinceMs(queryClient),
  )
  return atMs === null ? t('noFigures') : t('figuresFrom', { time: formatClock(atMs, locale) })
}

/** When the oldest of the answers came that the page shows now; null when it shows none. */
function shownSinceMs(queryClient: QueryClient): number | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((atMs) => atMs > 0)
  return times.length === 0 ? null : Math.min(...times)
}
