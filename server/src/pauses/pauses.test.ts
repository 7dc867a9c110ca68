import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareDepositsWithChain } from '#deposits/networks/compare-with-chain.ts'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { openOrCount } from './pause-store.ts'
import { pauseWithdrawals } from './pause-withdrawals.ts'

let app: TestApp
let steps: ReturnType<typeof checkoutSteps>
let finance: TestPerson
let support: TestPerson
beforeAll(async () => {
  app = await createTestApp({ CONTACT_EMAIL: 'desk@operator.example' })
  steps = checkoutSteps(app)
  finance = await app.person({ staffRole: 'finance' })
  support = await app.person({ staffRole: 'support' })
})
afterAll(async () => {
  expect(await compareDepositsWithChain(app.ctx)).toEqual([])
  await app.close()
})

/** An investor with 100.00 from a checkout in this coin, and the payment's transaction. */
async function credited(coin: string): Promise<{ person: TestPerson; id: string; transaction: string }> {
  const person = await app.person()
  const { id } = await steps.open(person, { amount: '100.00', coin })
  const transaction = await steps.pay(person, id)
  await steps.mine(4)
  return { person, id, transaction }
}

const ask = async (person: TestPerson, amount = '20.00') => {
  const reply = await person.call('POST', '/api/wallet/withdrawals/', {
    amount,
    address: await knownAddress(app, person.id),
  })
  expect(reply).toMatchObject({ status: 201 })
  return reply.body
}
const approve = (id: string) => finance.call('POST', `/api/staff/withdrawals/${id}/approval/`)
const see = async (person: TestPerson, id: string) =>
  (await person.call('GET', `/api/wallet/withdrawals/${id}/`)).body
const openPauses = async () => (await finance.call('GET', '/api/staff/pauses/?status=open')).body.results
const end = (id: string, by = finance) =>
  by.call('POST', `/api/staff/pauses/${id}/end/`, { reason: 'The chain holds; nothing was lost.' })
/** So that the next test finds its own pauses alone. Whose withdrawals are paused may not end that. */
afterEach(async () => {
  const other = await app.person({ staffRole: 'finance' })
  for (const { id } of await openPauses()) expect(await end(id, other)).toMatchObject({ status: 200 })
})
const mailsTo = async (recipient: string) =>
  (await app.ctx.db.selectFrom('mail').select('subject').where('recipient', '=', recipient).execute()).map(
    ({ subject }) => subject,
  )

