import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { reuseKnownPages } from './reuse-known-pages.ts'

type Row = { id: string; isOpen?: boolean }
const perPage = 3
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A list as the server has it, newest first, and what of it was asked for. */
function listOf(count: number) {
  const rows: Row[] = Array.from({ length: count }, (_, at) => ({ id: String(count - at) }))
  const asked: (string | null)[] = []
  const client = new QueryClient()
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: { results: Row[]; next: string | null }) => next,
    queryFn: (context) =>
      reuseKnownPages(
        context,
        (row: Row) => row.isOpen === true,
        async () => {
          asked.push(context.pageParam)
          const from = rows.findIndex(({ id }) => id === context.pageParam) + 1
          const results = rows.slice(from, from + perPage)
          return { results, next: from + perPage < rows.length ? results.at(-1)!.id : null }
        },
      ),
  })
  stops.push(observer.subscribe(() => undefined))
  const shown = () => observer.getCurrentResult().data?.pages.flatMap(({ results }) => results) ?? []
  return {
    rows,
    asked: () => asked.splice(0),
    ids: () => shown().map(({ id }) => id),
    shown,
    add: (row: Row) => rows.unshift(row),
    all: async () => {
      await observer.refetch()
      while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
      asked.splice(0)
    },
    again: () => client.invalidateQueries({ queryKey: ['list'] }),
  }
}

test('read again, a long list asks for its first page alone, and shows what came before it', async () => {
  const list = listOf(10)
  await list.all()
  list.add({ id: '11' })
  await list.again()
  expect(list.asked()).toEqual([null])
  expect(list.ids()).toEqual(list.rows.map(({ id }) => id))
  list.add({ id: '12' })
  list.add({ id: '13' })
  await list.again()
  expect(list.asked()).toEqual([null])
  expect(list.ids()).toEqual(list.rows.map(({ id }) => id))
})

test('more new rows than a page has leave no gap', async () => {
  const list = listOf(7)
  await list.all()
  for (const id of ['8', '9', '10', '11']) list.add({ id })
  await list.again()
  const shown = list.ids()
  expect(shown).toEqual(list.rows.slice(0, shown.length).map(({ id }) => id))
  await list.all()
  expect(list.ids()).toEqual(list.rows.map(({ id }) => id))
})

test('a page with a row that may have changed is asked for as well, on whichever page it is', async () => {
  const list = listOf(9)
  list.rows[4]!.isOpen = true
  await list.all()
  list.rows[4] = { id: list.rows[4]!.id, isOpen: false }
  await list.again()
  expect(list.asked()).toEqual([null, '7'])
  expect(list.shown()[4]).toEqual(list.rows[4])
  await list.again()
  expect(list.asked()).toEqual([null])
})

test('a row that may have changed, and was pushed out of the first page, is asked for', async () => {
  const list = listOf(9)
  list.rows[2]!.isOpen = true
  await list.all()
  list.add({ id: '10' })
  list.rows[3] = { id: list.rows[3]!.id, isOpen: false }
  await list.again()
  expect(list.ids().slice(0, 4)).toEqual(['10', '9', '8', '7'])
  expect(list.shown()[3]).toEqual({ id: '7', isOpen: false })
})
