import type { IdentityCheck } from '@evenmoor/contract/identity'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'

/** What staff decided, why, and how long the pictures stay. */
export function IdentityDecision({ check }: { check: IdentityCheck }) {
  const t = useTranslations('identity')
  const tReasons = useTranslations('identityReasons')
  const locale = useLocale()
  const { status, document, decided_at, reason, pictures_until } = check
  const isAccepted = status === 'accepted'
  const when = pictures_until === null ? null : formatInstant(pictures_until, locale, 'day')
  return (
    <Card
      title={t(isAccepted ? 'decided.accepted' : 'decided.notAccepted')}
      aside={<StatusTag tone={isAccepted ? 'gain' : 'loss'}>{t(`status.${status}`)}</StatusTag>}
    >
      {reason !== null && (
        <p>
          {tReasons(`${reason}.text`)} {t('decided.again')}
        </p>
      )}
      <SummaryList
        rows={[
          document !== null && { label: t('review.document'), value: t(`document.${document}`) },
          decided_at !== null && { label: t('decided.at'), value: formatInstant(decided_at, locale) },
        ]}
      />
      <p className="text-small text-muted">
        {when === null ? t('decided.gone') : t('decided.until', { when })}
      </p>
    </Card>
  )
}
