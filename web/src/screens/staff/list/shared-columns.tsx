/** What columns of several lists have in common: the one that names a row, and the one of a moment. */
import type { ListColumnMeta } from './columns.ts'
import { Moment } from './Moment.tsx'

/** The column that names its rows: the first of a list. */
export const nameColumn = (id: string, header: string) => ({
  id,
  header,
  meta: { narrow: 'startTop' } satisfies ListColumnMeta,
})

type MomentColumn = { meta?: ListColumnMeta; precision?: Parameters<typeof Moment>[0]['precision'] }

/** A column of a moment, by the field that has it: sorted by the same name. */
export const momentColumn = <Field extends string>(
  field: Field,
  header: string,
  { meta = { narrow: 'startBottom' }, precision }: MomentColumn = {},
) => ({
  id: field,
  header,
  meta,
  cell: ({ row }: { row: { original: Readonly<Record<Field, string>> } }) => (
    <Moment at={row.original[field]} {...(precision && { precision })} />
  ),
})
