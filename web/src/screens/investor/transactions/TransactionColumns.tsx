import type { Transaction } from '@evenmoor/contract/wallet'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatClock, formatDay, formatInstant } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { cx } from '#ui/cx.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Delta } from '#ui/Delta.tsx'
import { useUsdText } from '../shared/money-text.ts'

type TransactionTableProps = { caption: string; rows: readonly Transaction[] }

/** A few transactions as rows: what, when, how much, and what was available after it. */
export function TransactionTable({ caption, rows }: TransactionTableProps) {
  const columns = useTransactionColumns({})
  return <DataTable caption={caption} rows={rows} rowKey={keyOfTransaction} columns={columns} />
}

export const keyOfTransaction = ({ id }: Transaction): string => id

type ColumnChoice = {
  /** A day stands above the rows, so that they need say no more than the time. */
  ofDay?: boolean
  /** Further columns where there is room; they say what otherwise stands beside the type. */
  more?: readonly Column<Transaction>[]
}

/** What is said of a transaction in a row. */
export function useTransactionColumns({
  ofDay = false,
  more = none,
}: ColumnChoice): readonly Column<Transaction>[] {
  const t = useTranslations('transactions')
  const what = more === none ? whatCell : whatOrStatusCell
  return [
    { key: 'what', header: t('what'), cell: what, narrow: 'startTop', rowHeader: true },
    { key: 'when', header: t('when'), cell: ofDay ? timeCell : whenCell, narrow: 'startBottom' },
    ...more,
    { key: 'amount', header: t('amount'), cell: amountCell, narrow: 'endTop', numeric: true },
    { key: 'after', header: t('balance'), cell: afterCell, narrow: 'endBottom', numeric: true },
  ]
}

const none: readonly Column<Transaction>[] = []

const whatCell = (row: Transaction) => <What row={row} />
/** The status has a column of its own where there is room for one. */
const whatOrStatusCell = (row: Transaction) => (
  <What row={row} statusLook="xl:hidden xl:in-data-panel:inline" />
)
const timeCell = ({ at }: Transaction) => <Time at={at} />
const whenCell = ({ at }: Transaction) => <When at={at} />
const afterCell = ({ available_after }: Transaction) =>
  available_after === null ? null : <Available amount={available_after} />

/** Daily results and corrections are gains or losses and look like it; other moves only carry their sign. */
const amountCell = ({ type, amount }: Transaction) =>
  type === 'result' || type === 'reversal' ? <Delta value={amount} /> : <Amount value={amount} signed />

type WhatProps = { row: Transaction; statusLook?: string }

function What({ row: { id, type, day, source, status, description, reference }, statusLook }: WhatProps) {
  const t = useTranslations('transactions')
  const tStatus = useTranslations('withdraw.status')
  const locale = useLocale()
  return (
    <>
      <DetailLink id={id}>{t(`type.${type}`)}</DetailLink>
      {day !== null && <span className="font-normal"> {t('forDay', { day: formatDay(day, locale) })}</span>}
      {source !== null && <span className="font-normal text-muted"> · {t(`source.${source}`)}</span>}
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
      {status !== null && (
        <span className={cx('font-normal text-muted', statusLook)}> · {tStatus(status)}</span>
      )}
      {/* The server describes in English; elsewhere the words above say it. */}
      {locale === 'en' && (
        <span className="hidden text-small font-normal text-muted md:block">{description}</span>
      )}
    </>
  )
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

function When({ at }: { at: string }) {
  const locale = useLocale()
  return (
    <time dateTime={at}>
      <span className="md:whitespace-nowrap">{formatInstant(at, locale, 'day')}</span>{' '}
      {formatClock(Date.parse(at), locale)}
    </time>
  )
}

function Time({ at }: { at: string }) {
  const locale = useLocale()
  return <time dateTime={at}>{formatClock(Date.parse(at), locale)}</time>
}

/** On two lines there is no column title, so the words stand beside the amount. */
function Available({ amount }: { amount: string }) {
  const t = useTranslations('transactions')
  const usdText = useUsdText()
  return (
    <>
      <span className="text-small text-muted md:hidden">{t('available', { amount: usdText(amount) })}</span>
      <span className="hidden md:inline">
        <Amount value={amount} />
      </span>
    </>
  )
}
