import { getStaffRecord } from '@evenmoor/contract/staff-records'
import { call } from '#api/client.ts'

/** One record, for its page and for changing it. */
export const readRecord = (id: string, signal: AbortSignal) =>
  call(getStaffRecord, { params: { id }, signal })
