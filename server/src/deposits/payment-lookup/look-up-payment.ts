import type { PaymentLookup } from '@evenmoor/contract/payment-lookup'
import { formatMoney } from '@evenmoor/ledger/money'
import { type ChainNetwork, type ChainPayment, depthOf } from '#chains/chain-network.ts'
import { NetworkFault } from '#chains/network-fault.ts'
import { networkName } from '#chains/network-names.ts'
import { networksOf } from '#chains/networks.ts'
import type { Context } from '#context.ts'
import { networkStates } from '#deposits/networks/network-states.ts'
import type { Deposit } from '../deposit.ts'
import { findDepositsByAddress } from '../deposit-store.ts'
import { outputOf } from '../payment-output.ts'
import { type OwnPayment, readOwnPayments } from '../payment-store.ts'

type Found = PaymentLookup['payments'][number]

/** One network's answer. `payments` is undefined when it does not know the transaction, or cannot (`mayHide`). */
type Told = { network: ChainNetwork; payments: readonly ChainPayment[] | undefined; mayHide: boolean }

/**
 * What is known of a transaction to one investor: their own payments as they are written down, what the networks have
 * for their own addresses and is not written down yet, and otherwise no more than whether a network has it. Whose an
 * address is that is not theirs is never told. Asks the nodes: not within a transaction, and not often.
 */
export async function lookUpPayment(
  ctx: Context,
  { investorId, transaction }: { investorId: string; transaction: string },
): Promise<PaymentLookup> {
  const hash = transaction.toLowerCase().replace(/^0x/, '')
  const written = await readOwnPayments(ctx.db, investorId, [hash, `0x${hash}`])
  const { told, paused } = await ask(ctx, hash)
  const known = new Set(written.map(outputOf))
  const waiting: Found[] = []
  for (const { network, payments = [] } of told) {
    const news = payments.filter((payment) => !known.has(outputOf(payment)))
    const addresses = [...new Set(news.map(({ address }) => address))]
    const own = (await findDepositsByAddress(ctx.db, network.id, addresses)).filter(
      (deposit) => deposit.investorId === investorId,
    )
    for (const deposit of own) {
      const paid = news.filter(({ address }) => address === deposit.address)
      for (const payment of paid) waiting.push(await waitingFor(ctx, network, deposit, payment))
    }
  }
  const payments = [...written.map(writtenFor), ...waiting]
  const having = told.filter((its) => its.payments !== undefined)
  const outcome = payments.length > 0 ? 'own' : having.length > 0 ? 'elsewhere' : 'unknown'
  const named = outcome === 'unknown' ? told : having
  const hiding = outcome === 'unknown' ? told.filter(({ mayHide }) => mayHide) : []
  const names = (list: Told[]) => list.map(({ network }) => nameOf(network))
  return { transaction, outcome, networks: names(named), without_index: names(hiding), paused, payments }
}

/** Asks every network that can be believed; a paused one is named instead. */
async function ask(ctx: Context, hash: string): Promise<{ told: Told[]; paused: PaymentLookup['paused'] }> {
  const states = new Map((await networkStates(ctx)).map((state) => [state.id, state]))
  const told: Told[] = []
  const paused: PaymentLookup['paused'] = []
  for (const network of networksOf(ctx).all) {
    const isPaused = !network.isOwn && (states.get(network.id)?.paused ?? null) !== null
    try {
      if (isPaused) paused.push(nameOf(network))
      else told.push(await askOne(ctx, network, hash))
    } catch (error) {
      if (!(error instanceof NetworkFault)) throw error
      paused.push(nameOf(network))
    }
  }
  return { told, paused }
}

async function askOne(ctx: Context, network: ChainNetwork, hash: string): Promise<Told> {
  const payments = await network.findTransaction(ctx, hash)
  // After the lookup, so that a node on another network counts as not asked.
  await network.prove(ctx)
  const mayHide = payments === undefined && !(await network.findsEveryTransaction(ctx))
  return { network, payments, mayHide }
}

const nameOf = ({ id, name }: ChainNetwork) => ({ network: id, network_name: name })

async function waitingFor(
  ctx: Context,
  network: ChainNetwork,
  { id, reference, coin, requiredConfirmations }: Deposit,
  payment: ChainPayment,
): Promise<Found> {
  return {
    deposit_id: id,
    deposit_reference: reference,
    coin: payment.coin,
    amount: formatMoney({ asset: payment.coin, minor: payment.amountMinor }),
    network_name: network.name,
    status: payment.coin === coin ? 'waiting' : 'wrong_coin',
    confirmations: depthOf(payment.block, await network.tip(ctx)),
    required_confirmations: requiredConfirmations,
    credited: null,
  }
}

const writtenFor = (payment: OwnPayment): Found => ({
  deposit_id: payment.depositId,
  deposit_reference: payment.depositReference,
  coin: payment.coin,
  amount: formatMoney({ asset: payment.coin, minor: payment.coinMinor }),
  network_name: networkName(payment.network),
  status: payment.status,
  confirmations: payment.confirmations,
  required_confirmations: payment.requiredConfirmations,
  credited:
    payment.usdMinor === null || payment.status !== 'credited'
      ? null
      : formatMoney({ asset: 'usd', minor: payment.usdMinor }),
})
