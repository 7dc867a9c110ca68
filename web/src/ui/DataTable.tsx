/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table whose `display` changes loses its roles in some browsers: here they are written out. */
import { memo, type ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { narrowPlaces, type NarrowPlace } from '#ui/table-look.ts'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  narrow: NarrowPlace
  /** Amounts: aligned at the end, tabular figures. */
  numeric?: boolean
  /** Names the row; one column has it. */
  rowHeader?: boolean
}

type DataTableProps<Row> = {
  /** What the table shows; for screen readers unless `captionShown`. */
  caption: ReactNode
  captionShown?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

const cellLook = 'px-0 py-0.5 md:table-cell md:py-4 md:pe-4 md:last:pe-0 md:align-middle'

/** A real table; below 768 px each row takes two lines. Roles are written out, because changing `display` drops them. */
export function DataTable<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
}: DataTableProps<Row>) {
  return (
    <table role="table" className="block w-full md:table">
      <caption className={captionShown ? 'block pb-2 text-start font-semibold md:table-caption' : 'sr-only'}>
        {caption}
      </caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="md:border-b md:border-line">
          <HeadCells columns={columns as readonly Column<unknown>[]} />
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns as readonly Column<unknown>[]}
            look="last:border-0 md:table-row"
          />
        ))}
      </tbody>
    </table>
  )
}

/** The names of the columns. */
export function HeadCells({ columns }: { columns: readonly Column<unknown>[] }) {
  return columns.map(({ key, header, numeric, narrow }) => (
    <th
      key={key}
      role="columnheader"
      scope="col"
      className={cx(
        'pb-2 text-small font-normal text-muted md:pe-4 md:last:pe-0',
        numeric ? 'text-end' : 'text-start',
        narrow === 'roomOnly' && narrowPlaces.roomOnly,
      )}
    >
      {header}
    </th>
  ))
}

/** Memoized by row and columns, because rows may be appended below thousands of others. */
export const TableRow = memo(Row)

type RowProps = {
  row: unknown
  columns: readonly Column<unknown>[]
  /** How it is laid out from 768 px on. */
  look: string
}

function Row({ row, columns, look: rowLook }: RowProps) {
  return (
    <tr
      role="row"
      className={cx(
        'relative grid grid-cols-[minmax(min-content,1fr)_auto] gap-x-4 border-b border-line py-3 has-aria-current:bg-primary-soft huge-text:grid-cols-1 huge-text:*:col-auto huge-text:*:row-auto huge-text:*:text-start md:py-0',
        rowLook,
      )}
    >
      {columns.map(({ key, cell, narrow, numeric, rowHeader }) => {
        const look = cx(
          cellLook,
          narrowPlaces[narrow],
          numeric ? 'figures md:text-end' : 'md:text-start',
          rowHeader && 'text-start font-semibold wrap-anywhere md:wrap-normal',
        )
        return rowHeader ? (
          <th key={key} role="rowheader" scope="row" className={look}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} role="cell" className={look}>
            {cell(row)}
          </td>
        )
      })}
    </tr>
  )
}
