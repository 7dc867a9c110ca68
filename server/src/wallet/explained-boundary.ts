/** Where months of postings are detached: which figures still sum, and which begin at the boundary. */
import { sql } from 'kysely'
import { type KeptSince, keptSince } from '#kept-months/kept-since.ts'
import { addDays, dayMs } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { notFound } from '#platform/problems.ts'
import { isUuid } from './cursor.ts'
import type { FigureScope } from './explanation.ts'
import { ownAccounts } from './explanation-store.ts'

/** Why the postings that are listed may not be all of a figure. */
export type Boundary = {
  /** Entries of earlier UTC days are no longer kept. */
  readonly keptFrom: string
  /** What those come to; null for a figure that takes only some of them: what is brought forward isn't told apart. */
  readonly broughtForward: BroughtForward | null
}

type BroughtForward = { readonly count: number; readonly amountMinor: bigint }

/** Null where all postings of a figure are here. 404 for a figure of a moment before that. */
export async function boundaryOf(tx: Tx, investorId: string, scope: FigureScope): Promise<Boundary | null> {
  const kept = await keptSince(tx)
  if (kept === null || isWhollyKept(scope, kept)) return null
  const broughtForward = await selectScopedBroughtForward(tx, investorId, scope)
  if (broughtForward === null) return null
  if (isBefore(scope, kept)) throw notFound('entries_detached', { kept_from_day: kept.day })
  return { keptFrom: kept.day, broughtForward: isOfAllKinds(scope) ? broughtForward : null }
}

function isWhollyKept(scope: FigureScope, { transferId, since, firstWholeDay }: KeptSince): boolean {
  const { transactionId, days, bookedDays, reference } = scope
  if (transactionId !== undefined) return BigInt(transactionId) >= transferId
  const from = days?.from ?? bookedDays?.from
  if (from !== undefined) return from >= firstWholeDay
  const [, id = ''] = reference?.split('/') ?? []
  // The ids of things are made of the time: nothing was booked for one before there was one.
  return isUuid(id) && madeAtMs(id) > since.getTime() + dayMs
}

/** The beginning of a version 7 UUID is its milliseconds. */
const madeAtMs = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

function isBefore(
  { transactionId, upTo, days, bookedDays }: FigureScope,
  { transferId, firstWholeDay }: KeptSince,
): boolean {
  const to = days?.to ?? bookedDays?.to
  const place = transactionId ?? upTo?.transferId
  return (
    (place !== undefined && BigInt(place) < transferId) ||
    // What there was at the end of the day before is known.
    (to !== undefined && to < addDays(firstWholeDay, -1))
  )
}

const isOfAllKinds = ({ kinds, reference, house, transactionId, days, bookedDays }: FigureScope): boolean =>
  kinds === undefined &&
  reference === undefined &&
  house === undefined &&
  transactionId === undefined &&
  days?.from === undefined &&
  (days === undefined || days.part === 'all') &&
  bookedDays?.from === undefined

async function selectScopedBroughtForward(
  tx: Tx,
  investorId: string,
  scope: FigureScope,
): Promise<BroughtForward | null> {
  const { rows } = await sql<{ count: number; amount: bigint }>`
    with ${ownAccounts(investorId, scope)}
    select sum(b.postings_count)::int as count, sum(b.amount) as amount
    from own join ledger.brought_forward b on b.account_id = own.id and b.postings_count > 0
    having count(*) > 0`.execute(tx)
  const [row] = rows
  return row === undefined ? null : { count: row.count, amountMinor: row.amount }
}
