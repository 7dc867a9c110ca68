import { expect, test } from 'vitest'
import { networksOf } from '#chains/networks.ts'
import { readConfig } from '#config.ts'
import { compareDepositsWithChain } from '#deposits/networks/compare-with-chain.ts'
import { watchNetwork } from '#deposits/networks/watch-network.ts'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { reconcile } from '#reconciliation/reconcile.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'

/** Payments worth more than the operator's limit wait for two members of staff (decision 94). */
let app: TestApp
let steps: CheckoutStage['steps']
stageCheckouts(
  (stage) => {
    app = stage.app
    steps = stage.steps
  },
  // The network holds what waits for staff and what they refused; that all the rest agrees is asked for below.
  { env: { DEPOSIT_APPROVAL_ABOVE: '200', CONTACT_EMAIL: 'desk@operator.example' }, leavesAmiss: true },
)

const reviews = '/api/staff/payment-reviews/'
const finance = () => app.person({ staffRole: 'finance' })

/** Somebody whose payment of 250.00 has its confirmations. */
async function arrived({ amount = '250.00', ...more }: Record<string, unknown> = {}) {
  const person = await app.person()
  const { id } = await steps.open(person, { amount, coin: 'usdt', ...more })
  const transaction = await steps.pay(person, id)
  await steps.mine(3)
  const look = () => steps.look(person, id)
  const review = async (by: TestPerson) =>
    (await by.call('GET', `${reviews}?q=${transaction}`)).body.results[0]
  return { person, id, transaction, look, review }
}
const approve = (by: TestPerson, id: string, body?: object) =>
  by.call('POST', `${reviews}${id}/approval/`, body)
/** As the console does: names what it saw. */
const approveSeen = async (by: TestPerson, id: string) => {
  const { version } = (await by.call('GET', `${reviews}${id}/`)).body
  return approve(by, id, { version })
}
const refuse = (by: TestPerson, id: string, reason = 'No block explorer has it.') =>
  by.call('POST', `${reviews}${id}/refusal/`, { reason })
const decidedToday = async (by: TestPerson): Promise<string[]> =>
  (await by.call('GET', `${reviews}?decided=today`)).body.results.map(({ id }: { id: string }) => id)
const agree = async () => {
  expect(await reconcile(app.ctx)).toEqual([])
  expect(await compareDepositsWithChain(app.ctx)).toEqual([])
}
const noticesOf = async (person: TestPerson) =>
  (
    await app.ctx.db.selectFrom('notification').select('kind').where('person_id', '=', person.id).execute()
  ).map(({ kind }) => kind)
const mailsTo = async (recipient: string) =>
  (await app.ctx.db.selectFrom('mail').select('subject').where('recipient', '=', recipient).execute()).map(
    ({ subject }) => subject,
  )

