import { getStaffRecord, listStaffRecords } from '@evenmoor/contract/staff-records'
import { useParams } from 'react-router'
import { call } from '#api/client.ts'
import { useRow } from '../list/use-row.ts'

/** The record that the address names. */
export function useRecord() {
  const { id = '' } = useParams()
  const read = useRow(listStaffRecords, id, (signal) => call(getStaffRecord, { params: { id }, signal }))
  return { id, read }
}
