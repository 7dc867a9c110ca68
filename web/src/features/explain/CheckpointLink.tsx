import type { ExplainedPosting } from '@evenmoor/contract/explanations'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'

/** The first checkpoint that includes a hash; null until it is signed. */
export type Checkpoint = NonNullable<ExplainedPosting['seal']>['checkpoint']

/** The way to a checkpoint on the page of the proof. */
export function CheckpointLink({
  checkpoint: { size, signed_at: signedAt },
}: {
  checkpoint: NonNullable<Checkpoint>
}) {
  const t = useTranslations('explain')
  const locale = useLocale()
  const to = pathTo('proof', { locale, query: { checkpoint: String(size) }, hash: 'checkpoints-title' })
  return (
    <Link to={to} className="link">
      {t('inCheckpoint', { size, day: formatDay(signedAt.slice(0, 'yyyy-mm-dd'.length), locale) })}
    </Link>
  )
}