test('a payment above the limit is credited only after two people approved it; one at the limit at once', async () => {
  const [ada, ben] = [await finance(), await app.person({ staffRole: 'admin' })]
  const { person, look, review } = await arrived({ plan_id: 'basic' })
  expect(await look()).toMatchObject({
    status: 'confirming',
    flags: ['in_review'],
    credited: '0.00',
    due: '0.00',
    payments: [{ status: 'in_review', confirmations: 3, refusal: null }],
  })
  expect(await noticesOf(person)).toContain('deposit_in_review')
  expect(await mailsTo(person.email)).toContainEqual(expect.stringMatching(/arrived and is in review$/))
  expect(await mailsTo('desk@operator.example')).toContain('A USDT payment needs two approvals')
  const row = await review(ada)
  expect(row).toMatchObject({
    status: 'in_review',
    worth: '250.00',
    asked: '250.00',
    coin: 'usdt',
    investor: { id: person.id },
    approvals_needed: 2,
    approvals: [],
    version: expect.any(Number),
    blocked: null,
    may_refuse: true,
  })
  const { body: queues } = await ada.call('GET', '/api/staff/queues/')
  expect(queues).toContainEqual({ name: 'payment_reviews', count: 1, oldest_at: expect.any(String) })
  await agree()

  const { body: once } = await approve(ada, row.id, { version: row.version })
  expect(once).toMatchObject({
    status: 'in_review',
    approvals: [{ by: 'Test Person' }],
    blocked: 'You approved this: a colleague has to approve it too.',
    may_refuse: true,
  })
  expect(await decidedToday(ada)).not.toContain(row.id)
  await steps.mine(2)
  expect(await steps.balance(person)).toBe('0')
  expect(await approve(ben, row.id, { version: row.version })).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^This just changed\. Test Person approved it/) },
  })
  // The second approval alone credits nothing: the network shows the payment once more first.
  expect((await approve(ben, row.id, { version: once.version })).body).toMatchObject({
    status: 'in_review',
    blocked: 'Two staff members approved this: it’s about to be credited.',
  })
  expect(await steps.balance(person)).toBe('0')
  await steps.watch()
  expect(await look()).toMatchObject({ status: 'settled', flags: [], credited: '250.00' })
  expect((await look()).position_id).not.toBeNull()
  expect(await review(ada)).toMatchObject({ status: 'credited', worth: '250.00', may_refuse: false })
  expect(await decidedToday(ada)).toContain(row.id)
  const audit = await ben.call('GET', `/api/staff/audit/?q=payment/${row.id}`)
  expect(audit.body.results.map(({ action }: { action: string }) => action)).toEqual([
    'payment.approve',
    'payment.approve',
    'payment.review',
  ])
  await agree()

  const small = await arrived({ amount: '200.00' })
  expect(await small.look()).toMatchObject({ status: 'settled', flags: [] })
  expect(await small.review(ada)).toBeUndefined()
})

test('a hundred billion dollars from a node that lies stay out of the books', async () => {
  const person = await app.person()
  const { id, address } = await steps.open(person, { amount: '100.00', coin: 'usdt' })
  const network = networksOf(app.ctx).of('usdt')!
  const paymentsSince: typeof network.paymentsSince = async (ctx, ...asked) => {
    const reading = await network.paymentsSince(ctx, ...asked)
    const block = { ...reading.tip, height: reading.tip.height - 5n }
    const reachedAt = ctx.clock.now()
    const lie = {
      transaction: 'f'.repeat(64),
      outputIndex: 0,
      address,
      coin: 'usdt' as const,
      reachedAt,
      block,
    }
    return { ...reading, payments: [...reading.payments, { ...lie, amountMinor: 10n ** 29n }] }
  }
  await steps.mine(6)
  await watchNetwork(app.ctx, { ...network, paymentsSince })
  expect(await steps.look(person, id)).toMatchObject({
    status: 'confirming',
    flags: ['overpaid', 'in_review'],
    credited: '0.00',
  })
  expect(await steps.balance(person)).toBe('0')
  // The honest network does not know it.
  await steps.watch()
  expect(await steps.look(person, id)).toMatchObject({ payments: [{ status: 'dropped' }] })
})

test('refused: never credited, whatever comes; the reason is told, and its checkout can be paid again', async () => {
  const ada = await finance()
  const { person, id, transaction, look, review } = await arrived()
  const { id: payment } = await review(ada)
  await approve(ada, payment)
  expect((await refuse(ada, payment, '')).status).toBe(400)
  expect((await refuse(ada, payment)).body).toMatchObject({
    status: 'refused',
    refusal: { by: 'Test Person', reason: 'No block explorer has it.' },
    may_refuse: false,
  })
  expect(await noticesOf(person)).toContain('deposit_refused')
  expect(await mailsTo(person.email)).toContainEqual(expect.stringMatching(/wasn’t credited$/))
  expect(await look()).toMatchObject({
    status: 'new',
    flags: ['refused'],
    received: '0.00',
    due: '250.00',
    payments: [{ status: 'refused', refusal: 'No block explorer has it.', transaction }],
  })
  expect(await approve(await finance(), payment)).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^This payment was rejected\. Test Person rejected it at/) },
  })
  await steps.mine(2)
  await steps.undo(6)
  await steps.watch()
  await steps.mine(4)
  expect(await look()).toMatchObject({ payments: [{ status: 'refused' }] })
  expect(await steps.balance(person)).toBe('0')
  await steps.pay(person, id, '150.00')
  await steps.mine(3)
  expect(await look()).toMatchObject({ credited: '150.00', flags: ['underpaid', 'refused'] })
  app.clock.advance(16 * 60_000)
  await steps.watch()
  await agree()
})

