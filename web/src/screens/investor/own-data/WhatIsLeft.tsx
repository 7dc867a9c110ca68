import type { lookAtClosing, OpenItem } from '@evenmoor/contract/profile'
import { coin } from '@evenmoor/contract/wire'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { pathTo } from '#paths.ts'
import { SummaryList } from '#ui/SummaryList.tsx'
import { checkoutPath } from '../checkout/checkout-path.ts'
import { useUsdText } from '../shared/money-text.ts'

/** The money in the account and each thing under way, every one with the page where it can be brought to an end. */
export function WhatIsLeft({ left }: { left: z.output<typeof lookAtClosing.answer> }) {
  const t = useTranslations('profile.data.close')
  const tCoin = useTranslations('investorMoney.coin')
  const usdText = useUsdText()
  const nameOf = ({ kind, name, amount }: OpenItem) => {
    if (kind === 'position') return t('position', { plan: name })
    const shown = amount === null ? '' : usdText(amount)
    return kind === 'checkout'
      ? t('checkout', { amount: shown, coin: tCoin(coin.parse(name)) })
      : t('withdrawal', { amount: shown })
  }
  return (
    <>
      <SummaryList
        rows={[
          {
            label: t('available'),
            value: usdText(left.available),
            action: <To path={pathTo('withdraw')} text={t('withdraw')} />,
          },
          { label: t('invested'), value: usdText(left.invested) },
          { label: t('pending'), value: usdText(left.pending_withdrawal) },
        ]}
      />
      {left.items.length > 0 && (
        <section aria-label={t('open')} className="border-t border-line pt-4">
          <h3 className="font-semibold">{t('open')}</h3>
          <ul className="flex flex-col gap-1">
            {left.items.map((item) => (
              <li key={item.id}>
                <To path={pathOf(item)} text={nameOf(item)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const To = ({ path, text }: { path: string; text: string }) => (
  <Link to={path} className="link inline-flex min-h-11 items-center">
    {text}
  </Link>
)

function pathOf({ kind, id, name }: OpenItem): string {
  if (kind === 'position') return pathTo('position', { params: { id } })
  if (kind === 'withdrawal') return pathTo('withdrawal', { params: { id } })
  return checkoutPath({ id, coin: coin.parse(name) })
}
