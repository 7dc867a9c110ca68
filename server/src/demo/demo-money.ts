/** What people of the demo do with money: the product's verbs, with the practice network's blocks in between. */
import type { Coin } from '@evenmoor/ledger/money'
import { usd } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { createDeposit } from '#deposits/checkouts/create-deposit.ts'
import { watchDeposits } from '#deposits/watch-deposits.ts'
import { priceOf } from '#market/price-of.ts'
import { openPosition } from '#positions/investing/open-position.ts'
import { mineBlock } from '#practice/mine-block.ts'
import { openWallet } from '#practice/open-wallet.ts'
import { payDeposit } from '#practice/pay-deposit.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { requestWithdrawal } from '#withdrawals/requests/request-withdrawal.ts'
import type { DemoYear } from './demo-year.ts'

const blockMs = 2_000
/** As deep as the practice network wants a payment to be. */
const depth = 3

type Checkout = { readonly investorId: string; readonly coin: Coin; readonly amount: string }

/** Opens a checkout at the price of the moment. */
export async function openCheckout(ctx: Context, checkout: Checkout): Promise<string> {
  const price = await priceOf(ctx, checkout.coin)
  const request = { ...checkout, planId: undefined, price: () => price }
  return (await ctx.transaction((tx) => createDeposit(ctx, tx, request))).id
}

/** Pays a checkout, what is due unless told, and waits for the confirmations. */
export async function payCheckout(
  year: DemoYear,
  { investorId, depositId, coinAmount }: { investorId: string; depositId: string; coinAmount?: string },
): Promise<void> {
  const { ctx } = year
  await ctx.transaction((tx) => payDeposit(ctx, tx, { investorId, depositId, coinAmount }))
  await letBlocksPass(year)
}

/** A checkout that is opened and paid. */
export async function deposit(year: DemoYear, checkout: Checkout): Promise<void> {
  const depositId = await openCheckout(year.ctx, checkout)
  await year.clock.pass(90_000)
  await payCheckout(year, { investorId: checkout.investorId, depositId })
}

/** Mines until what was sent is confirmed, and lets the watcher see each block. */
export async function letBlocksPass(year: DemoYear): Promise<void> {
  for (let block = 0; block < depth; block += 1) {
    await year.clock.pass(blockMs)
    await mineBlock(year.ctx)
    await watchDeposits(year.ctx)
  }
}

export const invest = (
  { ctx }: DemoYear,
  { investorId, planId, amount }: { investorId: string; planId: string; amount: string },
): Promise<{ id: string }> =>
  ctx.transaction((tx) => openPosition(ctx, tx, { investorId, planId, amountMinor: usd(amount) }))

/** Requests a withdrawal to the investor's own practice wallet. Gives its id. */
export const askToWithdraw = async (
  { ctx }: Pick<DemoYear, 'ctx'>,
  { investorId, amount }: { investorId: string; amount: string },
): Promise<string> =>
  ctx.transaction(async (tx) => {
    const address = await openWallet(ctx, tx, investorId)
    return (await requestWithdrawal(ctx, tx, { investorId, amount, address })).id
  })

/** Approves a withdrawal after some minutes, and lets it be paid and confirmed. */
export async function payOut(
  year: DemoYear,
  { id, staffId, minutes }: { id: string; staffId: string; minutes: number },
): Promise<void> {
  const { ctx, clock } = year
  await clock.pass(minutes * 60_000)
  await ctx.transaction((tx) => approveWithdrawal(ctx, tx, { id, staffId }))
  await payApprovedWithdrawals(ctx)
  await letBlocksPass(year)
  await confirmSentWithdrawals(ctx)
}
