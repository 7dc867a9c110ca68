import type { Coin } from '@evenmoor/ledger/money'
import { type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ChainBlock } from '#chains/chain-network.ts'
import type { Database, Tx } from '#platform/database/pool.ts'
import type { PayoutPayment as PayoutPaymentTable } from '#platform/database/types.ts'
import type { PayoutPayment, Verdict } from './payout-payment.ts'

type Reader = Database | Tx

/** Those of these addresses that have withdrawals on this network in one of these statuses. */
export async function whichArePaidAt(
  db: Reader,
  given: {
    network: string
    addresses: readonly string[]
    statuses: readonly ('approved' | 'sent' | 'confirmed')[]
  },
): Promise<ReadonlySet<string>> {
  const { network, addresses, statuses } = given
  if (addresses.length === 0) return new Set()
  const rows = await db
    .selectFrom('withdrawal')
    .select('address')
    .distinct()
    .where('network', '=', network)
    .where('network', '<>', 'practice')
    .where('status', 'in', statuses)
    .where('address', '=', sql<string>`any(${addresses}::text[])`)
    .execute()
  return new Set(rows.map(({ address }) => address))
}

/** Records a payment; false when it was recorded before. */
export async function insertPayoutPayment(tx: Tx, payment: PayoutPayment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payout_payment')
    .values({
      network: payment.network,
      transaction: payment.transaction,
      output_index: payment.outputIndex,
      withdrawal_id: payment.withdrawalId,
      address: payment.address,
      coin: payment.coin,
      coin_minor: payment.coinMinor,
      verdict: payment.verdict,
      block_height: payment.block?.height ?? null,
      block_hash: payment.block?.hash ?? null,
      first_seen_at: payment.firstSeenAt,
      missing_at: payment.missingAt,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Payments that a reading from `height` on may have changed: at or above it, in no block, or named by the reading. */
export async function readPayoutPayments(
  db: Reader,
  given: { network: string; height: bigint; transactions: readonly string[] },
): Promise<PayoutPayment[]> {
  const rows = await db
    .selectFrom('payout_payment')
    .selectAll()
    .where('network', '=', given.network)
    .where((e) =>
      e.or([
        e('transaction', '=', sql<string>`any(${given.transactions}::text[])`),
        e.and([e('verdict', '=', 'pays'), e('block_height', '>=', given.height)]),
        e.and([e('verdict', '=', 'pays'), e('block_height', 'is', null)]),
      ]),
    )
    .execute()
  return rows.map(fromRow)
}

type Output = Pick<PayoutPayment, 'network' | 'transaction' | 'outputIndex'>

const at = (db: Reader, { network, transaction, outputIndex }: Output) =>
  db
    .selectFrom('payout_payment')
    .selectAll()
    .where('network', '=', network)
    .where('transaction', '=', transaction)
    .where('output_index', '=', outputIndex)

/** A recorded payment. */
export async function findPayoutPayment(db: Reader, output: Output): Promise<PayoutPayment | undefined> {
  const row = await at(db, output).executeTakeFirst()
  return row && fromRow(row)
}

/** The current payment, locked until the transaction ends. */
export async function lockPayoutPayment(tx: Tx, output: Output): Promise<PayoutPayment | undefined> {
  const row = await at(tx, output).forUpdate().executeTakeFirst()
  return row && fromRow(row)
}

/** Its block, since when it is missing, and the verdict on it. */
export async function updatePayoutPayment(
  tx: Tx,
  { network, transaction, outputIndex }: Output,
  now: { block: PayoutPayment['block']; missingAt: Date | null; verdict: Verdict },
): Promise<void> {
  await tx
    .updateTable('payout_payment')
    .set({
      block_height: now.block?.height ?? null,
      block_hash: now.block?.hash ?? null,
      missing_at: now.missingAt,
      verdict: now.verdict,
    })
    .where('network', '=', network)
    .where('transaction', '=', transaction)
    .where('output_index', '=', outputIndex)
    .execute()
}

/** The block that pays each of these withdrawals, if any yet. */
export async function selectPaidBlocks(
  db: Reader,
  withdrawalIds: readonly string[],
): Promise<ReadonlyMap<string, ChainBlock>> {
  if (withdrawalIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payout_payment')
    .selectAll()
    .where('withdrawal_id', 'in', withdrawalIds)
    .where('verdict', '=', 'pays')
    .where('missing_at', 'is', null)
    .execute()
  return new Map(
    rows.map(fromRow).flatMap(({ withdrawalId, block }) => (block ? [[withdrawalId, block]] : [])),
  )
}

/** A payment that staff must know of: it was not counted, or dropped off its chain. */
export type OddPayment = Pick<
  PayoutPayment,
  'verdict' | 'transaction' | 'coin' | 'coinMinor' | 'firstSeenAt' | 'missingAt'
>

/** Those to the address of the withdrawal of the query around it, for `oddPaymentFrom`. Money is text. */
export const oddPaymentsIn = (db: Reader) =>
  jsonArrayFrom(
    db
      .selectFrom('payout_payment')
      .select(['verdict', 'transaction', 'coin', 'first_seen_at', 'missing_at'])
      .select(sql<string>`coin_minor::text`.as('coins'))
      .where('withdrawal_id', '=', sql.ref<string>('withdrawal.id'))
      .where((e) => e.or([e('verdict', '<>', 'pays'), e('missing_at', 'is not', null)]))
      .orderBy('first_seen_at')
      .orderBy('transaction'),
  )

type OddRow = {
  readonly verdict: string
  readonly transaction: string
  readonly coin: string
  readonly coins: string
  readonly first_seen_at: string
  readonly missing_at: string | null
}

export const oddPaymentFrom = (row: OddRow): OddPayment => ({
  verdict: row.verdict as Verdict,
  transaction: row.transaction,
  coin: row.coin as Coin,
  coinMinor: BigInt(row.coins),
  firstSeenAt: new Date(row.first_seen_at),
  missingAt: row.missing_at === null ? null : new Date(row.missing_at),
})

const fromRow = (row: Selectable<PayoutPaymentTable>): PayoutPayment => ({
  network: row.network,
  transaction: row.transaction,
  outputIndex: row.output_index,
  withdrawalId: row.withdrawal_id,
  address: row.address,
  coin: row.coin as Coin,
  coinMinor: row.coin_minor,
  verdict: row.verdict as Verdict,
  block:
    row.block_height === null || row.block_hash === null
      ? null
      : { height: row.block_height, hash: row.block_hash },
  firstSeenAt: row.first_seen_at,
  missingAt: row.missing_at,
})
