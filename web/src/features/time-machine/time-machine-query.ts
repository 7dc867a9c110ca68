import { getStaffTimeMachine, getTimeMachine } from '@evenmoor/contract/time-machine'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** While days are being booked, also where nobody tells the page of each. */
const underWayMs = 1_000

/** Read again when money moves: each day that is booked does that. */
const options = (endpoint: typeof getTimeMachine, readers: 'investor' | 'staff') =>
  queryOptions({
    queryKey: ['money', 'time-machine', readers],
    queryFn: ({ signal }) => call(endpoint, { signal }),
    refetchInterval: ({ state }) => (state.data?.run ? underWayMs : false),
  })

export const timeMachineQuery = options(getTimeMachine, 'investor')
export const staffTimeMachineQuery = options(getStaffTimeMachine, 'staff')
