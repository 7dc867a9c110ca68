import type { FigureName } from '@evenmoor/contract/explanations'
import type { Performance } from '@evenmoor/contract/performance'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { dayBefore } from '#i18n/day-before.ts'
import { formatNumber } from '#i18n/format-money.ts'
import { formatDay } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Delta } from '#ui/Delta.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Rate } from './Rate.tsx'

type Of = { readonly performance: Performance }

/** What there was, what came and went, and what results brought: the four lines that come to the balance. */
export function ResultInputs({ performance }: Of) {
  const t = useTranslations('performance')
  const { opening, money_in: paidIn, money_out: paidOut, results, closing, from, to } = performance
  return (
    <>
      <Formula>{t('results.formula')}</Formula>
      <Lines
        lines={[
          [t('opening'), <ExplainedAmount key="opening" of={`balance:${dayBefore(from)}`} value={opening} />],
          [t('moneyIn'), <Amount key="in" value={paidIn} signed />],
          [t('moneyOut'), <Amount key="out" value={negative(paidOut)} signed />],
          [
            t('results.label'),
            <ExplainedAmount key="results" of={`results:${from}:${to}`} value={results} signed />,
          ],
          [t('closing'), <ExplainedAmount key="closing" of={`balance:${to}`} value={closing} />],
        ]}
      />
      <ToTransactions from={from} to={to} />
    </>
  )
}

/** Each day's return with its base, newest first. */
export function TimeInputs({ performance }: Of) {
  const t = useTranslations('performance')
  const { time_weighted: timeWeighted, from, to } = performance
  return (
    <>
      <Formula>{t('time.formula')}</Formula>
      <Scrolled name={t('time.inputs')}>
        <DayTable days={timeWeighted.days.toReversed()} />
      </Scrolled>
      <ToTransactions from={from} to={to} type="result" />
    </>
  )
}

/** One day with its base; null where no day is the best or the worst. */
export function DayInputs({ performance, day }: Of & { day: string | null }) {
  const t = useTranslations('performance')
  const { time_weighted: timeWeighted, from, to } = performance
  return (
    <>
      <Formula>{t('dayFormula')}</Formula>
      {day !== null && <DayTable days={timeWeighted.days.filter((one) => one.day === day)} />}
      <ToTransactions from={day ?? from} to={day ?? to} type="result" />
    </>
  )
}

function DayTable({ days }: { days: readonly DayRow[] }) {
  const t = useTranslations('performance')
  const columns: readonly Column<DayRow>[] = [
    { key: 'day', header: t('day'), cell: dayCell, narrow: 'startTop', rowHeader: true },
    { key: 'base', header: t('base'), cell: baseCell, narrow: 'startBottom', numeric: true },
    { key: 'result', header: t('result'), cell: resultCell, narrow: 'endTop', numeric: true },
    { key: 'rate', header: t('rate'), cell: rateCell, narrow: 'endBottom', numeric: true },
  ]
  return <DataTable caption={t('time.inputs')} columns={columns} rows={days} rowKey={({ day }) => day} />
}

type DayRow = Performance['time_weighted']['days'][number]
const dayCell = ({ day }: { readonly day: string }) => <Day day={day} />
const baseCell = ({ base }: DayRow) => <Amount value={base} />
const resultCell = ({ day, result }: DayRow) => (
  <ExplainedAmount of={`results:${day}:${day}`} value={result} isChange />
)
const rateCell = ({ rate }: DayRow) => <Rate rate={rate} none="–" decimals={4} />

/** The flows as XIRR takes them, and its rate for a year. */
export function MoneyInputs({ performance }: Of) {
  const t = useTranslations('performance')
  const { money_weighted: moneyWeighted, from, to } = performance
  const columns: readonly Column<FlowRow>[] = [
    { key: 'day', header: t('day'), cell: dayCell, narrow: 'startTop', rowHeader: true },
    { key: 'amount', header: t('flow'), cell: flowCell, narrow: 'endTop', numeric: true },
  ]
  return (
    <>
      <Formula>{t('money.formula')}</Formula>
      <Lines
        lines={[
          [
            t('money.year'),
            <Rate
              key="year"
              rate={moneyWeighted.annual_rate}
              none={t(moneyWeighted.because ?? 'tooLarge')}
            />,
          ],
        ]}
      />
      <Scrolled name={t('money.inputs')}>
        <DataTable
          caption={t('money.inputs')}
          columns={columns}
          rows={moneyWeighted.flows}
          rowKey={({ day }) => day}
        />
      </Scrolled>
      <ToTransactions from={from} to={to} />
    </>
  )
}

type FlowRow = Performance['money_weighted']['flows'][number]
const flowCell = ({ amount }: FlowRow) => <Amount value={amount} signed />

