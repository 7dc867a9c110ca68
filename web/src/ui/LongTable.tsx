/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table whose `display` changes loses its roles in some browsers: here they are written out. */
import { type CSSProperties, memo } from 'react'
import { cx } from '#ui/cx.ts'
import { type Column, HeadCells, TableRow } from '#ui/DataTable.tsx'

type LongTableProps<Row> = {
  caption: string
  captionShown?: boolean
  /** The names of the columns are for screen readers alone: another table above has them. */
  headHidden?: boolean
  columns: readonly Column<Row>[]
  /** The rows as they came: a part keeps its rows while others are added before and after it. */
  parts: readonly (readonly Row[])[]
  rowKey: (row: Row) => string
  /** The widths of the columns from 768 px on: the classes of a grid. */
  look: string
}

/** The estimated height of a row. The browser keeps the real height of a part once it was visible. */
const rowRem = 4.5

/**
 * A table of thousands of rows, each of them in the document, so that it can be found, read out and gone through. What is
 * out of sight is neither laid out nor painted. For that the rows are grids: a true table is laid out as a whole.
 */
export function LongTable<Row>(props: LongTableProps<Row>) {
  const { caption, captionShown = false, headHidden = false, parts, rowKey, look } = props
  // A row knows its cells by its columns; what a row is does not matter here.
  const columns = props.columns as readonly Column<unknown>[]
  const rowLook = cx('md:items-center md:gap-x-0 md:*:col-auto md:*:row-auto', look)
  return (
    <table
      role="table"
      style={captionShown ? heightOf(parts.flat().length) : undefined}
      className={cx('block', captionShown && partLook)}
    >
      <caption className={captionShown ? 'block pb-2 text-start font-semibold' : 'sr-only'}>
        {caption}
      </caption>
      <thead role="rowgroup" className={headHidden ? 'sr-only' : 'sr-only md:not-sr-only md:block'}>
        <tr role="row" className={cx('grid md:border-b md:border-line', look)}>
          <HeadCells columns={columns} />
        </tr>
      </thead>
      {parts.map((rows) => (
        <MemoPart
          key={keyOfPart(rows, rowKey)}
          rows={rows}
          columns={columns}
          rowKey={rowKey as (row: unknown) => string}
          look={rowLook}
        />
      ))}
    </table>
  )
}

// What is cut off at its edges is not: the ring around what has the focus needs some room.
const partLook = '-mx-2 px-2 [content-visibility:auto] print:[content-visibility:visible]'
const heightOf = (rowCount: number): CSSProperties => ({
  containIntrinsicBlockSize: `auto ${rowCount * rowRem}rem`,
})

/** What is new comes first: the last row of a part stays its last. */
function keyOfPart<Row>(rows: readonly Row[], rowKey: (row: Row) => string): string {
  const last = rows.at(-1)
  return last === undefined ? '' : rowKey(last)
}

type PartProps = {
  rows: readonly unknown[]
  columns: readonly Column<unknown>[]
  rowKey: (row: unknown) => string
  look: string
}

const areSame = (before: PartProps, after: PartProps): boolean =>
  before.columns === after.columns &&
  before.look === after.look &&
  before.rows.length === after.rows.length &&
  before.rows.every((row, at) => row === after.rows[at])

const MemoPart = memo(Part, areSame)

function Part({ rows, columns, rowKey, look }: PartProps) {
  return (
    <tbody
      role="rowgroup"
      style={heightOf(rows.length)}
      className={cx('block last:*:last:border-0', partLook)}
    >
      {rows.map((row) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} look={look} />
      ))}
    </tbody>
  )
}