test('one that loses its block waits anew: approvals of another block do not count', async () => {
  const [ada, ben] = [await finance(), await finance()]
  const { person, look, review } = await arrived()
  const { id: payment } = await review(ada)
  expect((await approve(ada, payment)).status).toBe(200)
  await steps.undo(3)
  await steps.watch()
  expect(await look()).toMatchObject({ status: 'seen', flags: [] })
  expect(await approve(ben, payment)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('dropped off its block') },
  })
  await steps.mine(1)
  expect((await approve(ben, payment)).body.detail).toContain('gathers confirmations')
  await steps.mine(2)
  expect(await look()).toMatchObject({ flags: ['in_review'] })
  expect((await approve(ben, payment)).body.approvals).toHaveLength(1)
  await steps.watch()
  expect(await steps.balance(person)).toBe('0')
  expect((await approveSeen(ada, payment)).body.approvals).toHaveLength(2)
  await steps.watch()
  expect(await steps.balance(person)).toBe('250000000')
  // Taken back and there again, it waits once more; nothing is credited twice.
  await steps.undo(4)
  await steps.watch()
  expect(await steps.balance(person)).toBe('0')
  await agree()
  await steps.mine(3)
  expect(await look()).toMatchObject({ credited: '0.00', flags: ['in_review', 'reversed'] })
  await agree()
  expect((await refuse(ben, payment)).body.status).toBe('refused')
  await agree()
  expect(await steps.balance(person)).toBe('0')
})

test('an approval of what was seen in one block counts for no other, and neither does a refusal', async () => {
  const [ada, ben] = [await finance(), await finance()]
  const { person, look, review } = await arrived()
  const { id, version: first } = await review(ada)
  // It moves to another block, gets its confirmations there, and waits for staff as before.
  await steps.undo(3)
  await steps.watch()
  await steps.mine(3)
  const moved = await review(ada)
  expect(moved).toMatchObject({ status: 'in_review', approvals: [] })
  const late = [
    await approve(ada, id, { version: first }),
    await ben.call('POST', `${reviews}${id}/refusal/`, { reason: 'Seen elsewhere.', version: first }),
  ]
  for (const { status, body } of late)
    expect([status, body.detail]).toEqual([409, 'This just changed. Review it again before you decide.'])
  // With one approval here, the number is none that it had there with one.
  const { version: second } = (await approve(ada, id, { version: moved.version })).body
  await steps.undo(4)
  await steps.watch()
  await steps.mine(3)
  expect((await approve(ada, id, { version: (await review(ada)).version })).status).toBe(200)
  expect((await approve(ben, id, { version: second })).status).toBe(409)
  expect((await look()).flags).toEqual(['in_review'])
  expect((await approveSeen(ben, id)).status).toBe(200)
  await steps.watch()
  expect(await steps.balance(person)).toBe('250000000')
  await agree()
})

test('approved twice after it vanished, it is not credited', async () => {
  const [ada, ben] = [await finance(), await finance()]
  const { person, transaction, look, review } = await arrived()
  const { id: payment } = await review(ada)
  // The chain has lost it, and nobody has looked since.
  await steps.undo(3, [transaction])
  expect((await approve(ada, payment)).status).toBe(200)
  expect((await approveSeen(ben, payment)).status).toBe(200)
  await steps.watch()
  expect(await look()).toMatchObject({ flags: ['replaced'], payments: [{ status: 'dropped' }] })
  expect(await steps.balance(person)).toBe('0')
  expect((await approve(ada, payment)).body.detail).toContain('no longer has this payment')
  await agree()
})