test('a credit that the chain takes back pauses withdrawals, tells staff, and ends with a reason', async () => {
  const { person, id } = await credited('bnb')
  await app.ctx.db.deleteFrom('mail').execute()
  await steps.undo(4)
  await steps.watch()
  expect(await steps.balance(person)).toBe('0')
  await steps.mine(4)
  expect(await steps.balance(person)).toBe('100000000')

  const pauses = await openPauses()
  const own = pauses.find(({ deposit_id }: { deposit_id: string }) => deposit_id === id)
  expect(own).toMatchObject({ coin: 'bnb', network: 'practice', reversals: 1, held: 0, ended_at: null })
  expect(own.investor.id).toBe(person.id)
  const { body: queues } = await support.call('GET', '/api/staff/queues/')
  expect(queues).toContainEqual({ name: 'pauses', count: pauses.length, oldest_at: expect.any(String) })
  const told = 'Withdrawals paused: a credited BNB payment dropped off its blockchain'
  expect(await mailsTo('desk@operator.example')).toContain(told)
  expect(await mailsTo(finance.email)).toContain(told)
  expect(await mailsTo(support.email)).not.toContain(told)
  expect(await mailsTo(person.email)).toContainEqual(expect.stringMatching(/is no longer confirmed$/))

  // Getting out is not refused: it is taken in, says that it waits, and can be cancelled.
  const toldBefore = async (who: TestPerson) => (await who.call('GET', '/api/wallet/withdrawal_pause/')).body
  expect(await toldBefore(person)).toEqual({ is_paused: true, since: own.began_at })
  const asked = await ask(person)
  expect(asked).toMatchObject({ status: 'in_review', is_held: true, can_cancel: true })
  expect(await approve(asked.id)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('End the pause before you approve') },
  })
  const { body: seen } = await finance.call('GET', `/api/staff/withdrawals/${asked.id}/`)
  expect(seen).toMatchObject({ is_held: true, blocked: null })
  const rejected = await ask(person)
  const rejection = { reason: 'Asked twice.' }
  expect(
    await finance.call('POST', `/api/staff/withdrawals/${rejected.id}/rejection/`, rejection),
  ).toMatchObject({ status: 200 })
  const cancelled = await ask(person)
  expect(await person.call('POST', `/api/wallet/withdrawals/${cancelled.id}/cancel/`)).toMatchObject({
    status: 200,
  })
  // Who was not concerned is paid as always.
  const bystander = await credited('ltc')
  expect(await toldBefore(bystander.person)).toEqual({ is_paused: false, since: null })
  expect(await ask(bystander.person)).toMatchObject({ is_held: false })

  expect(await end(own.id, support)).toMatchObject({ status: 403 })
  expect(await end(own.id)).toMatchObject({ status: 200, body: { ended_by: { id: finance.id } } })
  const tooLate = async () => (await end(own.id)).body.detail
  expect(await tooLate()).toContain('Test Person already ended this pause')
  await app.ctx.db
    .updateTable('person')
    .set({ first_name: '', last_name: '' })
    .where('id', '=', finance.id)
    .execute()
  expect(await tooLate()).toContain(`${finance.email} already ended this pause`)
  expect(await see(person, asked.id)).toMatchObject({ is_held: false })
  expect(await toldBefore(person)).toEqual({ is_paused: false, since: null })
  expect(await approve(asked.id)).toMatchObject({ status: 200 })
  await payApprovedWithdrawals(app.ctx)
  expect(await see(person, asked.id)).toMatchObject({ status: 'sent' })
  const { body: audit } = await (await app.person({ staffRole: 'admin' })).call('GET', '/api/staff/audit/')
  expect(audit.results).toContainEqual(
    expect.objectContaining({ action: 'withdrawals.resume', reason: 'The chain holds; nothing was lost.' }),
  )
})

test('one that was approved before the pause is not paid while it stands', async () => {
  const { person, id } = await credited('eth')
  const asked = await ask(person)
  expect(await approve(asked.id)).toMatchObject({ status: 200 })
  await steps.undo(4)
  await steps.watch()
  await payApprovedWithdrawals(app.ctx)
  expect(await see(person, asked.id)).toMatchObject({ status: 'approved', is_held: true })
  await steps.mine(4)
  await payApprovedWithdrawals(app.ctx)
  expect(await see(person, asked.id)).toMatchObject({ status: 'approved' })
  const pause = (await openPauses()).find(({ deposit_id }: { deposit_id: string }) => deposit_id === id)
  expect(pause).toMatchObject({ held: 1 })
  for (const { id: each } of await openPauses()) await end(each)
  await payApprovedWithdrawals(app.ctx)
  expect(await see(person, asked.id)).toMatchObject({ status: 'sent' })
})

test('on a test network it holds who was credited in that coin there; in USDT, everybody', async () => {
  const [inBtc, inEth] = [await credited('btc'), await credited('eth')]
  await app.ctx.db
    .updateTable('deposit')
    .set({ network: 'btc-testnet4' })
    .where('id', '=', inBtc.id)
    .execute()
  const pause = (coin: 'btc' | 'usdt', network: string, given: typeof inBtc) =>
    app.ctx.transaction((tx) =>
      pauseWithdrawals(app.ctx, tx, {
        depositId: given.id,
        investorId: given.person.id,
        coin,
        network,
        transaction: given.transaction,
        coinMinor: 1n,
        usdMinor: 1n,
        isTakenBack: false,
        at: app.ctx.clock.now(),
      }),
    )
  await Promise.all(Array.from({ length: 5 }, () => pause('btc', 'btc-testnet4', inBtc)))
  const [standing] = await openPauses()
  expect(standing).toMatchObject({ coin: 'btc', investor: null, reversals: 5 })
  expect(await ask(inBtc.person)).toMatchObject({ is_held: true })
  const free = await ask(inEth.person)
  expect(free).toMatchObject({ is_held: false })
  // As it is where the coin that leaves is concerned itself.
  await app.ctx.db
    .updateTable('withdrawal')
    .set({ network: 'bsc-testnet' })
    .where('id', '=', free.id)
    .execute()
  await pause('usdt', 'bsc-testnet', inEth)
  expect(await see(inEth.person, free.id)).toMatchObject({ is_held: true })
  const ends = await Promise.all((await openPauses()).flatMap(({ id }: { id: string }) => [end(id), end(id)]))
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  await app.ctx.db.updateTable('deposit').set({ network: 'practice' }).where('id', '=', inBtc.id).execute()
  await app.ctx.db.updateTable('withdrawal').set({ network: 'practice' }).where('id', '=', free.id).execute()
})

