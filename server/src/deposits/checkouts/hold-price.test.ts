import { expect, it } from 'vitest'
import { watchNetwork } from '#deposits/networks/watch-network.ts'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { dayMs } from '#platform/clock.ts'
import type { TestPerson } from '#testing/app.ts'
import { practiceNetwork } from '#chains/practice-network.ts'
import { holdsMax } from '../price-hold.ts'

let app: CheckoutStage['app']
let steps: CheckoutStage['steps']
stageCheckouts((stage) => ({ app, steps } = stage))

const minute = 60_000
const hold = (person: TestPerson, id: string, key?: string) =>
  person.call(
    'POST',
    `/api/wallet/deposits/${id}/price/`,
    undefined,
    key === undefined ? {} : { 'idempotency-key': key },
  )

/** Two days on, the price is another one; the person signs in again. */
async function later(person: TestPerson, ms = 2 * dayMs): Promise<TestPerson> {
  app.clock.advance(ms)
  await steps.watch()
  return steps.signInAgain(person)
}

const priceNow = async (person: TestPerson): Promise<number> =>
  Number((await person.call('GET', '/api/market/prices/?ids=ethereum')).body.ethereum.usd)

it('an expired checkout gets the price of now for 15 minutes, at the same address, and is paid with it', async () => {
  const before = await app.person()
  const opened = await steps.open(before, { amount: '100.00', coin: 'eth' })
  const person = await later(before)
  expect(await steps.look(person, opened.id)).toMatchObject({ status: 'expired' })
  const reply = await hold(person, opened.id)
  expect(reply).toMatchObject({
    status: 200,
    body: { id: opened.id, status: 'new', address: opened.address, amount: '100.00', flags: [] },
  })
  const { body } = reply
  expect(Number(body.price)).toBeCloseTo(await priceNow(person), 1)
  expect(body.price).not.toBe(opened.price)
  expect(body.due).toBe(body.coin_amount)
  expect(Date.parse(body.expires_at)).toBe(app.clock.now().getTime() + 15 * minute)
  expect(body.holds).toMatchObject([
    { amount: '100.00', coin_amount: opened.coin_amount, until: opened.expires_at },
    { amount: '100.00', coin_amount: body.coin_amount, until: body.expires_at },
  ])
  await steps.pay(person, opened.id)
  await steps.mine(3)
  expect(await steps.look(person, opened.id)).toMatchObject({
    status: 'settled',
    flags: [],
    credited: '100.00',
    payments: [{ is_late: false, price: body.price, credited: '100.00' }],
  })
  expect(await steps.balance(person)).toBe('100000000')
})

it('what was paid before keeps its worth: only the rest is asked for at the new price', async () => {
  const before = await app.person()
  const opened = await steps.open(before, { amount: '100.00', coin: 'eth' })
  await steps.pay(before, opened.id, (Number(opened.due) / 4).toFixed(6))
  await steps.mine(3)
  const person = await later(before)
  const half = await steps.look(person, opened.id)
  const { body } = await hold(person, opened.id)
  expect(body.status).toBe('new')
  expect(Number(body.holds[1].amount)).toBeCloseTo(100 - Number(half.credited), 6)
  expect(Number(body.due)).toBeCloseTo(Number(body.holds[1].amount) / Number(body.price), 5)
  await steps.pay(person, opened.id)
  await steps.mine(3)
  expect(await steps.look(person, opened.id)).toMatchObject({
    status: 'settled',
    flags: [],
    credited: '100.00',
  })
  expect(await steps.balance(person)).toBe('100000000')
})

