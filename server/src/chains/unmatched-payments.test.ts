import { afterAll, beforeAll, expect, test } from 'vitest'
import { noRoom } from '#platform/database/pool.ts'
import { unavailable } from '#platform/problems.ts'
import { because } from '@evenmoor/contract/refusals'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { attemptsAt, countParkedPayments, readUnmatched } from './unmatched-payments.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  app.ctx.log.error = () => undefined
})
afterAll(() => app.close())

const says = 'a withdrawal could not be brought in line with its payment'
const network = 'bsc-testnet'

/** One try of one payment, as each reading makes it. */
async function attempt(transaction: string, work: () => Promise<void>): Promise<boolean> {
  const tried = attemptsAt(app.ctx, network, 'payout', await readUnmatched(app.ctx.db, network))
  return tried([{ transaction, outputIndex: 0, blockHash: '0xb1' }], work, { says })
}
const failing = () => Promise.reject(new Error('it has no withdrawal'))
const succeeding = () => Promise.resolve()
const minute = () => app.clock.advance(60_000)

test('a payout that always throws is passed by after five tries, a minute apart; one that succeeds is passed by at once', async () => {
  const verdicts: boolean[] = []
  for (let tries = 1; tries <= 5; tries += 1) {
    verdicts.push(await attempt('0xbad', failing), await attempt('0xbad', failing))
    expect(await attempt('0xgood', succeeding)).toBe(true)
    minute()
  }
  expect(verdicts).toEqual([...Array<boolean>(8).fill(false), true, true])
  expect(await countParkedPayments(app.ctx.db)).toBe(1)
  const kept = await readUnmatched(app.ctx.db, network)
  expect(kept.find(({ transaction }) => transaction === '0xbad')).toMatchObject({ blockHash: '0xb1' })
  expect(kept.map(({ transaction }) => transaction)).not.toContain('0xgood')
})

test('a database that is away, and a price that cannot be had, park nothing', async () => {
  const faults = [noRoom(), unavailable(because('price_not_fresh', { coin: 'BTC' }))]
  for (let tries = 1; tries <= 6; tries += 1) {
    for (const fault of faults) expect(await attempt('0xlater', () => Promise.reject(fault))).toBe(false)
    minute()
  }
  expect(await attempt('0xlater', succeeding)).toBe(true)
  expect((await readUnmatched(app.ctx.db, network)).map(({ transaction }) => transaction)).not.toContain(
    '0xlater',
  )
})

test('one that succeeds before the fifth try begins anew when it fails again', async () => {
  for (let tries = 1; tries <= 4; tries += 1) {
    expect(await attempt('0xtwice', failing)).toBe(false)
    minute()
  }
  expect(await attempt('0xtwice', succeeding)).toBe(true)
  expect(await attempt('0xtwice', failing)).toBe(false)
  minute()
  expect(await attempt('0xtwice', failing)).toBe(false)
})
