import type { Performance } from '@evenmoor/contract/performance'
import { formatAmount, formatMoney } from '@evenmoor/ledger/money'
import type { Context } from '#context.ts'
import { addDays, utcDay } from '#platform/clock.ts'
import { usdText } from '#market/figure.ts'
import { marketIds } from '#market/market-ids.ts'
import { marketSource } from '#market/source.ts'
import type { AccountDay } from '#wallet/account-days.ts'
import { heldInstead, type Payment } from './held-instead.ts'

type Range = {
  readonly openingMinor: bigint
  readonly days: readonly AccountDay[]
  readonly from: string
  readonly today: string
}

const coins = ['btc', 'eth'] as const
const quantumDecimals = 18

/** The account's payments in bitcoin and in ether instead, until today at most: there is no later price. */
export const describeHeld = (ctx: Context, range: Range): Promise<Performance['held']> =>
  Promise.all(coins.map((coin) => describeCoin(ctx, coin, range)))

async function describeCoin(
  ctx: Context,
  coin: (typeof coins)[number],
  { openingMinor, days, from, today }: Range,
): Promise<Performance['held'][number]> {
  const past = days.filter(({ day }) => day <= today)
  const to = past.at(-1)?.day ?? today
  const payments: Payment[] = [
    { day: addDays(from, -1), amountMinor: openingMinor },
    ...past.map(({ day, inMinor, outMinor }) => ({ day, amountMinor: inMinor - outMinor })),
  ].filter(({ amountMinor }) => amountMinor !== 0n)
  const closes = await closesOf(ctx, coin)
  const outcome = heldInstead(payments, to, (day) => closes.get(day))
  const paidMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  const isPriced = outcome.kind === 'held' && past.length > 0
  return {
    coin,
    figures: marketSource(ctx).figures,
    state: isPriced ? 'priced' : 'no_prices',
    to,
    value: isPriced ? usd(outcome.valueMinor) : null,
    // Where the coins ran out, what they could not pay is no loss of theirs.
    result: isPriced && outcome.ranOutOn === null ? usd(outcome.valueMinor - paidMinor) : null,
    account_result: usd(past.reduce((sum, { resultMinor }) => sum + resultMinor, 0n)),
    ran_out_on: isPriced ? outcome.ranOutOn : null,
    last_price: isPriced ? usdText(outcome.closePico) : null,
    coins: isPriced ? coinText(outcome.quanta) : null,
    trades: isPriced
      ? outcome.trades.map(({ day, amountMinor, closePico, quanta }) => ({
          day,
          amount: usd(amountMinor),
          price: usdText(closePico),
          coins: coinText(quanta),
        }))
      : [],
  }
}

/** What the market says each day closed at; of today the price so far. None where it does not answer. */
async function closesOf(ctx: Context, coin: (typeof coins)[number]): Promise<ReadonlyMap<string, bigint>> {
  const candles = await marketSource(ctx)
    .dailyCandles(marketIds[coin])
    .catch(() => undefined)
  return new Map((candles ?? []).map(({ day, closePico }) => [utcDay(day), closePico]))
}

const usd = (minor: bigint) => formatMoney({ asset: 'usd', minor })
const coinText = (quanta: bigint) => formatAmount(quanta, quantumDecimals, { minDecimals: 0 })
