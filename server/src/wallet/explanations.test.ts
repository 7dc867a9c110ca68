import { createHash } from 'node:crypto'
import { liabilitiesAt, sealTransfers } from '@evenmoor/ledger'
import { parseMoney } from '@evenmoor/ledger/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#platform/clock.ts'
import { asSql } from '#platform/database/transaction.ts'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { takeSnapshots } from '#transparency/liabilities/take-snapshot.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { fund } from './testing/fund.ts'

type Line = { account: string; is_own: boolean; asset: string; amount: string }
type Posting = {
  transfer_id: string
  line: number
  kind: string
  plan_title: string | null
  coin: string | null
  posting: Line
  others: Line[]
  balance_after: string | null
  seal: {
    position: string
    hash: string
    before: { hash: string } | null
    checkpoint: { size: number } | null
  } | null
  proof: { text: string | null; digest: string } | null
}

let app: TestApp
let ada: TestPerson
let eve: TestPerson
let position: string
let paid: string

/** Two people share a day's results; one has a paid, a canceled and an open withdrawal. */
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person()
  eve = await app.person()
  const staff = await app.person({ staffRole: 'finance' })
  await fund(app, ada.id, '1000')
  await fund(app, eve.id, '500')
  position = (await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })).body.id
  await eve.call('POST', '/api/investments/', { plan_id: 'basic', amount: '200' })
  await accrueDay(app.ctx, '2026-06-16')
  await ada.call('POST', `/api/investments/${position}/redeem/`, { amount: '40' })
  const request = { amount: '50', address: newPracticeAddress(), skip_hold: true }
  const ask = async () => (await ada.call('POST', '/api/wallet/withdrawals/', request)).body.id as string
  paid = await ask()
  await app.ctx.transaction((tx) => approveWithdrawal(app.ctx, tx, { id: paid, staffId: staff.id }))
  await payApprovedWithdrawals(app.ctx)
  await ada.call('POST', `/api/wallet/withdrawals/${await ask()}/cancel/`)
  await ask()
  await seal()
})
afterAll(() => app.close())

const seal = () => app.ctx.transaction((tx) => sealTransfers(asSql(tx)))

const explain = async (of: string, who = ada) => {
  const { status, body } = await who.call('GET', `/api/wallet/explanations/${of}/`)
  return { status, ...body }
}
const page = async (of: string, query = '', who = ada) =>
  (await who.call('GET', `/api/wallet/explanations/${of}/postings/${query}`)).body as {
    results: Posting[]
    next: string | null
  }

const minor = (text: string): bigint => {
  const parsed = parseMoney(text.replace('-', ''), 'usd', { zeroAllowed: true })
  if (!parsed.ok) throw new RangeError(text)
  return text.startsWith('-') ? -parsed.minor : parsed.minor
}
const sumOf = (postings: readonly Posting[]) =>
  postings.reduce((sum, { posting }) => sum + minor(posting.amount), 0n)
const termsOf = async (of: string) => {
  const { terms } = await explain(of)
  return terms.map(({ kind, count, amount }: Record<string, string>) => `${kind} ${count} ${amount}`)
}

