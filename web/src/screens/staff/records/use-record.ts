import { getStaffRecord, listStaffRecords } from '@evenmoor/contract/staff-records'
import { useParams } from 'react-router'
import { call } from '#api/client.ts'
import { useListRow } from '../list/use-list-row.ts'

/** The record that the address names. */
export function useRecord() {
  const { id = '' } = useParams()
  const read = useListRow(listStaffRecords, id, (signal) => call(getStaffRecord, { params: { id }, signal }))
  return { id, read }
}
