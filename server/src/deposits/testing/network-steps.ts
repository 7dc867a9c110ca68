import { available, balanceOf } from '@evenmoor/ledger'
import { type Coin, parseMoney } from '@evenmoor/ledger/money'
import { expect } from 'vitest'
import type { ChainRig } from '#chains/testing/chain-rig.ts'
import { asSql } from '#platform/database/transaction.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { pauseOf } from '../chain-place-store.ts'
import { compareDepositsWithChain } from '../compare-with-chain.ts'
import { watchDeposits } from '../watch-deposits.ts'
import { checkoutSteps } from './checkout.ts'

/** Steps of the payment stories on a real node. */
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
    pauseOf: (network: string) => pauseOf(app.ctx.db, network),
    expectAgreement: async () => expect(await compareDepositsWithChain(app.ctx)).toEqual([]),
  }
}

export function minorOf(coin: Coin, amount: string): bigint {
  const parsed = parseMoney(amount, coin)
  if (!parsed.ok) throw new RangeError(`${amount} ${coin}: ${parsed.refusal}`)
  return parsed.minor
}