test('the second approval says what it saw, the same person twice is one, and it is credited once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [ada, ben] = [await finance(), await finance()]
    const { person, review } = await arrived()
    const { id: payment } = await review(ada)
    const own = await Promise.all([approve(ada, payment), approve(ada, payment), approve(ada, payment)])
    expect(own.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
    expect((await approve(ben, payment)).status).toBe(409)
    const race = await Promise.all([approveSeen(ben, payment), approveSeen(await finance(), payment)])
    // Three see one approval; two of them are never both needed.
    expect(race.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(race.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
    await Promise.all([steps.watch(), steps.watch(), steps.watch()])
    await steps.watch()
    expect(await steps.balance(person)).toBe('250000000')
    expect((await approve(ben, payment)).status).toBe(409)
    expect((await refuse(ben, payment)).status).toBe(409)
  }
  await agree()
})

test('approval and refusal at once: one of them, and the books agree', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [ada, ben, eve] = [await finance(), await finance(), await finance()]
    const { person, look, review } = await arrived()
    const { id: payment } = await review(ada)
    await approve(ada, payment)
    const [, refused] = await Promise.all([approveSeen(ben, payment), refuse(eve, payment), steps.watch()])
    await steps.watch()
    const isRefused = refused.status === 200
    expect((await look()).payments).toMatchObject([{ status: isRefused ? 'refused' : 'credited' }])
    expect(await steps.balance(person)).toBe(isRefused ? '0' : '250000000')
  }
  await agree()
})

test('nobody decides their own payment, and the role decides who may', async () => {
  const ada = await finance()
  const { id } = await steps.open(ada, { amount: '250.00', coin: 'usdt' })
  const transaction = await steps.pay(ada, id)
  await steps.mine(3)
  const [row] = (await ada.call('GET', `${reviews}?q=${transaction}`)).body.results
  expect(row).toMatchObject({
    blocked: 'This is your own payment: a colleague has to review it.',
    may_refuse: false,
  })
  const alias = await app.person({ staffRole: 'finance', email: ada.email.replace('@', '+2@') })
  for (const own of [ada, alias]) {
    expect((await own.call('GET', `${reviews}${row.id}/`)).body.blocked).toBe(row.blocked)
    expect((await approve(own, row.id)).status).toBe(403)
    expect((await refuse(own, row.id)).status).toBe(403)
  }
  const support = await app.person({ staffRole: 'support' })
  expect((await support.call('GET', `${reviews}${row.id}/`)).body).toMatchObject({
    blocked:
      'Your role can view payments in review but not approve or reject them. Ask a finance colleague or an administrator.',
    may_refuse: false,
  })
  expect((await approve(support, row.id)).status).toBe(403)
  expect((await approve(await finance(), '01a209d8-d0b8-72f2-b707-d79311c50cec')).status).toBe(404)
  // What the code might let through, the database does not.
  const credit = app.ctx.db
    .updateTable('payment')
    .set({ status: 'credited', usd_minor: 1n, transfer_id: 1n })
    .where('id', '=', row.id)
  await expect(credit.execute()).rejects.toThrow('not approved by two members of staff')
  await refuse(await finance(), row.id)
})

test('the limit is dollars, a hundred thousand unless set', () => {
  expect(readConfig({}, '/').depositApprovalAboveMinor).toBe(100_000_000_000n)
  expect(readConfig({ DEPOSIT_APPROVAL_ABOVE: '0' }, '/').depositApprovalAboveMinor).toBe(0n)
  for (const wrong of ['-1', '1e9', 'none', '1,000'])
    expect(() => readConfig({ DEPOSIT_APPROVAL_ABOVE: wrong }, '/')).toThrow('DEPOSIT_APPROVAL_ABOVE is')
})
