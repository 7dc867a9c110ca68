import { type Notice, readNotices } from '@evenmoor/contract/notifications'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { noticesQuery, unreadQuery } from '#queries/notification-queries.ts'

type Given = z.input<typeof readNotices.body>
type Pages = InfiniteData<{ results: Notice[]; next: string | null }, string | null>

/** Marks notices as read: shown at once, and taken back when the server could not keep it. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (body: Given) => call(readNotices, { body, keepalive: true }),
    onMutate: async (given) => {
      // An answer that is under way would bring back what it was.
      await queryClient.cancelQueries({ queryKey: ['notifications'] })
      const pages = queryClient.getQueryData<Pages>(noticesQuery.queryKey)
      const unread = queryClient.getQueryData(unreadQuery.queryKey)
      if (pages) {
        const [next, count] = marked(pages, given)
        queryClient.setQueryData<Pages>(noticesQuery.queryKey, next)
        if (unread) {
          queryClient.setQueryData(unreadQuery.queryKey, { unread: Math.max(0, unread.unread - count) })
        }
      }
      return { pages, unread }
    },
    onError: (_error, _given, before) => {
      queryClient.setQueryData(noticesQuery.queryKey, before?.pages)
      queryClient.setQueryData(unreadQuery.queryKey, before?.unread)
    },
    onSuccess: (answer) => queryClient.setQueryData(unreadQuery.queryKey, answer),
  })
  return { markRead: mutate, isBusy: isPending, hasFailed: isError }
}

/** The pages with what is given as read, and how much of it was not before. */
function marked(pages: Pages, { ids = [], up_to: upTo }: Given): [Pages, number] {
  const now = new Date().toISOString()
  let count = 0
  // Ids are in the order of time.
  const isMeant = ({ id, read_at }: Notice) =>
    read_at === null && (ids.includes(id) || (upTo !== undefined && id <= upTo))
  const mark = (notice: Notice): Notice => {
    if (!isMeant(notice)) return notice
    count += 1
    return { ...notice, read_at: now }
  }
  const next = pages.pages.map((page) => ({ ...page, results: page.results.map(mark) }))
  return [{ ...pages, pages: next }, count]
}
