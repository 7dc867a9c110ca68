import type { DepositInList } from '@evenmoor/contract/deposits'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatClock } from '#i18n/format-time.ts'
import { Card } from '#ui/Card.tsx'
import { CoinMark } from '#ui/CoinMark.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { useUsdText } from '#ui/use-money-text.ts'
import { checkoutPath } from '#routing/checkout-path.ts'

/** The own checkouts that can be paid now. */
export function OpenCheckoutList({ open }: { open: readonly DepositInList[] }) {
  const t = useTranslations('openCheckouts')
  const tMoney = useTranslations('investor.money')
  const usdText = useUsdText()
  const locale = useLocale()
  return (
    <Card title={t('title')} aside={<StatusTag tone="info">{open.length.toLocaleString(locale)}</StatusTag>}>
      <ul className="-my-2 divide-y divide-line">
        {open.map(({ id, coin, amount, expires_at }) => (
          <li key={id} className="relative flex items-center gap-3 py-2">
            <CoinMark coin={coin} className="size-9 shrink-0" />
            <div className="min-w-0 grow">
              <Link
                to={checkoutPath({ id, coin })}
                className="link font-semibold after:absolute after:inset-0"
              >
                {t('row', { amount: usdText(amount), coin: tMoney(`coin.${coin}`) })}
              </Link>
              <p className="text-small text-muted">
                {t('until', { time: formatClock(Date.parse(expires_at), locale) })}
              </p>
            </div>
            <ChevronRight aria-hidden size={20} className="shrink-0 text-muted rtl:-scale-x-100" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
