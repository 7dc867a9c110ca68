import type { IdentityCheck } from '@evenmoor/contract/identity'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { WithdrawCheck } from './WithdrawCheck.tsx'

type IdentityInReviewProps = { check: IdentityCheck; onDone: (words: ReactNode) => void }

/** It waits for staff; until they decide it can be withdrawn. */
export function IdentityInReview({ check: { document, submitted_at }, onDone }: IdentityInReviewProps) {
  const t = useTranslations('identity')
  const locale = useLocale()
  return (
    <Card title={t('review.title')} aside={<StatusTag tone="risk">{t('status.in_review')}</StatusTag>}>
      <p>{t('review.text')}</p>
      <SummaryList
        rows={[
          document !== null && { label: t('review.document'), value: t(`document.${document}`) },
          submitted_at !== null && { label: t('review.sent'), value: formatInstant(submitted_at, locale) },
        ]}
      />
      <div>
        <WithdrawCheck kind="withdraw" onDone={onDone} />
      </div>
    </Card>
  )
}
