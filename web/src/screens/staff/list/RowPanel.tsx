import type { StaffList } from '@evenmoor/contract/staff-list'
import type { ComponentProps } from 'react'
import { useParams } from 'react-router'
import { DetailPanel } from './DetailPanel.tsx'
import { useListRow } from './use-list-row.ts'

type RowPanelProps<Data> = Omit<ComponentProps<typeof DetailPanel<Data>>, 'id' | 'read'> & {
  list: Pick<StaffList, 'path'>
  read: (id: string, signal: AbortSignal) => Promise<Data>
  /** How often it is read again; 15 s by default. */
  pollMsOf?: (data: Data) => number
}

/** The detail of the row whose id is in the address, read by its own call. */
export function RowPanel<Data>({ list, read, pollMsOf, ...panel }: RowPanelProps<Data>) {
  const { id = '' } = useParams()
  const query = useListRow(list, id, (signal) => read(id, signal), pollMsOf)
  // An act under way belongs to one row.
  return <DetailPanel key={id} id={id} read={query} {...panel} />
}