describe('a figure is the sum of its postings', () => {
  test('each balance is what the wallet shows', async () => {
    const { body: wallet } = await ada.call('GET', '/api/wallet/')
    const shown = {
      available: wallet.available,
      invested: wallet.invested,
      withdrawing: wallet.pending_withdrawal,
      total: wallet.total,
      [`position:${position}`]: wallet.invested,
      [`withdrawal:${paid}`]: '50.00',
    }
    for (const [of, value] of Object.entries(shown)) {
      const explained = await explain(of)
      const { results, next } = await page(of, `?as_of=${explained.as_of}`)
      expect([of, explained.sum, next]).toEqual([of, value, null])
      expect(explained.kept_balance ?? value).toBe(value)
      expect(sumOf(results)).toBe(minor(value))
      expect(results).toHaveLength(explained.count)
    }
  })

  test('each row of the transactions list, and the days of the history', async () => {
    const { body } = await ada.call('GET', '/api/wallet/transactions/')
    expect(body.results.length).toBeGreaterThan(5)
    for (const { id, amount, available_after: after } of body.results) {
      if (after !== null) {
        expect((await explain(`after:${id}`)).sum).toBe(after)
        expect(sumOf((await page(`after:${id}`)).results)).toBe(minor(after))
      }
      expect((await explain(`transaction:${id}`)).sum).toBe(amount)
      expect(sumOf((await page(`transaction:${id}`)).results)).toBe(minor(amount))
    }
    const { points } = (await ada.call('GET', '/api/wallet/history/?range=all')).body
    for (const { day, result, paid: moved, total } of points) {
      expect((await explain(`balance:${day}`)).sum).toBe(total)
      expect((await explain(`results:${day}:${day}`)).sum).toBe(result)
      expect((await explain(`paid:${day}:${day}`)).sum).toBe(moved)
    }
  })

  test('each month of the statements', async () => {
    const { body } = await ada.call('GET', '/api/wallet/statements/')
    expect(body.results).not.toEqual([])
    for (const { from, to, opening, change, closing } of body.results) {
      expect((await explain(`booked:${addDays(from, -1)}`)).sum).toBe(opening)
      expect((await explain(`change:${from}:${to}`)).sum).toBe(change)
      expect((await explain(`booked:${to}`)).sum).toBe(closing)
    }
  })

  test('what the house kept of a paid withdrawal, and what was sent, by its own postings in that transfer', async () => {
    const { body } = await ada.call('GET', `/api/wallet/withdrawals/${paid}/`)
    for (const [of, value, account] of [
      [`fee:${paid}`, body.fee, 'fees'],
      [`received:${paid}`, body.net, 'conversion'],
    ]) {
      expect(await explain(of)).toMatchObject({ sum: value, count: 1, kept_balance: null })
      const { results } = await page(of, '?proof=true')
      expect(results).toMatchObject([
        { kind: 'withdrawal_paid', balance_after: null, posting: { account, is_own: false, amount: value } },
      ])
      expect(results[0]?.others).toContainEqual(
        expect.objectContaining({ account: 'withdrawing', is_own: true }),
      )
      expect(results[0]?.proof?.text).toContain(`:usd:${minor(value)}:`)
    }
  })

  test('each day of a position: what it was worth before, and its result; what was put in and taken back', async () => {
    const { body } = await ada.call('GET', `/api/investments/${position}/`)
    expect((await explain(`principal:${position}`)).sum).toBe(body.principal)
    expect((await explain(`redeemed:${position}`)).sum).toBe(body.redeemed)
    const { body: days } = await ada.call('GET', `/api/investments/${position}/results/`)
    expect(days.results).toHaveLength(1)
    for (const { transfer, base, amount, is_shared: isShared } of days.results) {
      expect(isShared).toBe(false)
      expect((await explain(`worth:${position}:${transfer}`)).sum).toBe(base)
      expect((await explain(`transaction:${transfer}`)).sum).toBe(amount)
    }
  })

  test('by what moved the money', async () => {
    expect(await termsOf('available')).toEqual([
      'deposits 1 1000.00',
      'results 1 7.50',
      'taken_from_positions 1 40.00',
      'withdrawals_returned 2 0.00',
      'put_into_positions 1 -300.00',
      'withdrawals_paid 1 -50.00',
      'withdrawals_open 1 -50.00',
    ])
    expect(await termsOf('total')).toEqual([
      'deposits 1 1000.00',
      'results 1 7.50',
      'withdrawals_paid 1 -50.00',
    ])
    expect(await termsOf(`position:${position}`)).toEqual(['put_in 1 300.00', 'taken_out 1 -40.00'])
    expect(await termsOf('withdrawing')).toEqual([
      'withdrawals_requested 3 150.00',
      'withdrawals_paid 1 -50.00',
      'withdrawals_returned 1 -50.00',
    ])
  })

  test('an account without postings', async () => {
    const bob = await app.person()
    expect(await explain('available', bob)).toMatchObject({ sum: '0.00', count: 0, as_of: null, terms: [] })
    expect(await page('total', '', bob)).toMatchObject({ results: [], next: null })
  })
})