it('a payment between two holds is late, before and in them it is in time, whenever it is noticed', async () => {
  const before = await app.person()
  const { id, due } = await steps.open(before, { amount: '100.00', coin: 'eth' })
  const quarter = (Number(due) / 4).toFixed(6)
  // Nobody looks until the second hold has begun.
  await steps.pay(before, id, quarter)
  app.clock.advance(3 * dayMs)
  const person = await steps.signInAgain(before)
  await steps.pay(person, id, quarter)
  const between = app.clock.now().toISOString()
  app.clock.advance(minute)
  expect(await hold(person, id)).toMatchObject({ status: 200 })
  await steps.pay(person, id, quarter)
  await steps.mine(3)
  const { payments, holds, flags } = await steps.look(person, id)
  expect(payments).toMatchObject([
    { is_late: false, price: holds[0].price, credited: expect.any(String) },
    { is_late: true, first_seen_at: between },
    { is_late: false, price: holds[1].price },
  ])
  expect(flags).toContain('late')
  const total = payments.reduce(
    (sum: number, { credited }: { credited: string }) => sum + Number(credited),
    0,
  )
  expect(Number(await steps.balance(person)) / 1e6).toBeCloseTo(total, 6)
})

it('stays what it is until five minutes before its end, however often it is asked for', async () => {
  let person = await app.person()
  const opened = await steps.open(person, { amount: '100.00', coin: 'btc' })
  expect((await hold(person, opened.id)).body).toMatchObject({ expires_at: opened.expires_at })
  expect(Date.parse(opened.expires_at) - Date.parse(opened.renewable_at)).toBe(5 * minute)
  person = await later(person, 10 * minute - 1)
  expect((await hold(person, opened.id)).body.holds).toHaveLength(1)
  person = await later(person, 1)
  const renewed = (await hold(person, opened.id)).body
  expect(renewed.holds).toHaveLength(2)
  // The one before ended with it: no two prices at a time.
  expect(renewed.holds[0].until).toBe(renewed.holds[1].from)
  expect((await hold(person, opened.id)).body.holds).toEqual(renewed.holds)
})

it('ten requests at once, with one key or many, hold one price', async () => {
  const before = await app.person()
  const { id } = await steps.open(before, { amount: '100.00', coin: 'usdt' })
  const person = await later(before)
  const replies = await Promise.all([
    ...Array.from({ length: 5 }, () => hold(person, id, 'one-key')),
    ...Array.from({ length: 5 }, () => hold(person, id)),
  ])
  expect(
    new Set(replies.map(({ status, body }) => `${status} ${body.expires_at} ${body.holds.length}`)).size,
  ).toBe(1)
  expect((await steps.look(person, id)).holds).toHaveLength(2)
})

it('races with a payment that arrives: either way nothing is lost and nothing is credited twice', async () => {
  const before = await Promise.all(Array.from({ length: 8 }, () => app.person()))
  const opened: { id: string }[] = []
  for (const person of before) opened.push(await steps.open(person, { amount: '100.00', coin: 'eth' }))
  app.clock.advance(11 * minute)
  const people = await Promise.all(before.map(steps.signInAgain))
  await Promise.all(
    people.flatMap((person, index) => [
      person.call('POST', '/api/practice/payments/', { deposit_id: opened[index]!.id }),
      hold(person, opened[index]!.id),
      watchNetwork(app.ctx, practiceNetwork),
    ]),
  )
  await steps.mine(3)
  for (const [index, person] of people.entries()) {
    // Paid at the price of the hold that it was sent in, or refused by name because all was seen.
    const { status, credited, payments } = await steps.look(person, opened[index]!.id)
    expect(payments).toHaveLength(1)
    expect(await steps.balance(person)).toBe(String(Math.round(Number(credited) * 1e6)))
    expect(status).toBe(Number(credited) >= 100 ? 'settled' : 'new')
  }
})

it('is not held where nothing is due, nor for anybody else', async () => {
  const [person, stranger] = [await app.person(), await app.person()]
  const { id } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  for (const foreign of [id, crypto.randomUUID(), 'nonsense'])
    expect(await hold(stranger, foreign)).toMatchObject({ status: 404 })
  await steps.pay(person, id)
  await steps.watch()
  expect(await hold(person, id)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('We can see payments') },
  })
  await steps.mine(3)
  expect(await hold(person, id)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('Nothing is due') },
  })
})

