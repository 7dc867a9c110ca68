import { type Coin } from '@evenmoor/ledger/money'
import { type RawBuilder, type Selectable, type ShallowDehydrateObject, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { displayName } from '#people/display-name.ts'
import { lookAlikeOf } from '#people/look-alikes.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Payment as PaymentTable } from '#platform/database/types.ts'
import { referenceOf } from '#platform/short-reference.ts'
import { newestUnwinding, unwoundBetween, unwoundOf } from '#positions/unwinding/unwindings.ts'
import type { PartOfHold, Payment, PaymentStatus } from './deposit.ts'

type Reader = Database | Tx

export const paymentFrom = (row: Selectable<PaymentTable>): Payment => ({
  id: row.id,
  depositId: row.deposit_id,
  network: row.network,
  transaction: row.transaction,
  outputIndex: row.output_index,
  coinMinor: row.coin_minor,
  firstSeenAt: row.first_seen_at,
  blockHeight: row.block_height,
  blockHash: row.block_hash,
  confirmations: row.confirmations,
  status: row.status as PaymentStatus,
  holdNumber: row.hold_number,
  latePriceMinor: row.late_price_minor,
  usdMinor: row.usd_minor,
  transferId: row.transfer_id,
  missingAt: row.missing_at,
  reviewBeganAt: row.review_began_at,
  refusal:
    row.refused_at === null || row.refused_by === null || row.refusal === null
      ? null
      : { at: row.refused_at, staffId: row.refused_by, reason: row.refusal },
})

export async function findPayment(db: Reader, id: string): Promise<Payment | undefined> {
  const row = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()
  return row && paymentFrom(row)
}

/** A deposit's payments, oldest first. */
export const readPayments = async (db: Reader, depositId: string): Promise<Payment[]> =>
  (await readPaymentsOf(db, [depositId])).get(depositId) ?? []

/** The payments of several deposits, by deposit, oldest first. */
export async function readPaymentsOf(
  db: Reader,
  depositIds: readonly string[],
): Promise<ReadonlyMap<string, Payment[]>> {
  if (depositIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('deposit_id', 'in', depositIds)
    .orderBy('first_seen_at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows.map(paymentFrom), ({ depositId }) => depositId)
}

/** The payments of the deposit of the query around it, as `creditFor` takes them; see `partsFrom`. */
export const partsIn = (db: Reader) =>
  jsonArrayFrom(
    db
      .selectFrom('payment as part')
      .select(['part.id', 'part.status', 'part.hold_number', sql<string>`part.coin_minor::text`.as('coins')])
      .where('part.deposit_id', '=', sql.ref<string>('deposit.id')),
  )

type StoredPart = {
  readonly id: string
  readonly status: string
  readonly hold_number: number | null
  readonly coins: string
}

/** What `partsIn` gave. */
export const partsFrom = (stored: readonly StoredPart[]): PartOfHold[] =>
  stored.map(({ id, status, hold_number, coins }) => ({
    id,
    status: status as PaymentStatus,
    holdNumber: hold_number,
    coinMinor: BigInt(coins),
  }))

/** `isApproved`: it is in review, and two members of staff have approved it in its current block. */
export type PaymentToCompare = Payment & { readonly isApproved: boolean }

/**
 * What has to be compared with the network again: payments that are open, amiss or approved, those credited or in review
 * from `height` on, and those of the named transactions.
 */
export async function readPaymentsToCompare(
  db: Reader,
  given: { network: string; height: bigint; transactions: readonly string[] },
): Promise<PaymentToCompare[]> {
  const isApproved = sql<boolean>`payment.status = 'in_review' and payment_is_approved(payment)`
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .select(isApproved.as('is_approved'))
    .where('network', '=', given.network)
    .where((e) =>
      e.or([
        e('status', 'in', ['seen', 'confirming']),
        e('missing_at', 'is not', null),
        e.and([e('status', 'in', ['credited', 'in_review']), e('block_height', '>=', given.height)]),
        isApproved,
        ...(given.transactions.length === 0 ? [] : [e('transaction', 'in', given.transactions)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...paymentFrom(row), isApproved: row.is_approved }))
}

const columns = (payment: Payment) => ({
  block_height: payment.blockHeight,
  block_hash: payment.blockHash,
  confirmations: payment.confirmations,
  status: payment.status,
  usd_minor: payment.usdMinor,
  transfer_id: payment.transferId,
  missing_at: payment.missingAt,
  review_began_at: payment.reviewBeganAt,
  refused_at: payment.refusal?.at ?? null,
  refused_by: payment.refusal?.staffId ?? null,
  refusal: payment.refusal?.reason ?? null,
})

export async function insertPayment(tx: Tx, payment: Payment): Promise<void> {
  await tx
    .insertInto('payment')
    .values({
      id: payment.id,
      deposit_id: payment.depositId,
      network: payment.network,
      transaction: payment.transaction,
      output_index: payment.outputIndex,
      coin_minor: payment.coinMinor,
      first_seen_at: payment.firstSeenAt,
      hold_number: payment.holdNumber,
      late_price_minor: payment.latePriceMinor,
      ...columns(payment),
    })
    .execute()
}

export async function updatePayment(tx: Tx, payment: Payment): Promise<void> {
  await tx.updateTable('payment').set(columns(payment)).where('id', '=', payment.id).execute()
}

/** Everything that is credited now, with its deposit's coin. */
export async function readCredited(db: Reader): Promise<(Payment & { coin: Coin })[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('deposit', 'deposit.id', 'payment.deposit_id')
    .selectAll('payment')
    .select('deposit.coin')
    .where('payment.status', '=', 'credited')
    .orderBy('payment.id')
    .execute()
  return rows.map((row) => ({ ...paymentFrom(row), coin: row.coin as Coin }))
}

/** What waits for staff on a network, or was refused by them. */
export async function readReviewed(db: Reader, network: string): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('network', '=', network)
    .where('status', 'in', ['in_review', 'refused'])
    .execute()
  return rows.map(paymentFrom)
}

/** The sum currently credited, by coin: what deposits put into custody. */
export async function readCreditedByCoin(db: Reader): Promise<Map<Coin, bigint>> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('deposit', 'deposit.id', 'payment.deposit_id')
    .select((e) => ['deposit.coin', e.fn.sum<bigint>('payment.coin_minor').as('total')])
    .where('payment.status', '=', 'credited')
    .groupBy('deposit.coin')
    .execute()
  return new Map(rows.map(({ coin, total }) => [coin as Coin, total]))
}

export type OwnPayment = Payment & {
  readonly coin: Coin
  readonly requiredConfirmations: number
  /** The short reference of its checkout. */
  readonly depositReference: string
}

/** An investor's own payments in the named transactions, with what their checkouts want. */
export async function readOwnPayments(
  db: Reader,
  investorId: string,
  transactions: readonly string[],
): Promise<OwnPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('deposit', 'deposit.id', 'payment.deposit_id')
    .selectAll('payment')
    .select(['deposit.coin', 'deposit.required_confirmations', referenceOf('deposit')])
    .where('deposit.investor_id', '=', investorId)
    .where('payment.transaction', 'in', transactions)
    .orderBy('payment.id')
    .execute()
  return rows.map((row) => ({
    ...paymentFrom(row),
    coin: row.coin as Coin,
    requiredConfirmations: row.required_confirmations,
    depositReference: row.reference,
  }))
}

/**
 * Of everything that was credited to an investor and is gone, this payment included: the payments, and the transfers that
 * credited and reversed them, each with the position that its checkout opened.
 */
export async function readVanished(
  tx: Tx,
  investorId: string,
  paymentId: string,
): Promise<{ vanishing: ReadonlyMap<bigint, string | null>; gone: readonly string[] }> {
  const { rows } = await sql<{ id: bigint; payment_id: string; position_id: string | null }>`
    with recursive moved as (
      select p.transfer_id as id, p.id as payment_id, d.position_id
      from payment p join deposit d on d.id = p.deposit_id
      where d.investor_id = ${investorId}::uuid and p.transfer_id is not null
        and (p.id = ${paymentId}::uuid or p.status <> 'credited' or p.missing_at is not null)
      union all
      select t.reverses, m.payment_id, m.position_id
      from moved m join ledger.transfer t on t.id = m.id where t.reverses is not null
    )
    select id, payment_id, position_id from moved order by id`.execute(tx)
  return {
    vanishing: new Map(rows.map(({ id, position_id }) => [id, position_id])),
    gone: [...new Set(rows.map(({ payment_id }) => payment_id))],
  }
}

/** The query of those of these payments whose money is gone: their credit was taken back, or should be and is spent. */
export const gonePaymentRows = (db: Reader, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('payment')
    .select('id')
    .where(sql<boolean>`id = any(${ids})`)
    .where((e) => e.or([e('status', '<>', 'credited'), e('missing_at', 'is not', null)]))

/** What a pause of withdrawals concerns: payments in a coin on a network, of one investor or of everybody (null). */
export type Concern = Readonly<
  Record<'coin' | 'network' | 'investorId' | 'from' | 'until', RawBuilder<unknown>>
>

/** Payments of the concern of the query around it that left their chain, as JSON, with what taking them back did. */
export const vanishedIn = (db: Reader, concern: Concern) => jsonArrayFrom(vanishedRows(db, concern))

/** Taken back in the time of the concern, or missing since then. Money is text: in JSON it would be a float. */
const vanishedRows = (db: Reader, { coin, network, investorId, from, until }: Concern) =>
  db
    .selectFrom('payment')
    .innerJoin('deposit', 'deposit.id', 'payment.deposit_id')
    .innerJoin('person', 'person.id', 'deposit.investor_id')
    .select(['payment.deposit_id', 'payment.transaction', 'payment.missing_at', 'deposit.investor_id'])
    .select([
      referenceOf('deposit'),
      displayName('person').$notNull().as('investor_name'),
      lookAlikeOf('person').as('look_alike'),
      sql<string | null>`payment.usd_minor::text`.as('credited'),
      unwoundOf(sql.ref('payment.id')).as('positions'),
      newestUnwinding(sql.ref('payment.id'), from, until).as('unwinding'),
    ])
    .where(sql<boolean>`deposit.coin = ${coin} and payment.network = ${network}`)
    .where(sql<boolean>`(${investorId} is null or deposit.investor_id = ${investorId})`)
    .where(
      // Both by indexes: an `or` in their place reads every payment.
      sql<boolean>`payment.id = any(${unwoundBetween(from, until)} || array(
        select missing.id from payment missing where missing.network = ${network}
          and missing.missing_at >= ${from} and missing.missing_at <= ${until}))`,
    )
    .orderBy('payment.id')

export type VanishedRow = ShallowDehydrateObject<
  Awaited<ReturnType<ReturnType<typeof vanishedRows>['executeTakeFirstOrThrow']>>
>
