import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countedMax } from '@evenmoor/contract/staff-list'
import { newPracticeAddress } from '#practice/address.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'

/** What every list of the console does, on that of the withdrawals. */
const list = '/api/staff/withdrawals/'
let app: TestApp
let finance: TestPerson
/** Somebody with more withdrawals than a page has, all of one amount. */
let eve: TestPerson
const amounts = ['10', '3', '3', '25', '3', '7.5']

beforeAll(async () => {
  app = await createTestApp()
  finance = await app.person({ staffRole: 'finance' })
  const ada = await app.person({ email: 'ada@example.com' })
  await fund(app, ada.id, '1000')
  for (const amount of amounts) {
    await askOf(ada, amount)
    app.clock.advance(1_000)
  }
  await app.ctx.db
    .updateTable('person')
    .set({ first_name: '=cmd|calc', last_name: 'O"Neil, 100%_' })
    .where('id', '=', ada.id)
    .execute()
  eve = await app.person({ email: 'eve@example.com' })
  await fund(app, eve.id, '1000')
  // One after the other, as the lock on their investor has them anyway: at once, a busy machine sends some of them away.
  for (let n = 0; n < 110; n += 1) expect((await askOf(eve, '2')).status).toBe(201)
})
afterAll(() => app.close())

const askOf = (person: TestPerson, amount: string) =>
  person.call('POST', '/api/wallet/withdrawals/', { amount, address: newPracticeAddress() })
const get = (query: string) => finance.call('GET', `${list}?${query}`)
const amountsOf = (body: { results: { amount: string }[] }) =>
  body.results.map(({ amount }) => Number(amount))

describe('the order', () => {
  test.each([
    ['q=ada@example.com', [10, 3, 3, 25, 3, 7.5]],
    ['q=ada@example.com&sort=-created_at', [7.5, 3, 25, 3, 3, 10]],
    ['q=ada@example.com&sort=amount', [3, 3, 3, 7.5, 10, 25]],
    ['q=ada@example.com&sort=-amount', [25, 10, 7.5, 3, 3, 3]],
  ])('%s', async (query, expected) => {
    const { status, body } = await get(query)
    expect([status, amountsOf(body), body.next, body.count]).toEqual([200, expected, null, 6])
  })

  test.each(['sort=password', 'sort=--amount', 'sort=amount;drop', 'status=gone'])(
    '%s is refused',
    async (query) => {
      expect((await get(query)).status).toBe(400)
    },
  )
})

describe('the search', () => {
  test.each([
    ['ada@EXAMPLE', 6],
    ['O"Neil', 6],
    ['100%_', 6],
    ['100_', 0],
    ['%', 6],
    ["' or 1=1 --", 0],
  ])('%s', async (text, count) => {
    expect((await get(`q=${encodeURIComponent(text)}`)).body.count).toBe(count)
  })
})

describe('page by page', () => {
  test('equal values neither repeat nor are left out, and a row that comes in between changes nothing', async () => {
    let between = ''
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await get(`sort=amount&q=${encodeURIComponent(eve.email)}${cursor}`)
      seen.push(...body.results.map(({ id }: { id: string }) => id))
      cursor = body.next === null ? '' : `&cursor=${body.next}`
      if (between === '') between = (await askOf(eve, '1.5')).body.id
    } while (cursor !== '')
    expect([seen.length, new Set(seen).size]).toEqual([110, 110])
    expect((await eve.call('POST', `/api/wallet/withdrawals/${between}/cancel/`)).status).toBe(200)
  })

  test('a cursor of another order, or none of ours, is refused', async () => {
    const { body } = await get('sort=amount')
    expect(body.next).not.toBeNull()
    expect((await get(`sort=-amount&cursor=${body.next}`)).status).toBe(400)
    const forged = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    for (const bad of [
      'x',
      '%00',
      forged(['amount', 'x', 'y']),
      forged(['amount', '1', "' or 1=1"]),
      forged(['created_at', 'now then', 'y']),
    ]) {
      expect([bad, (await get(`sort=amount&cursor=${bad}`)).status]).toEqual([bad, 400])
    }
  })
})

describe('the CSV', () => {
  const csv = (query: string) => finance.call('GET', `/api/staff/withdrawals.csv?${query}`)

  test('has every row that the filters leave in the order asked for, more than a page of them', async () => {
    const { status, body, headers } = await csv('q=@example.com&status=in_review&sort=-amount')
    const lines = (body as string).trimEnd().split('\r\n')
    expect([status, headers['content-type'], lines.length]).toEqual([200, 'text/csv; charset=utf-8', 117])
    expect(headers['content-disposition']).toBe('attachment; filename="withdrawals-2026-06-15.csv"')
    expect(lines[0]).toMatch(
      /^id,reference,status,amount,fee,net,.*investor_id,investor_name,investor_email,.*signals,/,
    )
    expect(lines.slice(1, 4).map((line) => line.split(',')[3])).toEqual(['25.00', '10.00', '7.50'])
    expect((await csv('status=sent')).body.trimEnd().split('\r\n')).toHaveLength(1)
  })

  test('no cell is a formula, and quotes and commas stay in their cell', async () => {
    const { body } = await csv('q=ada@example.com&sort=amount')
    expect(body).toContain(`,"'=cmd|calc O""Neil, 100%_",ada@example.com,`)
    expect(body).not.toMatch(/(^|,)"?[=+@]/m)
  })

  test('the page and the file say the same', async () => {
    const { body } = await get('q=ada@example.com')
    const file = (await csv('q=ada@example.com')).body as string
    for (const { id, reference, amount, address } of body.results) {
      expect(file).toContain(`${id},${reference},in_review,${amount},`)
      expect(file).toContain(address)
    }
  })
})

test('what is counted ends somewhere', async () => {
  const rows = Array.from({ length: countedMax + 50 }, (_, at) => ({
    id: createHash('md5').update(String(at)).digest('hex'),
    reference: String(900_000 + at),
  }))
  const bob = await app.person({ email: 'bob@elsewhere.example' })
  await app.ctx.db
    .insertInto('withdrawal')
    .values(
      rows.map(({ id }) => ({
        id,
        investor_id: bob.id,
        amount_minor: 1_000_000n,
        fee_minor: 10_000n,
        coin: 'usdt',
        coin_minor: 1n,
        network: 'practice',
        address: 'PRACTICE-COUNTED',
        status: 'cancelled',
      })),
    )
    .execute()
  expect((await get('q=PRACTICE-COUNTED')).body.count).toBe(countedMax + 1)
})

test('who takes the file is in the audit, with the filters and how many rows it had, before the first line', async () => {
  const takenBy = async (person: TestPerson) =>
    app.ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'after'])
      .where('actor_id', '=', person.id)
      .where('action', '=', 'list.taken')
      .orderBy('id')
      .execute()
  const reader = await app.person({ staffRole: 'auditor' })
  const { count } = (await reader.call('GET', `${list}?q=eve@example.com`)).body
  expect(await takenBy(reader)).toEqual([])
  await reader.call('GET', '/api/staff/withdrawals.csv?q=eve@example.com&sort=-amount')
  await reader.call('GET', '/api/staff/withdrawals.csv?status=gone')
  await eve.call('GET', '/api/staff/withdrawals.csv')
  expect(await takenBy(reader)).toEqual([
    {
      action: 'list.taken',
      subject: 'list/withdrawals',
      after: { rows: count, filters: { q: 'eve@example.com', sort: '-amount' } },
    },
  ])
  expect(await takenBy(eve)).toEqual([])
})
