import type { Transaction } from '@evenmoor/contract/wallet'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ExplainedAmount } from '#features/explain/ExplainedAmount.tsx'
import { DayOfResult } from '#features/transactions/DayOfResult.tsx'
import { reasonOf } from '#features/transactions/reason-of-transaction.ts'
import { formatClock, formatDay, formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { cx } from '#ui/cx.ts'
import type { Column } from '#ui/DataTable.tsx'

export const keyOfTransaction = ({ id }: Transaction): string => id

/**
 * What is said of a transaction in a row of a table, below its day; `more` stands where there is room, and otherwise beside
 * the type.
 */
export function useTransactionColumns(more: readonly Column<Transaction>[]): readonly Column<Transaction>[] {
  const t = useTranslations('transactions')
  return [
    { key: 'what', header: t('what'), cell: whatCell, narrow: 'startTop', rowHeader: true },
    { key: 'when', header: t('when'), cell: timeCell, narrow: 'startBottom' },
    ...more,
    { key: 'amount', header: t('amount'), cell: amountCell, narrow: 'endTop', numeric: true },
    { key: 'after', header: t('balance'), cell: afterCell, narrow: 'endBottom', numeric: true },
  ]
}

/**
 * The same in two lines, where there is no room for columns; where a result comes from in a third. A result is of a day
 * and no moment; of the others the time is said, because the day stands above them.
 */
export function useTransactionLines(): readonly Column<Transaction>[] {
  const t = useTranslations('transactions')
  return [
    { key: 'what', header: t('what'), cell: titleCell, narrow: 'startTop', rowHeader: true },
    { key: 'when', header: t('when'), cell: dayOrTimeCell, narrow: 'startBottom' },
    { key: 'amount', header: t('amount'), cell: amountCell, narrow: 'endTop', numeric: true },
    { key: 'after', header: t('balance'), cell: availableCell, narrow: 'endBottom', numeric: true },
    { key: 'source', header: t('filters.type'), cell: sourceCell, narrow: 'thirdLine' },
  ]
}

/** The status has a column of its own where there is room for one. */
const whatCell = (row: Transaction) => <What row={row} statusLook="xl:hidden xl:in-data-panel:inline" />
const timeCell = ({ at }: Transaction) => <Time at={at} />
const afterCell = ({ id, available_after }: Transaction) =>
  available_after === null ? null : <After id={id} amount={available_after} />

const titleCell = (row: Transaction) => (
  // Beside the longest amount there is still room for a word.
  <div className="min-w-22">
    <Title row={row} />
    <Status of={row} />
  </div>
)
const dayOrTimeCell = ({ day, at }: Transaction) => <Day day={day} at={at} isTime />
const availableCell = ({ id, available_after }: Transaction) =>
  available_after === null ? null : <Available id={id} amount={available_after} />
const sourceCell = ({ source }: Transaction) => (source === null ? null : <Source of={source} />)

/** Daily results and corrections are gains or losses and look like it; other moves only carry their sign. */
const amountCell = ({ id, type, amount }: Transaction) => (
  <ExplainedAmount
    of={`transaction:${id}`}
    value={amount}
    isChange={type === 'result' || type === 'reversal'}
    signed
    className="z-1"
  />
)

/** The same as an item of a short list in a narrow card. */
export function TransactionLine({ row }: { row: Transaction }) {
  const { day, at, plan_title: plan } = row
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-3 has-aria-current:bg-primary-soft huge-text:grid-cols-1">
      <div className="min-w-0 font-semibold wrap-anywhere">
        <Title row={row} />
        <Status of={row} />
      </div>
      <div className="text-end font-semibold huge-text:text-start">{amountCell(row)}</div>
      <p className="col-span-full text-small text-muted">
        <Day day={day} at={at} />
        {plan !== null && (
          <>
            {' · '}
            <bdi>{plan}</bdi>
          </>
        )}
      </p>
    </li>
  )
}