/** How a browser knows what its proof of liabilities has to come to (web/src/features/proof/wallet-at.ts). */
test('the total less what was booked since is what a snapshot owes, at any place in the chain', async () => {
  const { rows: seals } = await asSql(app.ctx.db).query<{
    position: bigint
    transfer_id: bigint
    hash: Buffer
  }>('select position, transfer_id, hash from ledger.seal order by position')
  expect(seals.length).toBeGreaterThan(9)
  for (const person of [ada, eve]) {
    const { as_of: asOf, kept_balance: kept } = await explain('total', person)
    const { results, next } = await page('total', `?as_of=${asOf}`, person)
    expect(next).toBeNull()
    for (const { position: place, transfer_id: transferId, hash } of seals) {
      const head = { position: place, transferId, hash }
      const since = results.filter(({ seal: own }) => own === null || BigInt(own.position) > place)
      let owed = 0n
      for await (const some of liabilitiesAt(asSql(app.ctx.db), { asset: 'usd', head, batch: 10 }))
        owed += some.find(({ ownerId }) => ownerId === person.id)?.minor ?? 0n
      expect([place, minor(kept) - sumOf(since)]).toEqual([place, owed])
    }
  }
})

describe('a posting is shown with the rest of its transfer', () => {
  test('which comes to zero with it', async () => {
    for (const { posting, others } of (await page('available')).results) {
      const dollars = [posting, ...others].filter(({ asset }) => asset === 'usd')
      expect(dollars.reduce((sum, { amount }) => sum + minor(amount), 0n)).toBe(0n)
    }
  })

  test('of a day’s results for many people, nothing of the others', async () => {
    const result = (await page('available', '?proof=true')).results.find(({ kind }) => kind === 'accrual')
    expect(result).toMatchObject({
      plan_title: 'Basic',
      posting: { account: 'available', amount: '7.50' },
      others: [{ account: 'results', is_own: false, amount: '-7.50' }],
      proof: { text: null },
    })
  })

  test('in a chain that can be recomputed', async () => {
    const { results } = await page('available', '?proof=true')
    for (const { seal: sealed, proof, transfer_id: id, line, posting } of results) {
      if (proof?.text != null) {
        expect(sha256(Buffer.from(proof.text)).toString('hex')).toBe(proof.digest)
        expect(proof.text).toMatch(new RegExp(`^${id}\n`))
        expect(proof.text).toContain(`\n${line}:`)
        expect(proof.text).toContain(`:usd:${minor(posting.amount)}:`)
      }
      const before = Buffer.from(
        sealed?.before?.hash ?? sha256(Buffer.from('evenmoor ledger')).toString('hex'),
        'hex',
      )
      const digest = Buffer.from(proof?.digest ?? '', 'hex')
      expect(sha256(Buffer.concat([before, digest])).toString('hex')).toBe(sealed?.hash)
    }
    expect(results.filter(({ proof }) => proof?.text === null).map(({ kind }) => kind)).toEqual(['accrual'])
  })

  test('before it is sealed, without a place in it', async () => {
    const bob = await app.person()
    await fund(app, bob.id, '7')
    expect((await page('available', '?proof=true', bob)).results[0]).toMatchObject({
      coin: 'usdt',
      seal: null,
      proof: null,
    })
    await seal()
    expect((await page('available', '?proof=true', bob)).results[0]?.seal).not.toBeNull()
  })
})

