import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/ids.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { fund } from './testing/fund.ts'

type Row = Readonly<Record<string, string | null>>
type Posting = Readonly<Record<'account' | 'asset' | 'amount', string>> & {
  balance_after: string | null
  plan_title: string | null
}

let app: TestApp
let ada: TestPerson
let position: string
let paid: string
let cancelled: string

/** Two people share a day's result; one of them has a paid and a cancelled withdrawal. */
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person()
  const eve = await app.person()
  const staff = await app.person({ staffRole: 'finance' })
  await fund(app, ada.id, '1000')
  await fund(app, eve.id, '500')
  position = (await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })).body.id
  await eve.call('POST', '/api/investments/', { plan_id: 'basic', amount: '200' })
  await accrueDay(app.ctx, '2026-06-16')
  const request = { amount: '50', address: newPracticeAddress(), skip_hold: true }
  paid = (await ada.call('POST', '/api/wallet/withdrawals/', request)).body.id
  await app.ctx.transaction((tx) => approveWithdrawal(app.ctx, tx, { id: paid, staffId: staff.id }))
  await payApprovedWithdrawals(app.ctx)
  cancelled = (await ada.call('POST', '/api/wallet/withdrawals/', request)).body.id
  await ada.call('POST', `/api/wallet/withdrawals/${cancelled}/cancel/`)
})
afterAll(() => app.close())

const list = async (query = '', who = ada): Promise<Row[]> =>
  (await who.call('GET', `/api/wallet/transactions/${query}`)).body.results
const types = async (query: string) => (await list(query)).map(({ type, amount }) => `${type} ${amount}`)

describe('the list is narrowed', () => {
  test.each([
    ['?status=sent', ['withdrawal -50.00']],
    ['?status=cancelled', ['withdrawal 50.00', 'withdrawal -50.00']],
    ['?status=failed', []],
    ['?coin=usdt', ['withdrawal 50.00', 'withdrawal -50.00', 'withdrawal -50.00', 'deposit 1000.00']],
    ['?coin=btc', []],
    ['?min=300&max=300', ['investment -300.00']],
    ['?min=300', ['investment -300.00', 'deposit 1000.00']],
    ['?max=7.5', ['result 7.50']],
    ['?type=withdrawal&min=50.01', []],
    ['?q=basic', ['result 7.50']],
    ['?q=nothing-like-that', []],
    ['?q=%25', []],
  ])('by %s', async (query, expected) => {
    expect(await types(query)).toEqual(expected)
  })

  test('by a reference, its beginning, or the number of a transfer', async () => {
    const [first] = await list('?type=deposit')
    for (const text of [position, position.toUpperCase(), position.slice(0, 23)])
      expect(await types(`?q=${text}`)).toContain('investment -300.00')
    expect(await types(`?q=${first?.['id']}`)).toEqual(['deposit 1000.00'])
  })

  test('by a short reference, in whichever case, which is in the file too and no id is', async () => {
    const [invested] = await list('?type=investment')
    const code = invested?.['short_reference'] ?? ''
    expect(code).toMatch(/^P-[1-9]\d{3,}$/)
    for (const text of [code, code.toLowerCase()])
      expect(await types(`?q=${text}`)).toEqual(['investment -300.00'])
    // Another's finds nothing.
    const bob = await app.person()
    const { body } = await bob.call('GET', `/api/wallet/transactions/?q=${code}`)
    expect(body.results).toEqual([])
    const { body: file } = await ada.call('GET', '/api/wallet/transactions.csv')
    expect(file).toContain(code)
    expect(file).not.toContain(position)
  })

  test('by the transaction that paid a withdrawal', async () => {
    const { body } = await ada.call('GET', `/api/wallet/withdrawals/${paid}/`)
    expect(await types(`?q=${body.transaction.toUpperCase()}`)).toEqual(['withdrawal -50.00'])
  })

  test('by the transaction that paid a deposit, and only for whose it is', async () => {
    const bob = await app.person()
    const opened = await bob.call(
      'POST',
      '/api/wallet/deposits/',
      { amount: '100', coin: 'usdt' },
      { 'idempotency-key': uuidv7() },
    )
    const transaction = 'ab'.repeat(32)
    await fund(app, bob.id, '7')
    const deposit = (await list('', bob))[0]?.['reference'] ?? ''
    await app.ctx.db
      .insertInto('payment')
      .values({
        id: uuidv7(),
        deposit_id: opened.body.id,
        network: 'practice',
        transaction,
        output_index: 0,
        coin_minor: 1n,
        hold_number: 1,
      })
      .execute()
    // The transfer of `fund` belongs to a checkout of no record; the payment's own has none yet.
    expect(await list(`?q=${transaction}`, bob)).toEqual([])
    expect(await list(`?q=${deposit}`, bob)).toHaveLength(1)
    expect(await types(`?q=${transaction}`)).toEqual([])
    await app.ctx.db.deleteFrom('payment').where('transaction', '=', transaction).execute()
  })

  test.each(['?min=1e3', '?max=-4', '?coin=doge', '?status=gone', `?q=${'x'.repeat(121)}`])(
    'not by %s',
    async (query) => {
      expect((await ada.call('GET', `/api/wallet/transactions/${query}`)).status).toBe(400)
      expect((await ada.call('GET', `/api/wallet/transactions.csv${query}`)).status).toBe(400)
    },
  )

  test('page by page as well', async () => {
    const bob = await app.person()
    for (let i = 1; i <= 60; i += 1) await fund(app, bob.id, String(i))
    const first = (await bob.call('GET', '/api/wallet/transactions/?min=5')).body
    const second = (await bob.call('GET', `/api/wallet/transactions/?min=5&cursor=${first.next}`)).body
    expect([first.results.length, second.results.length, second.next]).toEqual([50, 6, null])
  })
})