/** The fall in dollars and of the time-weighted return, and how long it took to come back. */
export function FallInputs({ performance }: Of) {
  const t = useTranslations('performance')
  const { deepest_fall: fall, from, to } = performance
  return (
    <>
      <Formula>{t('fall.formula')}</Formula>
      {fall !== null && (
        <Lines
          lines={[
            [t('fall.high'), <Day key="high" day={fall.from} />],
            [t('fall.low'), <Day key="low" day={fall.to} />],
            [
              t('fall.recovered'),
              fall.recovered === null ? t('fall.notYet') : <Day key="recovered" day={fall.recovered} />,
            ],
            [t('fall.rate'), <Rate key="rate" rate={fall.rate} none={t('none')} />],
          ]}
        />
      )}
      <ToTransactions from={fall?.from ?? from} to={fall?.to ?? to} type="result" />
    </>
  )
}

/**
 * A plan's results, which open to its own postings, beside what its illustrated rate would have made of the same amounts on
 * the same days. Without a plan: what was reversed together with a payment.
 */
export function PlanInputs({ performance, plan }: Of & { plan: Performance['plans'][number] }) {
  const t = useTranslations('performance')
  const { from, to } = performance
  const days = `${from}:${to}` as const
  const of: FigureName = plan.plan_id === null ? `reversed:${days}` : `plan:${plan.plan_id}:${days}`
  return (
    <>
      {plan.plan_id !== null && <Formula>{t('plan.formula')}</Formula>}
      <Lines
        lines={[
          [t('plan.results'), <ExplainedAmount key="results" of={of} value={plan.results} isChange />],
          ...(plan.plan_id === null
            ? []
            : ([
                [t('plan.illustrated'), <Amount key="illustrated" value={plan.illustrated} signed />],
              ] as const)),
          [t('plan.days'), String(plan.days)],
        ]}
      />
    </>
  )
}

/** The same payments in a coin: what was bought and sold at which price, and what it is worth. */
export function HeldInputs({ held, from }: { held: Performance['held'][number]; from: string }) {
  const t = useTranslations('performance')
  const locale = useLocale()
  const columns: readonly Column<TradeRow>[] = [
    { key: 'day', header: t('day'), cell: dayCell, narrow: 'startTop', rowHeader: true },
    { key: 'amount', header: t('flow'), cell: tradeCell, narrow: 'endTop', numeric: true },
    { key: 'price', header: t('held.price'), cell: priceCell, narrow: 'startBottom', numeric: true },
    { key: 'coins', header: held.coin.toUpperCase(), cell: coinsCell, narrow: 'endBottom', numeric: true },
  ]
  // Two coins are two lists: each has a name of its own.
  const name = `${held.coin.toUpperCase()}: ${t('held.inputs')}`
  if (held.state === 'no_prices') return <Formula>{t('held.noPricesText')}</Formula>
  return (
    <>
      <Formula>{t('held.formula')}</Formula>
      <Lines
        lines={[
          [
            t('held.value', { day: formatDay(held.to, locale) }),
            <Amount key="value" value={held.value ?? '0.00'} />,
          ],
          [t('held.price'), <Amount key="price" value={held.last_price ?? '0.00'} />],
          [t('held.account'), <Delta key="account" value={held.account_result} />],
          ...(held.ran_out_on === null
            ? []
            : ([[t('held.ranOutOn'), <Day key="out" day={held.ran_out_on} />]] as const)),
        ]}
      />
      <Scrolled name={name}>
        <DataTable caption={name} columns={columns} rows={held.trades} rowKey={({ day }) => day} />
      </Scrolled>
      <ToTransactions from={from} to={held.to} />
    </>
  )
}

type TradeRow = Performance['held'][number]['trades'][number]
const tradeCell = ({ amount }: TradeRow) => <Amount value={amount} signed />
const priceCell = ({ price }: TradeRow) => <Amount value={price} />
const coinsCell = ({ coins }: TradeRow) => <Coins amount={coins} />

/** Eight decimals are enough to follow it. */
function Coins({ amount }: { amount: string }) {
  const locale = useLocale()
  return <bdi dir="ltr">{formatNumber(amount.replace(/(\.\d{8}).+/, '$1'), locale)}</bdi>
}

function Day({ day }: { day: string }) {
  const locale = useLocale()
  return <time dateTime={day}>{formatDay(day, locale)}</time>
}

const negative = (amount: string): string => (/^0\.0*$/.test(amount) ? amount : `-${amount}`)

const Formula = ({ children }: { children: ReactNode }) => (
  <p className="reading text-small text-muted">{children}</p>
)

function Lines({ lines }: { lines: readonly (readonly [label: string, figure: ReactNode])[] }) {
  return (
    <dl className="flex flex-col gap-1 text-small">
      {lines.map(([label, figure]) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="figures font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A region that scrolls has to be reached by keys. */
const Scrolled = ({ name, children }: { name: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section aria-label={name} tabIndex={0} className="max-h-72 overflow-y-auto pe-2 text-small">
    {children}
  </section>
)

type Asked = { readonly from: string; readonly to: string; readonly type?: 'result' }

/** The bookings of these days: the list of transactions, narrowed to them. */
function ToTransactions({ from, to, type }: Asked) {
  const t = useTranslations('performance')
  return (
    <div>
      <LinkButton size="compact" to={pathTo('transactions', { query: { from, to, type } })}>
        {t('toTransactions')}
      </LinkButton>
    </div>
  )
}
