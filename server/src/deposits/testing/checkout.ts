import { available, balanceOf, custody } from '@evenmoor/ledger'
import { coins } from '@evenmoor/ledger/money'
import { expect } from 'vitest'
import { compareDepositsWithChain, creditedByCoin } from '#deposits/networks/compare-with-chain.ts'
import { asSql } from '#platform/database/transaction.ts'
import { mineBlock } from '#practice/mine-block.ts'
import { platformHoldings } from '#practice/platform-holdings.ts'
import { reorganize } from '#practice/reorganize.ts'
import { openSession } from '#sessions/open-session.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { watchDeposits } from '../watch-deposits.ts'

/** Steps of the payment stories, on the real server and the practice network. */
export function checkoutSteps(app: TestApp) {
  const { ctx } = app
  const open = async (person: TestPerson, body: Record<string, unknown>) => {
    const reply = await person.call('POST', '/api/wallet/deposits/', body)
    expect(reply).toMatchObject({ status: 201 })
    return reply.body
  }
  const pay = async (person: TestPerson, depositId: string, coinAmount?: string): Promise<string> => {
    const body = { deposit_id: depositId, ...(coinAmount === undefined ? {} : { coin_amount: coinAmount }) }
    const reply = await person.call('POST', '/api/practice/payments/', body)
    expect(reply).toMatchObject({ status: 201 })
    return reply.body.transaction
  }
  const watch = () => watchDeposits(ctx)
  /** Mines and lets the watcher read each block. */
  const mine = async (blocks: number) => {
    for (let block = 0; block < blocks; block += 1) {
      await mineBlock(ctx)
      await watch()
    }
  }
  const look = async (person: TestPerson, depositId: string) =>
    (await person.call('GET', `/api/wallet/deposits/${depositId}/`)).body
  const undo = (blocks: number, drop: string[] = []) =>
    ctx.transaction((tx) => reorganize(ctx, tx, { blocks, drop }))
  /** Available dollars in millionths, as text. */
  const balance = async (person: TestPerson): Promise<string> =>
    (await balanceOf(asSql(ctx.db), available(person.id))).toString()
  /** The same person with a new session: the old one ended while the clock went on. */
  const signInAgain = async (person: TestPerson): Promise<TestPerson> => {
    const origin = { address: '127.0.0.1', userAgent: 'test' }
    const { access } = await ctx.transaction((tx) => openSession(ctx, tx, person.id, origin))
    const call: TestPerson['call'] = (method, url, body, headers) =>
      app.call(method, url, body, { ...headers, authorization: `Bearer ${access}` })
    return { ...person, access, call }
  }
  /** The chain, the deposits and the ledger's custody say the same. */
  const expectAgreement = async () => {
    expect(await compareDepositsWithChain(ctx)).toEqual([])
    const credited = await creditedByCoin(ctx)
    const holdings = await platformHoldings(ctx.db)
    for (const coin of coins) {
      const held = holdings.find((holding) => holding.coin === coin)
      const minor = await balanceOf(asSql(ctx.db), custody(coin))
      expect({ coin, minor: credited.get(coin) ?? 0n }).toEqual({ coin, minor })
      expect({ coin, minor: (held?.heldMinor ?? 0n) - (held?.floatMinor ?? 0n) }).toEqual({ coin, minor })
    }
  }
  return { open, pay, watch, mine, look, undo, balance, signInAgain, expectAgreement }
}
