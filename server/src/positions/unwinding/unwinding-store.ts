import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/pool.ts'
import type { MoneyEvent, TracedResult } from './trace-money.ts'

/** The buckets of an investor's positions, in locking order. */
export async function selectBucketsOf(tx: Tx, investorId: string): Promise<bigint[]> {
  const rows = await tx
    .selectFrom('position')
    .select('bucket_id')
    .distinct()
    .where('investor_id', '=', investorId)
    .orderBy('bucket_id')
    .execute()
  return rows.map((row) => row.bucket_id)
}

/** What an investor has available, locked with all that was posted before. */
export type MoneyHistory = {
  /** Before the first of the events. */
  readonly availableMinor: bigint
  readonly events: readonly MoneyEvent[]
}

/**
 * What happened to an investor's accounts since the first of these credits, in the order of the ledger. `vanishing`: the
 * credits and what reversed them, each with the position that its checkout opened; `gone`: their payments.
 */
export async function readMoneyHistory(
  tx: Tx,
  investorId: string,
  { vanishing, gone }: { vanishing: ReadonlyMap<bigint, string | null>; gone: readonly string[] },
): Promise<MoneyHistory> {
  const first = [...vanishing.keys()].reduce((least, id) => (id < least ? id : least))
  const { rows } = await sql<Row>`
    with own as (
      select id, kind, position_id from ledger.account
      where owner_id = ${investorId}::uuid and kind in ('available', 'invested')
    ), moved as (
      select t.id, t.kind, t.reference,
        coalesce(sum(p.amount) filter (where own.kind = 'available'), 0) as available_minor,
        coalesce(sum(p.amount) filter (where own.kind = 'invested'), 0) as invested_minor,
        (array_agg(own.position_id) filter (where own.kind = 'invested'))[1] as position_id,
        max(p.balance_after) filter (where own.kind = 'available') as available_after
      from own join ledger.posting p on p.account_id = own.id and p.transfer_id >= ${String(first)}::bigint
      join ledger.transfer t on t.id = p.transfer_id
      group by t.id
    )
    select id, kind, reference, available_minor, invested_minor, position_id, available_after,
      null::date as day, 0::numeric as base_minor, false as reinvested,
      coalesce(
        (select u.payment_id from unwound_position u where u.transfer_id = moved.id),
        (select c.payment_id from credit_unwinding c where c.transfer_id = moved.id),
        (select c.payment_id from credit_unwinding c where c.undone_transfer_id = moved.id)) as because_of
    from moved where kind not in ('accrual', 'accrual_reversal', 'accrual_replacement')
    union all
    -- Of what many got at once, each position's own part.
    select a.transfer_id, 'accrual', '', a.amount_minor, 0, a.position_id, null, a.day, a.base_minor, a.reinvested,
      null
    from position q join accrual a on a.position_id = q.id
    where q.investor_id = ${investorId}::uuid and a.transfer_id >= ${String(first)}::bigint
    union all
    select c.transfer_id, 'correction', '', c.available_minor, c.invested_minor, c.position_id, null, d.day, 0, false,
      null
    from position q
    join position_correction c on c.position_id = q.id
    join day_correction d on d.id = c.correction_id
    where q.investor_id = ${investorId}::uuid and c.transfer_id >= ${String(first)}::bigint
    order by id, position_id`.execute(tx)
  const ofCredit = rows.find(({ id }) => id === first)
  const known: Known = { vanishing, gone: new Set(gone) }
  return {
    availableMinor: (ofCredit?.available_after ?? 0n) - (ofCredit?.available_minor ?? 0n),
    events: rows.map((row) => eventFrom(row, known)),
  }
}

type Row = {
  id: bigint
  kind: string
  reference: string
  available_minor: bigint
  invested_minor: bigint
  position_id: string | null
  available_after: bigint | null
  day: string | null
  base_minor: bigint
  reinvested: boolean
  /** The payment that left its chain. */
  because_of: string | null
}
type Known = {
  readonly vanishing: ReadonlyMap<bigint, string | null>
  readonly gone: ReadonlySet<string>
}

