import { formatAmount, parseAmount } from '@evenmoor/ledger/money'
import { useLocale, useTranslations } from 'use-intl'
import { Amount } from '#ui/Amount.tsx'
import { formatMoney } from '#i18n/format-money.ts'

/** One posting of a pair: its account's name, a signed amount in dollars, and a line about it. */
export type PairSide = { account: string; amount: string; note?: string }

type PostingPairProps = { yours: PairSide; other: PairSide | readonly PairSide[] }

const usdScale = 6
const nothing = BigInt(0)

/**
 * The two sides of a transfer, beside each other and of one size; what both add up to is computed from them. The other side
 * may have several postings.
 */
export function PostingPair({ yours, other }: PostingPairProps) {
  const t = useTranslations('ui.proof')
  const locale = useLocale()
  const others = 'amount' in other ? [other] : other
  const sum = sumOf([yours, ...others].map(({ amount }) => amount))
  const zero = <b className="font-semibold text-text">{formatMoney(sum, 'USD', locale)}</b>
  return (
    <div>
      <div className="grid grid-cols-2 gap-0.5">
        <dl className="rounded-s-control rounded-e-[3px] bg-stage-a">
          <Side side={yours} />
        </dl>
        <dl className="rounded-s-[3px] rounded-e-control bg-stage-b text-end">
          {others.map((each) => (
            <Side key={each.account} side={each} />
          ))}
        </dl>
      </div>
      <p className="figures mt-2 text-center text-small text-muted">
        {t.rich('bothSides', { sum: () => zero })}
      </p>
    </div>
  )
}

function Side({ side: { account, amount, note } }: { side: PairSide }) {
  return (
    <div className="flex min-w-0 flex-col px-3 py-2.5 text-small wrap-anywhere only:h-full sm:px-3.5 [&_data]:whitespace-normal">
      <dt className="text-muted">{account}</dt>
      <dd className="flex grow flex-col">
        <Amount value={amount} signed className="text-body font-semibold" />
        {note !== undefined && <span className="mt-auto text-muted">{note}</span>}
      </dd>
    </div>
  )
}

/** The exact sum of signed amounts in dollars, as a decimal text. */
function sumOf(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + minorOf(amount), nothing)
  return formatAmount(sum, usdScale, { minDecimals: 2 })
}

function minorOf(text: string): bigint {
  const isNegative = text.startsWith('-')
  const parsed = parseAmount(isNegative ? text.slice(1) : text, usdScale, { zeroAllowed: true })
  if (!parsed.ok) throw new RangeError(`not an amount in dollars: ${text}`)
  return isNegative ? -parsed.minor : parsed.minor
}
