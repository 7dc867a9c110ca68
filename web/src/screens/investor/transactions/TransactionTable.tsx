import type { Transaction } from '@evenmoor/contract/wallet'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay, formatInstant } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Delta } from '#ui/Delta.tsx'
import { useUsdText } from '../shared/money-text.ts'

type TransactionTableProps = { caption: string; captionShown?: boolean; rows: readonly Transaction[] }

/** Transactions as rows: what, when, how much, and what was available after it. */
export function TransactionTable({ caption, captionShown = false, rows }: TransactionTableProps) {
  const t = useTranslations('transactions')
  const columns: readonly Column<Transaction>[] = [
    { key: 'what', header: t('what'), cell: whatCell, narrow: 'startTop', rowHeader: true },
    { key: 'when', header: t('when'), cell: whenCell, narrow: 'startBottom' },
    { key: 'amount', header: t('amount'), cell: amountCell, narrow: 'endTop', numeric: true },
    { key: 'after', header: t('balance'), cell: afterCell, narrow: 'endBottom', numeric: true },
  ]
  return (
    <DataTable
      caption={caption}
      captionShown={captionShown}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
    />
  )
}

const whatCell = (row: Transaction) => <What row={row} />
const whenCell = ({ at }: Transaction) => <When at={at} />
const afterCell = ({ available_after }: Transaction) =>
  available_after === null ? null : <Available amount={available_after} />

/** Daily results and corrections are gains or losses and look like it; other moves only carry their sign. */
const amountCell = ({ type, amount }: Transaction) =>
  type === 'result' || type === 'reversal' ? <Delta value={amount} /> : <Amount value={amount} signed />

function What({ row: { id, type, day, source, status, description, reference } }: { row: Transaction }) {
  const t = useTranslations('transactions')
  const tStatus = useTranslations('withdraw.status')
  const tReceipt = useTranslations('receipt')
  const locale = useLocale()
  return (
    <>
      <DetailLink id={id}>{t(`type.${type}`)}</DetailLink>
      {day !== null && <span className="font-normal"> {t('forDay', { day: formatDay(day, locale) })}</span>}
      {source !== null && <span className="font-normal text-muted"> · {t(`source.${source}`)}</span>}
      {type === 'deposit' && (
        <Link
          to={pathTo('receipt', { params: { id: reference } })}
          className="link relative z-1 ms-2 font-normal"
        >
          {tReceipt('title')}
        </Link>
      )}
      {status !== null && <span className="font-normal text-muted"> · {tStatus(status)}</span>}
      {/* The server describes in English; elsewhere the words above say it. */}
      {locale === 'en' && (
        <span className="hidden text-small font-normal text-muted md:block">{description}</span>
      )}
    </>
  )
}

/** Leads to what the transaction consists of; the whole row can be pressed. The filters stay as they are. */
function DetailLink({ id, children }: { id: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const isInList = pathname.startsWith(pathTo('transactions'))
  const to = pathTo('transaction', { params: { id } })
  return (
    <Link
      to={isInList ? to + search : to}
      data-row={id}
      aria-current={pathname === to ? 'true' : undefined}
      preventScrollReset={isInList && pathname !== pathTo('transactions')}
      className="link after:absolute after:inset-0"
    >
      {children}
    </Link>
  )
}

function When({ at }: { at: string }) {
  const locale = useLocale()
  return <time dateTime={at}>{formatInstant(at, locale)}</time>
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