function eventFrom(row: Row, { vanishing, gone }: Known): MoneyEvent {
  const { kind, reference, position_id, day } = row
  const [amountMinor, positionId] = [row.available_minor, position_id ?? '']
  const isOfGone = row.because_of !== null && gone.has(row.because_of)
  // What was reversed of results, and given back again, follows the credit. With a payment that returned it came back.
  if (vanishing.has(row.id) || (isOfGone && reference.startsWith('unwinding/')))
    return { kind: 'vanishing', amountMinor, checkoutPositionId: vanishing.get(row.id) ?? null }
  if (kind === 'accrual')
    return {
      kind: 'result',
      positionId,
      day: day ?? '',
      amountMinor,
      baseMinor: row.base_minor,
      reinvested: row.reinvested,
    }
  if (kind === 'correction')
    return {
      kind,
      positionId,
      day: day ?? '',
      investedMinor: row.invested_minor,
      availableMinor: amountMinor,
    }
  if (kind === 'investment') return { kind: 'invested', positionId, amountMinor: -amountMinor }
  if (kind === 'redemption') return { kind: 'taken_out', positionId, amountMinor, by: 'owner' }
  if (kind === 'unwinding')
    return { kind: 'taken_out', positionId, amountMinor, by: isOfGone ? 'unwinding' : 'returned' }
  return { kind: 'other', reference, amountMinor }
}

/** What of an investor's results is reversed already and was not given back, by position and day. */
export async function selectReversedResults(tx: Tx, investorId: string): Promise<TracedResult[]> {
  const rows = await tx
    .selectFrom('reversed_result')
    .select((e) => ['position_id', 'day', e.fn.sum<bigint>('amount_minor').as('amount_minor')])
    .where('investor_id', '=', investorId)
    .groupBy(['position_id', 'day'])
    .execute()
  return rows.map((row) => ({
    positionId: row.position_id ?? '',
    day: row.day ?? '',
    amountMinor: row.amount_minor,
  }))
}

export type Unwinding = {
  readonly id: string
  readonly paymentId: string
  readonly investorId: string
  readonly at: Date
  readonly resultsMinor: bigint
  readonly shortfallMinor: bigint
  readonly transferId: bigint | null
}

export async function insertUnwinding(
  tx: Tx,
  unwinding: Unwinding,
  results: readonly TracedResult[],
): Promise<void> {
  await tx
    .insertInto('credit_unwinding')
    .values({
      id: unwinding.id,
      payment_id: unwinding.paymentId,
      investor_id: unwinding.investorId,
      at: unwinding.at,
      results_minor: unwinding.resultsMinor,
      shortfall_minor: unwinding.shortfallMinor,
      transfer_id: unwinding.transferId,
    })
    .execute()
  await sql`insert into unwound_result (unwinding_id, position_id, day, amount_minor)
    select ${unwinding.id}::uuid, u.position_id, u.day, u.amount from unnest(
      ${results.map(({ positionId }) => positionId)}::uuid[], ${results.map(({ day }) => day)}::date[],
      ${results.map(({ amountMinor }) => String(amountMinor))}::numeric[]) as u (position_id, day, amount)`.execute(
    tx,
  )
}

export async function insertUnwoundPosition(
  tx: Tx,
  given: { transferId: bigint; paymentId: string; positionId: string; amountMinor: bigint; at: Date },
): Promise<void> {
  await tx
    .insertInto('unwound_position')
    .values({
      transfer_id: given.transferId,
      payment_id: given.paymentId,
      position_id: given.positionId,
      amount_minor: given.amountMinor,
      at: given.at,
    })
    .execute()
}

/** The valid unwindings of a payment, locked until the transaction ends. */
export const lockValidUnwindings = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('credit_unwinding')
    .select(['id', 'transfer_id'])
    .where('payment_id', '=', paymentId)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function noteUndone(
  tx: Tx,
  id: string,
  undone: { at: Date; transferId: bigint | null },
): Promise<void> {
  await tx
    .updateTable('credit_unwinding')
    .set({ undone_at: undone.at, undone_transfer_id: undone.transferId })
    .where('id', '=', id)
    .execute()
}

/** In a query, the payments whose credit was taken back in a time, as an array. */
export const unwoundBetween = (
  from: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<readonly string[]> =>
  sql`array(select u.payment_id from credit_unwinding u where u.at >= ${from} and u.at <= ${until})`

/** What taking back a credit did; money as text. */
type CreditTakenBack = {
  readonly results: string
  readonly shortfall: string
  readonly is_undone: boolean
}

/** In a query, the newest of these of a payment in a time; null when there was none. */
export const newestUnwinding = (
  paymentId: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  until: RawBuilder<unknown>,
): RawBuilder<CreditTakenBack | null> => sql`(
  select json_build_object('results', u.results_minor::text, 'shortfall', u.shortfall_minor::text,
    'is_undone', u.undone_at is not null)
  from credit_unwinding u
  where u.payment_id = ${paymentId} and u.at >= ${from} and u.at <= ${until}
  order by u.at desc limit 1)`

/** In a query, what came out of positions because of a payment, as text; null for nothing. */
export const unwoundOf = (paymentId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select sum(u.amount_minor)::text from unwound_position u where u.payment_id = ${paymentId})`
