import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatClock } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { openDepositsQuery } from '#queries/deposit-queries.ts'
import { checkoutPath } from '#routing/checkout-path.ts'

/** The own checkouts that can be paid now, so that one whose tab was closed is found again. Nothing without any. */
export function OpenCheckouts() {
  const t = useTranslations('openCheckouts')
  const tMoney = useTranslations('investor.money')
  const usdText = useUsdText()
  const locale = useLocale()
  const open = useQuery(openDepositsQuery).data?.results ?? []
  if (open.length === 0) return null
  return (
    <Card title={t('title')}>
      <ul className="divide-y divide-line">
        {open.map(({ id, coin, amount, expires_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <Link to={checkoutPath({ id, coin })} className="link inline-flex min-h-11 items-center">
              {t('row', { amount: usdText(amount), coin: tMoney(`coin.${coin}`) })}
            </Link>
            <span className="text-small text-muted">
              {t('until', { time: formatClock(Date.parse(expires_at), locale) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
