import type { previewClosing, OpenItem } from '@evenmoor/contract/profile'
import { coin } from '@evenmoor/contract/wire'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { checkoutPath } from '#routing/checkout-path.ts'
import { useUsdText } from '#ui/use-money-text.ts'

/** How many are listed at first. */
const shownMax = 5

/** The money in the account and each thing under way, every one with the page where it can be brought to an end. */
export function ClosingBlockers({ left }: { left: z.output<typeof previewClosing.answer> }) {
  const t = useTranslations('profile.data.close')
  const tCoin = useTranslations('investor.money.coin')
  const usdText = useUsdText()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? left.items : left.items.slice(0, shownMax)
  const nameOf = ({ kind, name, amount }: OpenItem) => {
    if (kind === 'position') return t('position', { plan: name })
    const text = amount === null ? '' : usdText(amount)
    return kind === 'checkout'
      ? t('checkout', { amount: text, coin: tCoin(coin.parse(name)) })
      : t('withdrawal', { amount: text })
  }
  return (
    <>
      <SummaryList
        rows={[
          {
            label: t('available'),
            value: <ExplainedAmount of="available" value={left.available} />,
            action: <To path={pathTo('withdraw')} text={t('withdraw')} />,
          },
          { label: t('invested'), value: <ExplainedAmount of="invested" value={left.invested} /> },
          {
            label: t('pending'),
            value: <ExplainedAmount of="withdrawing" value={left.pending_withdrawal} />,
          },
        ]}
      />
      {left.items.length > 0 && (
        <section aria-label={t('open')} className="border-t border-line pt-4">
          <h3 className="font-semibold">{t('open')}</h3>
          <ul className="flex flex-col gap-1">
            {shown.map((item, at) => (
              <li key={item.id} ref={at === shownMax ? takeFocus : undefined}>
                <To path={pathOf(item)} text={nameOf(item)} />
              </li>
            ))}
          </ul>
          {shown.length < left.items.length && (
            <Button onClick={() => setAll(true)}>
              {t('showMore', { count: String(left.items.length) })}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

/** The button that showed it is gone. */
const takeFocus = (item: HTMLElement | null) => item?.querySelector('a')?.focus()

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
