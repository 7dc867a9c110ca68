import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import type { NarrowPlace } from '#ui/table-look.ts'

export type ListColumnMeta = {
  /** Its place when a row becomes two lines in a narrow list. */
  narrow: NarrowPlace
  /** Amounts: aligned at the end, tabular figures. */
  numeric?: boolean
}

/** What every list of the console uses of TanStack Table: rows come sorted from the server. */
export const listFeatures = tableFeatures({ rowSortingFeature, columnMeta: {} as ListColumnMeta })

/**
 * The columns of a list. The first one names its rows and is the link to their detail; a column whose id is one of
 * the list's sorts can be sorted by.
 */
export const listColumns = <Row extends object>() => createColumnHelper<typeof listFeatures, Row>()

export type ListColumns<Row extends object> = ReturnType<ReturnType<typeof listColumns<Row>>['columns']>
