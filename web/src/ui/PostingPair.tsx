import { formatAmount, parseAmount } from '@evenmoor/ledger/money'
import { useLocale, useTranslations } from 'use-intl'
import { Amount } from '#ui/Amount.tsx'
import { formatMoney } from '#i18n/format-money.ts'

/** One posting of a pair: its account's name, a signed amount in dollars, and a line about it. */
export type PairSide = { account: string; amount: string; note?: string }

type PostingPairProps = { yours: PairSide; other: PairSide }

const usdScale = 6

/** The two postings of a transfer, side by side and of one size; what both add up to is computed from them. */
export function PostingPair({ yours, other }: PostingPairProps) {
  const t = useTranslations('ui.proof')
  const locale = useLocale()
  const sum = sumOf(yours.amount, other.amount)
  return (
    <div>
      <dl className="grid grid-cols-2 gap-0.5">
        <Side side={yours} look="rounded-s-control rounded-e-[3px] bg-stage-a" />
        <Side side={other} look="rounded-s-[3px] rounded-e-control bg-stage-b text-end" />
      </dl>
      <p className="figures mt-2 text-small text-muted">
        {t('bothSides', { sum: formatMoney(sum, 'USD', locale) })}
      </p>
    </div>
  )
}

function Side({ side: { account, amount, note }, look }: { side: PairSide; look: string }) {
  return (
    <div className={`flex min-w-0 flex-col px-3 py-2.5 text-small wrap-anywhere sm:px-3.5 ${look}`}>
      <dt className="text-muted">{account}</dt>
      <dd className="flex grow flex-col">
        <Amount value={amount} signed className="text-body font-semibold" />
        {note !== undefined && <span className="mt-auto text-muted">{note}</span>}
      </dd>
    </div>
  )
}

/** The exact sum of two signed amounts in dollars, as a decimal text. */
function sumOf(one: string, other: string): string {
  return formatAmount(minorOf(one) + minorOf(other), usdScale, { minDecimals: 2 })
}

function minorOf(text: string): bigint {
  const isNegative = text.startsWith('-')
  const parsed = parseAmount(isNegative ? text.slice(1) : text, usdScale, { zeroAllowed: true })
  if (!parsed.ok) throw new RangeError(`not an amount in dollars: ${text}`)
  return isNegative ? -parsed.minor : parsed.minor
}
