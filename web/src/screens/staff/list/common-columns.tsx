/** What columns of several lists have in common: the one that names a row, and the one of a moment. */
import type { ReactNode } from 'react'
import type { Column } from '#ui/DataTable.tsx'
import { PersonName } from '#ui/PersonName.tsx'
import { Timestamp } from '#ui/Timestamp.tsx'
import { Waiting } from '../panel/Waiting.tsx'

/** The column that names its rows: the first of a list. */
export const nameColumn = <Row,>(
  key: string,
  header: string,
  cell: (row: Row) => ReactNode,
): Column<Row> => ({ key, header, narrow: 'startTop', cell })

/** The same for a person, marked where the name is easily taken for another's. */
export const personColumn = <Row,>(
  key: string,
  header: string,
  personOf: (row: Row) => Parameters<typeof PersonName>[0],
): Column<Row> =>
  nameColumn(key, header, (row) => {
    const { name, resembles } = personOf(row)
    return <PersonName name={name} resembles={resembles} />
  })

type MomentColumn = Partial<
  Pick<Column<never>, 'narrow'> & Pick<Parameters<typeof Timestamp>[0], 'precision'>
>

/** A column of a moment, by the field that has it: sorted by the same name. */
export const timestampColumn = <Field extends string>(
  key: Field,
  header: string,
  { narrow = 'startBottom', precision }: MomentColumn = {},
): Column<Readonly<Record<Field, string>>> => ({
  key,
  header,
  narrow,
  cell: (row) => <Timestamp at={row[key]} {...(precision && { precision })} />,
})

/** The same of something that waits for staff: how long it has, above the moment. Of the others the moment alone. */
export const waitingColumn = <Field extends string, Row extends Readonly<Record<Field, string | null>>>(
  key: Field,
  header: string,
  isWaiting: (row: Row) => boolean,
): Column<Row> => ({
  key,
  header,
  narrow: 'startBottom',
  cell: (row) => {
    const at = row[key]
    if (at === null) return null
    if (!isWaiting(row)) return <Timestamp at={at} />
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
