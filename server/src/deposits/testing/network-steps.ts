import { available, balanceOf } from '@evenmoor/ledger'
import { type Coin, parseMoney } from '@evenmoor/ledger/money'
import { expect } from 'vitest'
import { readCoins } from '#chains/testing/read-coins.ts'
import type { ChainRig } from '#chains/testing/chain-rig.ts'
import type { Context } from '#context.ts'
import { pauseOf } from '#deposits/networks/chain-progress.ts'
import { compareDepositsWithChain } from '#deposits/networks/compare-with-chain.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { readPayments } from '../payment-store.ts'
import { watchDeposits } from '../watch-deposits.ts'
import { checkoutSteps } from './checkout.ts'

/** The public key of BIP-32's first test vector. */
const otherXpub =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8'

/** Steps of the payment stories on a real node. */
export type NetworkSteps = ReturnType<typeof networkSteps>

export function networkSteps(app: TestApp, rig: ChainRig) {
  const { open, look, signInAgain } = checkoutSteps(app)
  const watch = () => watchDeposits(app.ctx)
  return {
    open,
    look,
    signInAgain,
    watch,
    /** Mines and lets the watcher read each block. */
    mine: async (blocks: number) => {
      for (let block = 0; block < blocks; block += 1) {
        await rig.mine(1)
        await watch()
      }
    },
    pay: (coin: Coin, address: string, amount: string) => rig.pay(coin, address, minorOf(coin, amount)),
    /** Available dollars in millionths, as text. */
    balance: async ({ id }: TestPerson): Promise<string> =>
      (await balanceOf(asSql(app.ctx.db), available(id))).toString(),
    /** The server after the operator exchanged the keys of all coins for another. */
    withOtherKeys: (): Context => {
      const names = Object.keys(rig.env).filter((name) => name.endsWith('_XPUB'))
      const env = { ...rig.env, ...Object.fromEntries(names.map((name) => [name, otherXpub])) }
      return { ...app.ctx, config: { ...app.ctx.config, coins: readCoins(env) } }
    },
    /** The pauses that hold this person's withdrawals because of this coin. */
    pausesOf: ({ coin, network }: { coin: Coin; network: string }, { id }: TestPerson) =>
      app.ctx.db
        .selectFrom('withdrawal_pause')
        .select('id')
        .where('coin', '=', coin)
        .where('network', '=', network)
        .where('ended_at', 'is', null)
        .where((e) => e.or([e('investor_id', 'is', null), e('investor_id', '=', id)]))
        .execute(),
    /** How many payments each deposit is credited with. */
    creditsOf: (depositIds: readonly string[]) =>
      Promise.all(
        depositIds.map(async (id) => {
          const payments = await readPayments(app.ctx.db, id)
          return payments.filter(({ status }) => status === 'credited').length
        }),
      ),
    pauseOf: (network: string) => pauseOf(app.ctx.db, network),
    expectAgreement: async () => expect(await compareDepositsWithChain(app.ctx)).toEqual([]),
  }
}

export function minorOf(coin: Coin, amount: string): bigint {
  const parsed = parseMoney(amount, coin)
  if (!parsed.ok) throw new RangeError(`${amount} ${coin}: ${parsed.refusal}`)
  return parsed.minor
}
