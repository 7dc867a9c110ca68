import { type Coin } from '@evenmoor/ledger/money'
import { type Selectable, sql } from 'kysely'
import { displayName } from '#people/display-name.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { Payment as PaymentTable } from '#platform/database/types.ts'
import { referenceOf } from '#platform/short-reference.ts'
import type { Payment, PaymentStatus } from './deposit.ts'

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

/** Of these payments, those whose money is gone: their credit was taken back, or should be and is spent. */
export async function selectGone(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('payment')
    .select('id')
    .where('id', 'in', ids)
    .where((e) => e.or([e('status', '<>', 'credited'), e('missing_at', 'is not', null)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Of these payments and those that went missing in a time, the ones in a coin on a network; of one investor where told. */
export async function selectVanished(
  db: Reader,
  given: {
    paymentIds: readonly string[]
    coin: string
    network: string
    investorId: string | null
    from: Date
    until: Date
  },
): Promise<(Payment & { investor: { id: string; name: string; email: string } })[]> {
  const { investorId } = given
  const rows = await db
    .selectFrom('payment')
    .innerJoin('deposit', 'deposit.id', 'payment.deposit_id')
    .innerJoin('person', 'person.id', 'deposit.investor_id')
    .selectAll('payment')
    .select([
      'deposit.investor_id',
      'person.email as investor_email',
      displayName('person').$notNull().as('investor_name'),
    ])
    .where('deposit.coin', '=', given.coin)
    .where('payment.network', '=', given.network)
    .where((e) =>
      e.or([
        e('payment.id', '=', sql<string>`any(${given.paymentIds}::uuid[])`),
        e.and([e('payment.missing_at', '>=', given.from), e('payment.missing_at', '<=', given.until)]),
      ]),
    )
    .$if(investorId !== null, (q) => q.where('deposit.investor_id', '=', investorId ?? ''))
    .orderBy('payment.id')
    .execute()
  return rows.map((row) => ({
    ...paymentFrom(row),
    investor: { id: row.investor_id, name: row.investor_name, email: row.investor_email },
  }))
}