it('a checkout that became invalid can be paid again', async () => {
  const before = await app.person()
  const { id } = await steps.open(before, { amount: '40.00', coin: 'ltc' })
  const transaction = await steps.pay(before, id)
  await steps.watch()
  await steps.undo(0, [transaction])
  const person = await later(before)
  expect(await steps.look(person, id)).toMatchObject({ status: 'invalid', flags: ['replaced'] })
  expect((await hold(person, id)).body).toMatchObject({ status: 'new', flags: ['replaced'] })
  await steps.pay(person, id)
  await steps.mine(3)
  expect(await steps.look(person, id)).toMatchObject({ status: 'settled', credited: '40.00' })
})

it('is held twenty times and no more; what comes later is credited as late', async () => {
  let person = await app.person()
  const { id } = await steps.open(person, { amount: '40.00', coin: 'ltc' })
  for (let held = 1; held < holdsMax; held += 1) {
    person = await later(person, 15 * minute)
    expect((await hold(person, id)).body.holds).toHaveLength(held + 1)
  }
  person = await later(person, 15 * minute)
  expect(await hold(person, id)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('open a new checkout') },
  })
  await steps.pay(person, id)
  await steps.mine(3)
  expect((await steps.look(person, id)).payments).toMatchObject([{ status: 'credited', is_late: true }])
})

it('is refused for what a new checkout would be refused for: own limit, break, changed terms', async () => {
  const limited = await app.person()
  const first = await steps.open(limited, { amount: '80.00', coin: 'usdt' })
  let again = await later(limited, 20 * minute)
  await app.ctx.db
    .insertInto('deposit_limit')
    .values({ person_id: again.id, period: 'day', max_minor: 100_000_000n })
    .execute()
  await steps.open(again, { amount: '30.00', coin: 'usdt' })
  expect(await hold(again, first.id)).toMatchObject({ status: 400, body: { amount: [expect.any(String)] } })
  again = await later(again, 20 * minute)
  // The other one is over: there is room again, and it counts from now on.
  expect(await hold(again, first.id)).toMatchObject({ status: 200 })
  const third = await again.call('POST', '/api/wallet/deposits/', { amount: '30.00', coin: 'usdt' })
  expect(third.status).toBe(400)

  const resting = await app.person()
  const checkout = await steps.open(resting, { amount: '80.00', coin: 'usdt' })
  const back = await later(resting, 20 * minute)
  const until = new Date(app.clock.now().getTime() + dayMs)
  await app.ctx.db.updateTable('person').set({ break_until: until }).where('id', '=', back.id).execute()
  expect(await hold(back, checkout.id)).toMatchObject({ status: 409 })
})

it('ten checkouts can be open at a time; the eleventh is told what to do', async () => {
  const before = await app.person()
  const open = (person: TestPerson) =>
    person.call('POST', '/api/wallet/deposits/', { amount: '10.00', coin: 'usdt' })
  const replies = await Promise.all(Array.from({ length: 14 }, () => open(before)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
  const refused = replies.find(({ status }) => status === 409)
  expect(refused?.body.detail).toMatch(/^10 checkouts are open.*Pay one of them, or wait 15 minutes/)
  const [one] = (await before.call('GET', '/api/wallet/deposits/?open=true')).body.results
  await steps.pay(before, one.id)
  await steps.watch()
  // One that is on its way takes no place among the ten, and is still found among them.
  expect(await open(before)).toMatchObject({ status: 201 })
  const found = (await before.call('GET', '/api/wallet/deposits/?open=true')).body.results
  expect(found.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 'new'),
    'seen',
  ])
  await steps.mine(3)
  const person = await later(before, 15 * minute)
  expect((await person.call('GET', '/api/wallet/deposits/?open=true')).body.results).toEqual([])
  const all = (await person.call('GET', '/api/wallet/deposits/')).body
  expect(all.results).toHaveLength(11)
  expect(all.results[0].created_at >= all.results[10].created_at).toBe(true)
  for (let opened = 0; opened < 10; opened += 1) expect(await open(person)).toMatchObject({ status: 201 })
  expect(await hold(person, all.results[0].id)).toMatchObject({ status: 409 })
})
