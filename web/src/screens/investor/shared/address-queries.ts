import { checkAddress, listSavedAddresses } from '@evenmoor/contract/saved-addresses'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** Where withdrawals can go, and when. */
export const addressBookQuery = queryOptions({
  queryKey: ['money', 'addresses'],
  queryFn: ({ signal }) => call(listSavedAddresses, { signal }),
})

/** What the server says of an address; asked for anew each time, since waits end. */
export const addressCheckQuery = (address: string) =>
  queryOptions({
    queryKey: ['money', 'address-check', address],
    queryFn: ({ signal }) => call(checkAddress, { body: { address }, signal }),
  })
