import type { AliasableExpression } from 'kysely'
import type * as z from 'zod/mini'
import { csvOf, type StaffList } from '@evenmoor/contract/staff-list'
import type { Context } from '#context.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Route } from '#platform/http/bind.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Download } from '#platform/http/download.ts'
import { csvColumns, csvHeader, csvLine } from './csv.ts'
import { countedPage, countRows, keysetPage, type Order } from './keyset.ts'

const pageSize = 50
const csvPageSize = 500

type Reading = { readonly ctx: Context; readonly db: Database; readonly caller: Caller }

/** Where the rows of a list come from. `Row` is as the database has them. */
export type ListSource<List extends StaffList, Row extends object> = {
  /** All rows that the filters leave, in any order: the query of the module's store. */
  readonly rows: (
    db: Database,
    query: z.output<List['query']>,
    reading: Omit<Reading, 'db'>,
  ) => AliasableExpression<Row>
  /** The column behind each name that the list can be sorted by; no row may have null in it. */
  readonly sortColumns: Readonly<Record<List['sorts'][number], keyof Row & string>>
  /** Its rows say what somebody has, so that the leader alone reads them; otherwise they may be seconds old. */
  readonly isExact?: boolean
  /** The column that identifies a row; `id` by default. */
  readonly idColumn?: keyof Row & string
  /** The rows of a page as the contract has them. */
  readonly describe: (
    reading: Reading,
    rows: readonly Row[],
  ) => Promise<readonly z.input<List['item']>[]> | readonly z.input<List['item']>[]
}

/**
 * The two calls of a list of the console: page by page, and all of it as CSV while it is read. Who takes the file is in the
 * audit, with what it was narrowed by and how many rows it had.
 */
export function listRoutes<List extends StaffList, Row extends object>(
  list: List,
  source: ListSource<List, Row>,
): readonly Route[] {
  const columns = csvColumns(list.item)
  const { isExact = false } = source
  return [
    {
      endpoint: list,
      isSecondsOld: !isExact,
      handle: async ({ ctx, tx, query, caller }) => {
        const asked = query as Asked<List>
        const rows = source.rows(tx, asked, { ctx, caller })
        const order = orderOf(list, source, asked.sort)
        const page = await countedPage(tx, rows, { order, cursor: asked.cursor, limit: pageSize })
        const results = await source.describe({ ctx, db: tx, caller }, page.rows)
        return { results, next: page.next, count: page.count }
      },
    },
    {
      endpoint: csvOf(list),
      ownTransactions: true,
      isDownload: true,
      handle: async ({ ctx, query, caller }) => {
        const asked = query as Asked<List>
        const order = orderOf(list, source, asked.sort)
        const read = isExact ? ctx.reading : ctx.readingSecondsOld
        // Before the first line: nobody has a row of it without an entry.
        await ctx.noteListTaken({
          personId: caller.personId,
          list: nameOf(list),
          // The file has every page, so a cursor means nothing here.
          filters: { ...asked, cursor: undefined },
          rows: await countRows(ctx.db, source.rows(ctx.db, asked, { ctx, caller }), null),
        })
        async function* pieces() {
          yield csvHeader(columns)
          let cursor: string | undefined
          do {
            const page = await read(async (db) => {
              const rows = source.rows(db, asked, { ctx, caller })
              const { rows: found, next } = await keysetPage(db, rows, { order, cursor, limit: csvPageSize })
              return { items: await source.describe({ ctx, db, caller }, found), next }
            })
            yield page.items.map((item) => csvLine(columns, item)).join('')
            cursor = page.next ?? undefined
          } while (cursor !== undefined)
        }
        return new Download(fileName(list, ctx), 'text/csv; charset=utf-8', pieces())
      },
    },
  ]
}

type Asked<List extends StaffList> = z.output<List['query']> & {
  readonly sort?: string
  readonly cursor?: string
}

function orderOf<List extends StaffList, Row extends object>(
  list: List,
  { sortColumns, idColumn }: ListSource<List, Row>,
  asked: string | undefined,
): Order {
  const sort = asked ?? list.defaultSort
  const name = sort.replace(/^-/, '') as List['sorts'][number]
  return {
    sort,
    column: sortColumns[name],
    isDescending: sort.startsWith('-'),
    idColumn: idColumn ?? 'id',
  }
}

/** Such as `withdrawals-2026-06-15.csv`. */
const fileName = (list: StaffList, ctx: Context): string =>
  `${nameOf(list)}-${ctx.clock.now().toISOString().slice(0, 10)}.csv`

/** The last part of its path. */
const nameOf = ({ path }: StaffList): string => path.split('/').findLast((part) => part !== '') ?? 'list'
