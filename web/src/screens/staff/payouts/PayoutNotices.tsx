import type { StaffPayout } from '@evenmoor/contract/staff-payouts'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'

/** Payments seen at the address that do not count, each with the reason; nothing where there are none. */
export function PayoutNotices({ payout: { notices } }: { payout: StaffPayout }) {
  const t = useTranslations('staff.payouts')
  const locale = useLocale()
  if (notices.length === 0) return null
  return (
    <Card title={t('notices')}>
      {notices.map(({ kind, transaction, amount, coin, seen_at }) => (
        <Banner key={`${transaction} ${kind}`} tone="risk">
          <p>{t(`notice.${kind}`, { amount: formatMoney(amount, unitOf(coin), locale, { exact: true }) })}</p>
          <p className="text-small text-muted">
            {formatInstant(seen_at, locale, 'second')} · {t('transaction')}: <Code text={transaction} />
          </p>
        </Banner>
      ))}
    </Card>
  )
}