test('nobody ends the pause of their own withdrawals', async () => {
  const { id, transaction } = await credited('trx')
  await app.ctx.transaction((tx) =>
    pauseWithdrawals(app.ctx, tx, {
      depositId: id,
      investorId: finance.id,
      coin: 'trx',
      network: 'practice',
      transaction,
      coinMinor: 1n,
      usdMinor: 1n,
      isTakenBack: true,
      at: app.ctx.clock.now(),
    }),
  )
  const [own] = await openPauses()
  expect(await end(own.id)).toMatchObject({ status: 403 })
})

test('a pause under which more was reversed than its decider saw is not ended', async () => {
  const { person } = await credited('ltc')
  await steps.undo(4)
  await steps.watch()
  const ownPause = async () =>
    (await openPauses()).find(
      ({ investor }: { investor: { id: string } | null }) => investor?.id === person.id,
    )
  const seen = await ownPause()
  await steps.mine(4)
  await steps.undo(4)
  await steps.watch()
  expect((await ownPause()).version).toBeGreaterThan(seen.version)
  const endSeen = (version: number) =>
    finance.call('POST', `/api/staff/pauses/${seen.id}/end/`, { reason: 'Looked at.', version })
  expect(await endSeen(seen.version)).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^This just changed\./) },
  })
  expect((await endSeen((await ownPause()).version)).status).toBe(200)
  await steps.mine(4)
})

test('a pause holds what it concerns, of everyone and of one investor, and nothing that is over', async () => {
  const [ada, bob, eve] = [await credited('bnb'), await credited('usdt'), await credited('bnb')]
  for (const { person } of [ada, bob, eve]) await ask(person)
  const { id: cancelled } = await ask(ada.person)
  await ada.person.call('POST', `/api/wallet/withdrawals/${cancelled}/cancel/`)
  const { id: approved } = await ask(eve.person)
  expect((await approve(approved)).status).toBe(200)
  const concerns = [
    { coin: 'bnb', network: 'practice', investorId: null },
    { coin: 'bnb', network: 'bsc-testnet', investorId: null },
    { coin: 'usdt', network: 'practice', investorId: null },
    { coin: 'bnb', network: 'practice', investorId: bob.person.id },
  ] as const
  await app.ctx.transaction(async (tx) => {
    for (const concern of concerns)
      await openOrCount(tx, { ...concern, depositId: ada.id, transaction: ada.transaction, at: new Date() })
  })
  const { rows } = await sql<{ pause: string; held: string[]; concerned: string[] }>`
    select p.coin || ' ' || p.network || case when p.investor_id is null then '' else ' bob' end as pause,
      array(select h.withdrawal_id from withdrawal_hold h where h.pause_id = p.id order by 1) as held,
      array(select w.id from withdrawal w where pause_concerns(p, w.investor_id, w.coin, w.network)
        and w.status in ('requested', 'in_review', 'approved') order by 1) as concerned
    from withdrawal_pause p where p.ended_at is null`.execute(app.ctx.db)
  for (const { pause, held, concerned } of rows) expect([pause, held]).toEqual([pause, concerned])
  const counts = Object.fromEntries(rows.map(({ pause, held }) => [pause, held.length]))
  expect(counts).toMatchObject({ 'bnb bsc-testnet': 0, 'bnb practice bob': 1 })
  expect(counts['bnb practice']).toBeGreaterThanOrEqual(3)
  expect(counts['usdt practice']).toBeGreaterThan(counts['bnb practice']!)
  const listed = (await openPauses()) as { coin: string; network: string; held: number }[]
  expect(listed.map(({ held }) => held).toSorted()).toEqual(Object.values(counts).toSorted())
})
