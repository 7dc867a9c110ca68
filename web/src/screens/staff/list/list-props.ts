import type { StaffList as ListCall } from '@evenmoor/contract/staff-list'
import type { ReactNode } from 'react'
import type { Column } from '#ui/DataTable.tsx'
import type { RowOf } from './list-query.ts'
import type { ListFilter } from './ListFilters.tsx'
import type { ListTabsOf } from './ListTabs.tsx'

export type StaffListProps<List extends ListCall> = {
  /** The list's call: its filters and sorts are what the address may say. */
  list: List
  title: string
  /** One sentence about what is listed, below the title. */
  lead?: ReactNode
  columns: readonly Column<RowOf<List>>[]
  /** The views of the list, by the query parameter that they set. */
  tabs?: ListTabsOf
  filters: readonly ListFilter[]
  /** What the filters are set to where the address says nothing. */
  defaults?: Readonly<Record<string, string>>
  /** Where a row's detail is: a page `within` this one in the route table. */
  rowPath?: (row: RowOf<List>) => string
  /** When there is nothing and nothing was filtered. `{time}` of the last check follows. */
  empty: { title?: string; text?: string }
  /** Rows are only ever added, in the order of the list's own sort, and none changes. */
  isAppendOnly?: boolean
  /** The polling interval; 15 s by default. */
  pollMs?: (rows: readonly RowOf<List>[]) => number
  /** Beside the title, such as a button that adds a row. */
  action?: ReactNode
  /** What was decided today stands after the rows, beside an open detail too, once they are there. */
  hasDecidedToday?: boolean
  /** Below the rows, once they are there: they would push it down. */
  below?: ReactNode
}
