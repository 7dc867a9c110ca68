/** What columns of several lists have in common: the one that names a row, and the one of a moment. */
import type { ListColumnMeta } from './columns.ts'
import { Waiting } from '../panel/Waiting.tsx'
import { PersonName } from '#ui/PersonName.tsx'
import { Timestamp } from '#ui/Timestamp.tsx'

/** The column that names its rows: the first of a list. */
export const nameColumn = (id: string, header: string) => ({
  id,
  header,
  meta: { narrow: 'startTop' } satisfies ListColumnMeta,
})

/** The same for a person, marked where the name is easily taken for another's. */
export const personColumn = <Row,>(
  id: string,
  header: string,
  personOf: (row: Row) => Parameters<typeof PersonName>[0],
) => ({
  ...nameColumn(id, header),
  cell: ({ row }: { row: { original: Row } }) => {
    const { name, resembles } = personOf(row.original)
    return <PersonName name={name} resembles={resembles} />
  },
})

type MomentColumn = { meta?: ListColumnMeta; precision?: Parameters<typeof Timestamp>[0]['precision'] }

/** A column of a moment, by the field that has it: sorted by the same name. */
export const timestampColumn = <Field extends string>(
  field: Field,
  header: string,
  { meta = { narrow: 'startBottom' }, precision }: MomentColumn = {},
) => ({
  id: field,
  header,
  meta,
  cell: ({ row }: { row: { original: Readonly<Record<Field, string>> } }) => (
    <Timestamp at={row.original[field]} {...(precision && { precision })} />
  ),
})

/** The same of something that waits for staff: how long it has, above the moment. Of the others the moment alone. */
export const waitingColumn = <Row, Field extends string>(
  field: Field,
  header: string,
  isWaiting: (row: Row) => boolean,
  { meta = { narrow: 'startBottom' } }: Pick<MomentColumn, 'meta'> = {},
) => ({
  id: field,
  header,
  meta,
  cell: ({ row: { original } }: { row: { original: Row & Readonly<Record<Field, string | null>> } }) => {
    const at = original[field]
    if (at === null) return null
    if (!isWaiting(original)) return <Timestamp at={at} />
    return (
      <>
        <span className="block font-semibold">
          <Waiting since={at} />
        </span>
        <span className="text-small text-muted max-md:hidden">
          <Timestamp at={at} />
        </span>
      </>
    )
  },
})