type WhatProps = { row: Transaction; statusLook: string }

function What({ row, statusLook }: WhatProps) {
  const t = useTranslations('transactions')
  const locale = useLocale()
  const { source, plan_title: plan } = row
  const reason = reasonOf(row, locale)
  return (
    <>
      <Title row={row} />
      <DayOfResult of={row} />
      <Status of={row} look={statusLook} />
      {source !== null && (
        <span className="block text-small font-normal text-muted">{t(`source.${source}`)}</span>
      )}
      {(plan ?? reason) !== null && (
        // Where there is room for it, the plan has a column of its own.
        <span
          className={cx(
            'block text-small font-normal text-muted in-data-panel:hidden',
            reason === null && 'xl:hidden',
          )}
        >
          {reason ?? <bdi>{plan}</bdi>}
        </span>
      )}
    </>
  )
}

function Title({ row: { id, type, reference } }: { row: Transaction }) {
  const t = useTranslations('transactions')
  return (
    <>
      <DetailLink id={id}>{t(`type.${type}`)}</DetailLink>
      {type === 'deposit' && (
        <>
          {/* Where there is no room beside it, it stands below. */}{' '}
          <Link
            to={pathTo('receipt', { params: { id: reference } })}
            className="link relative z-1 inline-block font-normal"
          >
            {t('receipt')}
          </Link>
        </>
      )}
    </>
  )
}

function Status({ of: { status }, look }: { of: Transaction; look?: string | undefined }) {
  const t = useTranslations('withdraw.status')
  if (status === null) return null
  return <span className={cx('font-normal text-muted', look)}> · {t(status)}</span>
}

function Source({ of }: { of: NonNullable<Transaction['source']> }) {
  const t = useTranslations('transactions.source')
  return <span className="text-small text-muted">{t(of)}</span>
}

/**
 * Leads to what the transaction consists of; the whole row can be pressed. The filters stay as they are. A link of the
 * router would look at the address: with thousands of rows every change of it would cost as many renders.
 */
function DetailLink({ id, children }: { id: string; children: ReactNode }) {
  const navigate = useNavigate()
  const to = pathTo('transaction', { params: { id } })
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    // Seen with the press; the detail comes a moment later.
    event.currentTarget.setAttribute('aria-current', 'true')
    const { pathname, search } = window.location
    const isInList = pathname.startsWith(pathTo('transactions'))
    const isBesideAnother = isInList && pathname !== pathTo('transactions')
    void navigate(isInList ? to + search : to, { preventScrollReset: isBesideAnother })
  }
  return (
    <a href={to} data-row={id} onClick={open} className="link after:absolute after:inset-0">
      {children}
    </a>
  )
}

function Time({ at }: { at: string }) {
  const locale = useLocale()
  return <time dateTime={at}>{formatClock(Date.parse(at), locale)}</time>
}

type DayProps = { day: string | null; at: string; isTime?: boolean }

/** In one piece, so that a long amount beside it leaves it the room. */
function Day({ day, at, isTime = false }: DayProps) {
  const t = useTranslations('transactions')
  const locale = useLocale()
  const moment = isTime ? formatClock(Date.parse(at), locale) : formatInstant(at, locale, 'day')
  return (
    <time dateTime={day ?? at} className="whitespace-nowrap huge-text:whitespace-normal">
      {day === null ? moment : t('forDay', { day: formatDay(day, locale) })}
    </time>
  )
}

/** On two lines there is no column title, so the words stand beside the amount. */
function Available({ id, amount }: AfterProps) {
  const t = useTranslations('transactions')
  const after = <After key={id} id={id} amount={amount} />
  return <span className="text-small text-muted">{t.rich('available', { amount: () => after })}</span>
}

type AfterProps = { id: string; amount: string }

const After = ({ id, amount }: AfterProps) => (
  <ExplainedAmount of={`after:${id}`} value={amount} className="z-1" />
)
