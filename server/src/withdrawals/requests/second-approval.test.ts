import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPracticeAddress } from '#practice/address.ts'
import { statusesOf } from '#testing/alternating-race.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'

let app: TestApp
let finance: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp({ SECOND_APPROVAL_ABOVE: '500' })
  finance = await app.person({ staffRole: 'finance' })
  admin = await app.person({ staffRole: 'admin' })
})
afterAll(() => app.close())

const hourMs = 3_600_000
const list = '/api/wallet/withdrawals/'
const investor = async (dollars = '5000') => {
  const person = await app.person()
  await fund(app, person.id, dollars)
  return person
}
async function requested(person: TestPerson, amount: string, address = newPracticeAddress()) {
  await knownAddress(app, person.id, address)
  const { body } = await person.call('POST', list, { amount, address })
  return body.id as string
}
const approve = (person: TestPerson, id: string, version?: number) =>
  person.call(
    'POST',
    `/api/staff/withdrawals/${id}/approval/`,
    version === undefined ? undefined : { version },
  )
const detail = async (id: string) => (await finance.call('GET', `/api/staff/withdrawals/${id}/`)).body
const neededFor = async (id: string) => (await detail(id)).approvals_needed as number
/** As if it had been requested earlier. */
const ageBy = (id: string, hours: number) =>
  app.ctx.db
    .updateTable('withdrawal')
    .set({ created_at: new Date(app.clock.now().getTime() - hours * hourMs) })
    .where('id', '=', id)
    .execute()

const tooMuch = 'are above the limit for one approval: a second person has to approve this.'

describe('one person approves no more than the limit', () => {
  test('of three withdrawals of exactly the limit by one investor, the first alone', async () => {
    const ada = await investor()
    const ids = [await requested(ada, '500'), await requested(ada, '500'), await requested(ada, '500')]
    const replies = []
    for (const id of ids) replies.push((await approve(finance, id)).body)
    expect(replies.map(({ status }) => status)).toEqual(['approved', 'in_review', 'in_review'])
    expect(replies.map((reply) => reply.second_approval_reason)).toEqual([
      null,
      `This investor’s withdrawals within 24 hours ${tooMuch}`,
      `This investor’s withdrawals within 24 hours ${tooMuch}`,
    ])
    expect((await approve(finance, ids[1]!)).status).toBe(403)
    const { version } = await detail(ids[1]!)
    expect((await approve(admin, ids[1]!, version)).body.status).toBe('approved')
  })

  test('to one address, whoever requests it', async () => {
    const address = newPracticeAddress()
    const first = await requested(await investor(), '300', address)
    const second = await requested(await investor(), '300', address)
    expect([await neededFor(first), await neededFor(second)]).toEqual([1, 2])
    expect((await detail(second)).second_approval_reason).toBe(
      `Withdrawals to this address within 24 hours ${tooMuch}`,
    )
  })

  test.each([
    [25, 2, `This investor’s withdrawals within 7 days ${tooMuch}`],
    [7 * 24 + 1, 1, null],
  ])('what was requested %i hours ago: %i', async (hours, needed, reason) => {
    const ada = await investor()
    await ageBy(await requested(ada, '500'), hours)
    const later = await detail(await requested(ada, '0.02'))
    expect([later.approvals_needed, later.second_approval_reason]).toEqual([needed, reason])
  })

  test('a single one above the limit says so', async () => {
    const id = await requested(await investor(), '500.01')
    expect((await detail(id)).second_approval_reason).toBe(
      'This is above the limit for one approval: a second person has to approve it.',
    )
  })

  test('what was canceled or rejected does not count, what was paid does', async () => {
    const ada = await investor()
    const canceled = await requested(ada, '500')
    await ada.call('POST', `${list}${canceled}/cancel/`)
    const rejected = await requested(ada, '500')
    await finance.call('POST', `/api/staff/withdrawals/${rejected}/rejection/`, { reason: 'No.' })
    const paid = await requested(ada, '500')
    expect(await neededFor(paid)).toBe(1)
    await approve(finance, paid)
    await app.ctx.db
      .updateTable('withdrawal')
      .set({ status: 'sent', transaction: 'TX-1' })
      .where('id', '=', paid)
      .execute()
    expect(await neededFor(await requested(ada, '0.02'))).toBe(2)
  })

  test('an approval counts again: requests from before the sum was counted need two as well', async () => {
    const ada = await investor()
    const [first, second] = [await requested(ada, '500'), await requested(ada, '500')]
    await app.ctx.db
      .updateTable('withdrawal')
      .set({ approvals_needed: 1, second_approval_reason: null })
      .where('id', '=', second)
      .execute()
    const replies = await Promise.all([approve(finance, first), approve(finance, second)])
    expect(replies.map(({ body }) => body.status)).toEqual(['approved', 'in_review'])
    expect((await approve(finance, second)).status).toBe(403)
  })
})

describe('at once', () => {
  test(
    'of requests that are below the limit alone, one needs a single approval',
    { timeout: 60_000 },
    async () => {
      for (let round = 0; round < 8; round += 1) {
        const ada = await investor('1200')
        const address = [newPracticeAddress(), newPracticeAddress(), newPracticeAddress()]
        for (const each of address) await knownAddress(app, ada.id, each)
        const replies = await Promise.all(
          address.map((each) => ada.call('POST', list, { amount: '400', address: each })),
        )
        expect(statusesOf(replies)).toEqual([201, 201, 201])
        const needed = await Promise.all(replies.map(({ body }) => neededFor(body.id)))
        expect(needed.toSorted()).toEqual([1, 2, 2])
        const approvals = await Promise.all(replies.map(({ body }) => approve(finance, body.id)))
        expect(approvals.map(({ body }) => body.status).toSorted()).toEqual([
          'approved',
          'in_review',
          'in_review',
        ])
      }
    },
  )

  test('two investors at one address: one of two needs a single approval', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 8; round += 1) {
      const address = newPracticeAddress()
      const people = [await investor('400'), await investor('400')]
      for (const { id } of people) await knownAddress(app, id, address)
      const replies = await Promise.all(
        people.map((person) => person.call('POST', list, { amount: '400', address })),
      )
      const needed = await Promise.all(replies.map(({ body }) => neededFor(body.id)))
      expect(needed.toSorted()).toEqual([1, 2])
    }
  })
})
