import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '#endpoint.ts'
import type { StaffPermission } from '#staff.ts'

/** Counting stops here: a count of one more means "more than this many". */
export const countedMax = 1_000

type Filters = Readonly<Record<string, z.ZodMiniType>>

type Given<Item extends z.ZodMiniObject, Sort extends string, Narrowed extends Filters> = {
  path: `/api/staff/${string}/`
  summary: string
  permission: StaffPermission
  /** One row. The CSV has its fields as columns; those of an object in it as `<object>_<field>`. */
  item: Item
  /** What it can be sorted by, ascending or, with a minus before, descending. */
  sorts: readonly [Sort, ...Sort[]]
  /** The order if none is requested; the first of `sorts` unless told. */
  defaultSort?: Sort | `-${Sort}`
  /** Query parameters that narrow the list; each optional. */
  filters: Narrowed
}

/**
 * Declares a list of the console: filters, sort and cursor as query parameters, a page of rows as the answer. Every
 * list has a second call for the same rows as CSV, at the same path with `.csv` (`csvOf`).
 */
export function staffList<
  const Item extends z.ZodMiniObject,
  const Sort extends string,
  const Narrowed extends Filters,
>({ path, summary, permission, item, sorts, defaultSort, filters }: Given<Item, Sort, Narrowed>) {
  const sort = z.enum([...sorts, ...sorts.map((name): `-${Sort}` => `-${name}`)])
  const declared = endpoint({
    method: 'GET',
    path,
    summary,
    access: { kind: 'staff', permission },
    query: z.object({
      ...filters,
      sort: z.optional(sort),
      cursor: z.optional(z.string().check(z.maxLength(400))),
    }),
    answer: z.object({
      results: z.array(item),
      next: z.nullable(z.string()),
      /** How many rows the filters leave, exact up to `countedMax`. */
      count: z.int(),
    }),
  })
  return { ...declared, item, sorts, defaultSort: defaultSort ?? sorts[0] }
}

/** Any list of the console. */
export type StaffList = Endpoint & {
  readonly item: z.ZodMiniObject
  readonly sorts: readonly string[]
  readonly defaultSort: string
}

export const isStaffList = (value: Endpoint): value is StaffList => 'sorts' in value

/** The call that gives a list's rows as CSV: all that the filters leave, in the requested order. */
export const csvOf = ({ path, summary, access, query }: StaffList): Endpoint =>
  endpoint({
    method: 'GET',
    path: `${path.slice(0, -1) as `/${string}`}.csv`,
    summary: `${summary}, as CSV`,
    access,
    query,
    answer: z.string(),
  })

/** Only what was decided on the running UTC day. */
export const decidedFilter = z.optional(z.literal('today'))

/** Free text to search by. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(200)))
