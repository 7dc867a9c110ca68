/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table whose `display` changes loses its roles in some browsers: here they are written out. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useFocusRow } from '#ui/use-focus-row.ts'
import { useIsPanelWide } from '#browser/use-viewport-width.ts'
import { cx } from '#ui/cx.ts'
import type { Column } from '#ui/DataTable.tsx'
import { type NarrowPlace, narrowPlaces } from '#ui/table-look.ts'
import { useShortcuts } from '#queries/staff-profile.ts'
import { useRowNavigation } from './use-row-navigation.ts'

type ListTableProps<Row> = {
  caption: string
  /** The first one names its rows and is the link to their detail; one whose key is among `sorts` can be sorted by. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Where a row's detail is; without it rows are not links. */
  rowPath: ((row: Row) => string) | undefined
  sorts: readonly string[]
  sort: string
  onSort: (column: string) => void
  /** J and K are those of another list on the page. */
  isSecond?: boolean
}

/** The rows of a list as a real table; two lines each where the list is narrow. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { caption, columns, rows, rowPath, sorts, sort, onSort, isSecond = false } = props
  const element = useRef<HTMLTableElement>(null)
  const hasShortcuts = useShortcuts()
  useRowNavigation(element, hasShortcuts && !isSecond)
  useFocusRow(element)
  const sortedOf = (key: string): Sorted => (sort === key ? 'asc' : sort === `-${key}` ? 'desc' : false)
  return (
    <div className="@container">
      <table ref={element} role="table" className="block w-full @xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only @xl:not-sr-only @xl:table-header-group">
          <tr role="row" className="@xl:border-b @xl:border-line">
            {columns.map((column) => (
              <HeaderCell key={column.key} sorted={sortedOf(column.key)} column={column}>
                {sorts.includes(column.key) ? (
                  <SortButton sorted={sortedOf(column.key)} onPress={() => onSort(column.key)}>
                    {column.header}
                  </SortButton>
                ) : (
                  column.header
                )}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block @xl:table-row-group">
          {rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className="flex flex-wrap items-center gap-x-4 border-b border-line py-3 last:border-0 has-aria-current:bg-primary-soft @max-xl:-mx-2 @max-xl:px-2 @max-xl:after:order-2 @max-xl:after:basis-full @max-xl:after:content-[''] @xl:table-row @xl:py-0"
            >
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.key} role="rowheader" scope="row" className={cellLook(column, true)}>
                    {rowPath ? (
                      <RowLink id={row.id} to={rowPath(row)}>
                        {column.cell(row)}
                      </RowLink>
                    ) : (
                      column.cell(row)
                    )}
                  </th>
                ) : (
                  <td key={column.key} role="cell" className={cellLook(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Sorted = false | 'asc' | 'desc'
type Look = Pick<Column<never>, 'narrow' | 'numeric'>
type HeaderCellProps = { sorted: Sorted; column: Look; children: ReactNode }

function HeaderCell({ sorted, column, children }: HeaderCellProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
      className={cx(
        'text-small font-normal text-muted @xl:pe-4 @xl:first:ps-2 @xl:last:pe-2',
        column.numeric ? 'text-end' : 'text-start',
        column.narrow === 'widestOnly' && '@max-4xl:hidden',
      )}
    >
      {children}
    </th>
  )
}

/**
 * The two lines of a row in a narrow list: on a phone, or beside an open detail. Each shares its width by itself: a
 * status with its signals on the second takes nothing from a long name on the first, as it would in the columns of a
 * grid. A long amount goes below the name.
 */
const places: Readonly<Record<NarrowPlace, string>> = {
  ...narrowPlaces,
  wideOnly: 'hidden @xl:table-cell',
  widestOnly: '@max-4xl:hidden!',
  startTop: '@max-xl:order-1 @max-xl:min-w-36 @max-xl:flex-1',
  endTop: '@max-xl:order-1 @max-xl:ms-auto text-end',
  startBottom:
    '@max-xl:order-3 @max-xl:min-w-0 @max-xl:flex-1 text-small text-muted @xl:text-body @xl:text-text',
  endBottom: '@max-xl:order-3 @max-xl:max-w-[60%] text-end',
}

const cellLook = ({ narrow, numeric }: Look, isHeader = false): string =>
  cx(
    'px-0 py-0.5 @max-xl:wrap-anywhere @xl:table-cell @xl:py-3 @xl:pe-4 @xl:align-middle @xl:first:ps-2 @xl:last:pe-2 in-data-[density=compact]:@xl:py-0',
    places[narrow],
    numeric ? 'figures @xl:text-end' : '@xl:text-start',
    isHeader && 'text-start font-semibold',
  )

function RowLink({ id, to, children }: { id: string; to: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const isSideBySide = useIsPanelWide()
  return (
    <Link
      to={to + search}
      data-row={id}
      preventScrollReset={isSideBySide}
      aria-current={pathname === to ? 'true' : undefined}
      className="link inline-flex min-h-11 max-w-full min-w-11 items-center wrap-anywhere @xl:min-w-40 aria-current:text-text"
    >
      {/* A name that runs the other way keeps its own signs. */}
      <bdi>{children}</bdi>
    </Link>
  )
}

type SortButtonProps = { sorted: Sorted; onPress: () => void; children: ReactNode }

function SortButton({ sorted, onPress, children }: SortButtonProps) {
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'inline-flex min-h-11 items-center gap-1 rounded-chip hover:text-text',
        sorted && 'font-semibold text-text',
      )}
    >
      {children}
      <Icon aria-hidden size={16} className="shrink-0" />
    </button>
  )
}