describe('a transaction', () => {
  const detail = async (query: string, who = ada) => {
    const [row] = await list(query, who)
    return (await who.call('GET', `/api/wallet/transactions/${row?.['id']}/`)).body
  }
  const moves = (postings: readonly Posting[]) =>
    postings.map(({ account, asset, amount, plan_title }) => [account, asset, amount, plan_title])

  test('has every posting, and they come to zero in each currency', async () => {
    const deposit = await detail('?type=deposit')
    expect(deposit.transfers).toHaveLength(1)
    expect(moves(deposit.transfers[0].postings)).toEqual([
      ['outside', 'usdt', '-1000.00', null],
      ['custody', 'usdt', '1000.00', null],
      ['conversion', 'usd', '-1000.00', null],
      ['available', 'usd', '1000.00', null],
    ])
    expect(moves((await detail('?type=investment')).transfers[0].postings)).toEqual([
      ['available', 'usd', '-300.00', null],
      ['invested', 'usd', '300.00', 'Basic'],
    ])
  })

  test("of a day's results shows the own part alone", async () => {
    const result = await detail('?type=result')
    expect(moves(result.transfers[0].postings)).toEqual([
      ['results', 'usd', '-7.50', null],
      ['available', 'usd', '7.50', null],
    ])
  })

  test('of a withdrawal shows what was set aside and what became of it', async () => {
    const sent = await detail('?status=sent')
    expect(sent.transfers.map(({ kind }: { kind: string }) => kind)).toEqual([
      'withdrawal_request',
      'withdrawal_paid',
    ])
    expect(moves(sent.transfers[1].postings)).toEqual([
      ['fees', 'usd', '0.50', null],
      ['conversion', 'usd', '49.50', null],
      ['custody', 'usdt', '-49.50', null],
      ['outside', 'usdt', '49.50', null],
      ['withdrawing', 'usd', '-50.00', null],
    ])
    const returned = await detail('?status=cancelled')
    expect(returned.transfers.map(({ kind }: { kind: string }) => kind)).toEqual([
      'withdrawal_request',
      'withdrawal_return',
    ])
  })

  test("somebody else's, and what is none, are not there", async () => {
    const eve = await app.person()
    const [row] = await list()
    for (const id of [row?.['id'], '999999999', '0', 'x', '1e3'])
      expect((await eve.call('GET', `/api/wallet/transactions/${id}/`)).status).toBe(404)
    expect((await app.call('GET', `/api/wallet/transactions/${row?.['id']}/`)).status).toBe(401)
  })
})

describe('the file', () => {
  const csv = async (query = '', who = ada): Promise<string[][]> => {
    const { body } = await who.call('GET', `/api/wallet/transactions.csv${query}`)
    return String(body)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
  }

  test('has the rows of the list, with the mode and whole times', async () => {
    const [head = [], ...rows] = await csv()
    const listed = await list()
    expect(rows).toHaveLength(listed.length)
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)])
    expect(column('id')).toEqual(listed.map(({ id }) => id))
    expect(column('amount')).toEqual(listed.map(({ amount }) => amount))
    expect(new Set(column('mode'))).toEqual(new Set(['practice']))
    expect(new Set(column('currency'))).toEqual(new Set(['USD']))
    for (const at of column('at')) expect(at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  })

  test('carries the filters', async () => {
    expect(await csv('?type=result')).toHaveLength(2)
    expect(await csv('?type=bonus')).toHaveLength(1)
  })

  test('is longer than a page of the list, without a gap or a repeat', async () => {
    const bob = await app.person()
    for (let i = 1; i <= 520; i += 1) await fund(app, bob.id, '1')
    const ids = (await csv('', bob)).slice(1).map(([id]) => id)
    expect([ids.length, new Set(ids).size]).toEqual([520, 520])
  })

  test('is saved under a name, and only for who is signed in', async () => {
    const { headers } = await ada.call('GET', '/api/wallet/transactions.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="evenmoor-transactions-2026-06-15.csv"')
    expect((await app.call('GET', '/api/wallet/transactions.csv')).status).toBe(401)
  })
})
