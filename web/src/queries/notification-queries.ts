import { countUnread, getNoticeChoices, listNotices } from '@evenmoor/contract/notifications'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { unreadKey } from './unread-count.ts'

/** How many notices are unread: what the bell shows. */
export const unreadQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: ({ signal }) => call(countUnread, { signal }),
  staleTime: 60_000,
})

export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(listNotices, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

export const notificationSettingsQuery = queryOptions({
  queryKey: ['notification-choices'],
  queryFn: ({ signal }) => call(getNoticeChoices, { signal }),
})
