import type { Context } from '#context.ts'
import {
  type ChainBlock,
  type ChainNetwork,
  type ChainPayment,
  type ChainReading,
  depthOf,
} from '#chains/chain-network.ts'
import { NetworkFault } from '#chains/network-fault.ts'
import { isOwnAddress } from '#deposits/addresses/address-seal.ts'
import { raiseAddressAlarm } from '#deposits/addresses/raise-address-alarm.ts'
import { priceOf } from '#market/price-of.ts'
import { outputOf } from '../payment-output.ts'
import type { Deposit } from '../deposit.ts'
import { findDepositsByAddress } from '../deposit-store.ts'
import { type PaymentToCompare, readPaymentsToCompare } from '../payment-store.ts'
import { mayBeLate } from '../price-hold.ts'
import type { Sighting } from './apply-sightings.ts'

/** By deposit: what to apply; `deposit` is given when a payment of it is new to us. */
export type DepositChanges = Map<string, { deposit: Deposit | undefined; sightings: Sighting[] }>

/**
 * What a reading from `height` on changes, by deposit, in the order of their ids.
 * With `poolOnly` nothing that lies in a block can differ, so the network is asked of it only about what staff approved.
 */
export async function findDepositChanges(
  ctx: Context,
  network: ChainNetwork,
  { tip, payments }: ChainReading,
  { height, poolOnly }: { height: bigint; poolOnly: boolean },
): Promise<DepositChanges> {
  const written = await readPaymentsToCompare(ctx.db, {
    network: network.id,
    height,
    transactions: payments.map(({ transaction }) => transaction),
  })
  const known = poolOnly
    ? written.filter(({ blockHash, isApproved }) => blockHash === null || isApproved)
    : written
  const knownByOutput = new Map(written.map((payment) => [outputOf(payment), payment]))
  const unknown = believable(payments).filter((payment) => !knownByOutput.has(outputOf(payment)))
  const addresses = [...new Set(unknown.map(({ address }) => address))]
  const deposits = await findDepositsByAddress(ctx.db, network.id, addresses)
  const byAddress = new Map(deposits.map((deposit) => [deposit.address, deposit]))

  const changes: DepositChanges = new Map()
  const add = (depositId: string, deposit: Deposit | undefined, sighting: Sighting) => {
    const change = changes.get(depositId) ?? { deposit, sightings: [] }
    changes.set(depositId, { deposit: change.deposit ?? deposit, sightings: [...change.sightings, sighting] })
  }
  const viewed = new Map(payments.map((payment) => [outputOf(payment), payment]))
  for (const payment of known) {
    const { transaction, outputIndex } = payment
    const found = viewed.get(outputOf(payment)) ?? (await network.findPayment(ctx, payment))
    if (differs(payment, found, tip)) add(payment.depositId, undefined, { transaction, outputIndex, found })
  }
  for (const found of unknown) {
    const deposit = byAddress.get(found.address)
    if (deposit === undefined || isWrongCoinTold(deposit, found)) continue
    if (!(await isOwnAddress(ctx, deposit))) {
      // Nor is the payment counted.
      await raiseAddressAlarm(ctx, deposit)
      continue
    }
    add(deposit.id, deposit, { transaction: found.transaction, outputIndex: found.outputIndex, found })
  }
  return new Map([...changes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Above what the ledger can hold of any coin, and far above what there is of it. */
const amountMax = 10n ** 30n

/** The payments of a reading; throws a NetworkFault when one cannot be. */
function believable(payments: readonly ChainPayment[]): readonly ChainPayment[] {
  const absurd = payments.find(({ amountMinor }) => amountMinor < 0n || amountMinor > amountMax)
  if (absurd === undefined) return payments
  throw new NetworkFault('inconsistent', `${absurd.transaction} pays more than there is of its coin`)
}

const isWrongCoinTold = (deposit: Deposit, found: ChainPayment): boolean =>
  found.coin !== deposit.coin && deposit.flags.includes('review')

function differs(payment: PaymentToCompare, found: ChainPayment | undefined, tip: ChainBlock): boolean {
  // What staff refused is no concern of anybody's any more.
  if (payment.status === 'refused') return false
  if (found === undefined) return payment.status !== 'dropped' && payment.status !== 'reversed'
  if (payment.status === 'dropped' || payment.status === 'reversed') return true
  const sameBlock = payment.blockHash === (found.block?.hash ?? null)
  // A credited payment stays as it is while its block does; its depth is nobody's concern any more.
  if (payment.status === 'credited') return !sameBlock || found.block === null
  if (payment.status === 'in_review') return !sameBlock || payment.isApproved
  return !sameBlock || payment.confirmations !== depthOf(found.block, tip)
}

/** Today's price where a payment that is new to us may turn out to be late; asked before any row is locked. */
export async function priceIfLate(ctx: Context, deposit: Deposit | undefined): Promise<bigint | undefined> {
  if (deposit === undefined || !mayBeLate(deposit, ctx.clock.now())) return undefined
  return (await priceOf(ctx, deposit.coin)).usdMinor
}