test('a hash leads to the first checkpoint that includes it, and says when the next one comes', async () => {
  const bob = await app.person()
  const newest = async () => {
    const { body } = await bob.call('GET', '/api/wallet/explanations/available/postings/')
    return { checkpoint: body.results[0].seal?.checkpoint, next: body.next_checkpoint_on }
  }
  const heads = async (): Promise<number[]> =>
    (await app.call('GET', '/api/transparency/')).body.log.checkpoints.map(
      ({ size }: { size: number }) => size,
    )
  await fund(app, bob.id, '7')
  await seal()
  expect(await newest()).toEqual({ checkpoint: null, next: '2026-06-15' })
  await takeSnapshots(app.ctx)
  const [first] = await heads()
  expect(await newest()).toMatchObject({ checkpoint: { size: first }, next: '2026-06-16' })
  await fund(app, bob.id, '8')
  await seal()
  expect((await newest()).checkpoint).toBeNull()
  app.clock.advance(1_000)
  await takeSnapshots(app.ctx)
  const [second] = await heads()
  expect((await newest()).checkpoint).toMatchObject({ size: second })
  // What the first one includes stays with it.
  const { results } = await page('available', '', bob)
  expect(results.map(({ seal: place }) => place?.checkpoint?.size)).toEqual([second, first])
})

describe('pages', () => {
  test('stay as of the transfer that was counted to, whatever is booked in between', async () => {
    const bob = await app.person()
    for (let i = 1; i <= 60; i += 1) await fund(app, bob.id, String(i))
    const { as_of: asOf, sum, count } = await explain('available', bob)
    const first = await page('available', `?as_of=${asOf}`, bob)
    await fund(app, bob.id, '1000')
    const second = await page('available', `?as_of=${asOf}&cursor=${first.next}`, bob)
    expect([first.results.length, second.results.length, second.next]).toEqual([50, 10, null])
    expect([sumOf([...first.results, ...second.results]), count]).toEqual([minor(sum), 60])
  })

  test.each([
    'available/postings/?as_of=x',
    'available/postings/?cursor=x',
    'available/postings/?proof=maybe',
    'everything/',
    'results:2026-02-30:2026-03-01/',
    'transaction:0/',
    'position:1/',
  ])('not of %s', async (rest) => {
    expect((await ada.call('GET', `/api/wallet/explanations/${rest}`)).status).toBe(400)
  })
})

test('what is somebody else’s is not explained', async () => {
  // Hers alone, as no day's results are: of those each is told their own postings.
  const { results } = (await ada.call('GET', '/api/wallet/transactions/')).body
  const first = results.find(({ type }: { type: string }) => type === 'withdrawal')
  for (const of of [
    `position:${position}`,
    `principal:${position}`,
    `redeemed:${position}`,
    `unwound:${position}`,
    `worth:${position}:${first.id}`,
    `withdrawal:${paid}`,
    `fee:${paid}`,
    `received:${paid}`,
    `transaction:${first.id}`,
  ]) {
    expect((await explain(of, eve)).status).toBe(404)
    expect((await eve.call('GET', `/api/wallet/explanations/${of}/postings/`)).status).toBe(404)
  }
})

test('of gains that two positions got as one posting, each says that it is a part of it', async () => {
  const bob = await app.person()
  await fund(app, bob.id, '500')
  const open = async (amount: string) =>
    (await bob.call('POST', '/api/investments/', { plan_id: 'basic', amount })).body.id as string
  const both = [await open('100'), await open('200')]
  await accrueDay(app.ctx, '2026-06-17')
  for (const [index, id] of both.entries()) {
    const { results } = (await bob.call('GET', `/api/investments/${id}/results/`)).body
    expect(results).toMatchObject([{ amount: ['2.50', '5.00'][index], is_shared: true }])
    expect((await explain(`transaction:${results[0].transfer}`, bob)).sum).toBe('7.50')
    expect((await explain(`worth:${id}:${results[0].transfer}`, bob)).sum).toBe(['100.00', '200.00'][index])
  }
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
