import type { StaffInvestor } from '@evenmoor/contract/staff-investors'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { StatusTag } from '#ui/StatusTag.tsx'

/** By when a locked or suspended account is to be looked at again, marked where that is over. */
export function ReviewDue({ reviewBy }: { reviewBy: string }) {
  const locale = useLocale()
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <time dateTime={reviewBy}>{formatInstant(reviewBy, locale)}</time>
      <Overdue reviewBy={reviewBy} />
    </span>
  )
}

/** The same in a list, where an active account has none: in one line of words below its state. */
export function ListedReview({ standing }: Pick<StaffInvestor, 'standing'>) {
  const t = useTranslations('staff.console.investors')
  const locale = useLocale()
  if (standing === null) return null
  const { review_by: reviewBy, reference } = standing
  return (
    <span className="flex flex-wrap items-center gap-2 text-small text-muted">
      <Overdue reviewBy={reviewBy} />
      <span>{t('lookBy', { at: formatInstant(reviewBy, locale) })}</span>
      <bdi translate="no">{reference}</bdi>
    </span>
  )
}

function Overdue({ reviewBy }: { reviewBy: string }) {
  const t = useTranslations('staff.console.investors')
  const [nowMs] = useState(Date.now)
  return Date.parse(reviewBy) < nowMs && <StatusTag tone="loss">{t('overdue')}</StatusTag>
}
