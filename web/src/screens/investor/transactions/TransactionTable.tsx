import type { Transaction } from '@evenmoor/contract/wallet'
import { useIsTableWide } from '#browser/use-viewport-width.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { keyOfTransaction, useTransactionColumns, useTransactionLines } from './TransactionColumns.tsx'

type TransactionTableProps = { caption: string; rows: readonly Transaction[] }

/** A few transactions as rows: what, when, how much, and what was available after it. */
export function TransactionTable({ caption, rows }: TransactionTableProps) {
  const columns = useTransactionColumns()
  const lines = useTransactionLines({})
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={keyOfTransaction}
      columns={useIsTableWide() ? columns : lines}
    />
  )
}
