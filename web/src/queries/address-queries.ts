import { checkAddress, listSavedAddresses } from '@evenmoor/contract/saved-addresses'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'

/** Where withdrawals can go, and when. */
export const addressBookQuery = queryOptions({
  queryKey: ['money', 'addresses'],
  queryFn: ({ signal }) => call(listSavedAddresses, { signal }),
})

/** The server's check of an address. Never cached for long, since waiting times end. */
export const addressCheckQuery = (address: string) =>
  queryOptions({
    queryKey: ['money', 'address-check', address],
    queryFn: ({ signal }) => call(checkAddress, { body: { address }, signal }),
  })
