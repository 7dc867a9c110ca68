import { useTranslations } from 'use-intl'
import { InlineMessage } from '#ui/InlineMessage.tsx'

/** Below plans that may be older than those in force: the call failed, or nothing here can make it. */
export function PlansNote({ isStale }: { isStale: boolean }) {
  const t = useTranslations('home.plans')
  const note = (
    <div className="mt-3">
      <InlineMessage tone="info">{t('stale')}</InlineMessage>
    </div>
  )
  return isStale ? note : <noscript>{note}</noscript>
}
