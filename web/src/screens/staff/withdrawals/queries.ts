/** What the withdrawal screens of staff read. After a decision everything under `withdrawalsKey` is read again. */
import {
  listStaffWithdrawals,
  type StaffWithdrawal,
  type WithdrawalStatus,
} from '@evenmoor/contract/withdrawals'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { type QueueView, statusesOf } from './queue-view.ts'

export const withdrawalsKey = ['staff', 'withdrawals'] as const

/** Where each list of a view goes on; the first page has none. */
type Cursors = readonly { status: WithdrawalStatus | undefined; cursor: string }[]
type QueuePage = { results: StaffWithdrawal[]; next: Cursors | null }

/** A view of the queue, page by page, oldest first over all its lists. */
export const queueQuery = (view: QueueView) =>
  infiniteQueryOptions({
    queryKey: [...withdrawalsKey, 'queue', view],
    queryFn: ({ pageParam, signal }) => readPage(view, pageParam, signal),
    initialPageParam: null as Cursors | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ results }) => results).toSorted(byAge),
  })

async function readPage(view: QueueView, cursors: Cursors | null, signal: AbortSignal): Promise<QueuePage> {
  const asked = cursors ?? statusesOf(view).map((status) => ({ status, cursor: undefined }))
  const pages = await Promise.all(
    asked.map(({ status, cursor }) => call(listStaffWithdrawals, { query: { status, cursor }, signal })),
  )
  const next = asked.flatMap(({ status }, index) => {
    const cursor = pages[index]?.next
    return cursor ? [{ status, cursor }] : []
  })
  return { results: pages.flatMap(({ results }) => results), next: next.length > 0 ? next : null }
}

const byAge = (a: StaffWithdrawal, b: StaffWithdrawal): number =>
  a.created_at < b.created_at ? -1 : Number(a.created_at > b.created_at)

/** One withdrawal by its id; null when there is none. At first as the queue has it. */
export const withdrawalQuery = (queryClient: QueryClient, id: string) =>
  queryOptions({
    queryKey: [...withdrawalsKey, 'one', id],
    queryFn: ({ signal }) => findWithdrawal(id, signal),
    placeholderData: () => inQueue(queryClient, id),
  })

/** The API lists withdrawals and has no call for one, so the list is walked until it comes. */
async function findWithdrawal(id: string, signal: AbortSignal): Promise<StaffWithdrawal | null> {
  let cursor: string | undefined
  do {
    const page = await call(listStaffWithdrawals, { query: { cursor }, signal })
    const found = page.results.find((withdrawal) => withdrawal.id === id)
    if (found) return found
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return null
}

function inQueue(queryClient: QueryClient, id: string): StaffWithdrawal | undefined {
  const queues = queryClient.getQueriesData<{ pages: QueuePage[] }>({
    queryKey: [...withdrawalsKey, 'queue'],
  })
  return queues
    .flatMap(([, queue]) => queue?.pages.flatMap(({ results }) => results) ?? [])
    .find((withdrawal) => withdrawal.id === id)
}
