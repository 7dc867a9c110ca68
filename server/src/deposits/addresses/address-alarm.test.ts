import { afterAll, beforeAll, expect, test } from 'vitest'
import { testXpub } from '#chains/evm/testing/evm-rig.ts'
import { startNetwork } from '#deposits/networks/chain-progress.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { checkAddresses, endAddressAlarms } from './check-addresses.ts'

/** What follows when somebody changes the stored address of a checkout (trust.md, C09). */
const told = 'A deposit address in the database was changed'
const [wrong, otherWrong] = ['0x000000000000000000000000000000000000dEaD', `0x${'1'.repeat(40)}`]

let app: TestApp
let admin: TestPerson
let support: TestPerson
beforeAll(async () => {
  // Nothing listens there: what is stored is proven without a node.
  const node = { USDT_NODE_URL: 'http://127.0.0.1:1', USDT_XPUB: testXpub }
  app = await createTestApp({ ...node, CONTACT_EMAIL: 'desk@operator.example' })
  const block = { height: 1n, hash: `0x${'0'.repeat(64)}` }
  await app.ctx.transaction((tx) => startNetwork(tx, 'bsc-testnet', block))
  admin = await app.person({ staffRole: 'admin' })
  support = await app.person({ staffRole: 'support' })
})
afterAll(() => app.close())

async function opened() {
  const person = await app.person()
  const { body } = await person.call('POST', '/api/wallet/deposits/', { amount: '100.00', coin: 'usdt' })
  const { id, reference, address } = body as Record<'id' | 'reference' | 'address', string>
  const change = (to: string) =>
    app.ctx.db.updateTable('deposit').set({ address: to }).where('id', '=', id).execute()
  return {
    person,
    id,
    reference,
    address,
    change,
    look: () => person.call('GET', `/api/wallet/deposits/${id}/`),
  }
}

const waiting = async (by = admin) =>
  (await by.call('GET', '/api/staff/queues/')).body.find(({ name }: { name: string }) => name === 'addresses')
const found = async () => (await admin.call('GET', '/api/staff/health/')).body.changed_addresses
const mailsTo = async (recipient: string) =>
  app.ctx.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .where('subject', '=', told)
    .execute()
const audited = async (id: string) =>
  (
    await app.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', `deposit/${id}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

test('a changed address is not shown, and the team is told once, however often it is asked for', async () => {
  const { id, reference, change, look, address } = await opened()
  const before = await mailsTo('desk@operator.example')
  await change(wrong)
  const replies = await Promise.all([look(), look(), look(), look(), look()])
  replies.push(await look())
  for (const reply of replies) {
    expect(reply).toMatchObject({
      status: 503,
      body: { detail: expect.stringContaining('Our team has been alerted') },
    })
    expect(JSON.stringify(reply.body)).not.toContain(wrong)
  }
  expect(await waiting()).toMatchObject({ count: 1, oldest_at: expect.any(String) })
  expect(await waiting(support)).toBeUndefined()
  expect(await found()).toMatchObject({
    count: 1,
    found: [{ deposit_id: id, deposit_reference: expect.stringMatching(/^D-/), address: wrong }],
  })
  for (const recipient of ['desk@operator.example', admin.email]) {
    const mails = await mailsTo(recipient)
    expect(mails).toHaveLength(before.length + 1)
    expect(mails.at(-1)?.text).toContain(reference)
  }
  expect(await mailsTo(support.email)).toEqual([])
  expect(await audited(id)).toEqual(['deposit.address_changed'])

  await change(address)
  await endAddressAlarms(app.ctx)
  expect(await look()).toMatchObject({ status: 200, body: { address } })
  expect(await waiting()).toMatchObject({ count: 0 })
  expect(await found()).toEqual({ count: 0, found: [] })
  expect(await audited(id)).toEqual(['deposit.address_changed', 'deposit.address_restored'])
})

test('it is found without anybody asking, and another wrong address, or the same again, is told anew', async () => {
  const { id, change, address } = await opened()
  const start = (await mailsTo(admin.email)).length
  const mails = async () => (await mailsTo(admin.email)).length - start
  await change(wrong)
  await Promise.all([checkAddresses(app.ctx), checkAddresses(app.ctx)])
  expect(await mails()).toBe(1)
  await endAddressAlarms(app.ctx)
  expect(await waiting()).toMatchObject({ count: 1 })
  await change(otherWrong)
  await checkAddresses(app.ctx)
  await endAddressAlarms(app.ctx)
  expect(await mails()).toBe(2)
  expect(await found()).toMatchObject({ count: 1, found: [{ deposit_id: id, address: otherWrong }] })
  await change(wrong)
  await checkAddresses(app.ctx)
  expect(await mails()).toBe(3)
  await change(address)
  await endAddressAlarms(app.ctx)
  await checkAddresses(app.ctx)
  expect(await waiting()).toMatchObject({ count: 0 })
})

test('a new price is refused for it too, and told, though its row was locked', async () => {
  const { person, id, change, address } = await opened()
  app.clock.advance(11 * 60_000)
  const start = (await mailsTo(admin.email)).length
  await app.ctx.db
    .updateTable('session')
    .set({ access_expires_at: new Date(app.clock.now().getTime() + 600_000) })
    .execute()
  await change(wrong)
  const hold = () =>
    person.call('POST', `/api/wallet/deposits/${id}/price/`, undefined, { 'idempotency-key': 'again' })
  expect(await hold()).toMatchObject({ status: 503 })
  expect((await mailsTo(admin.email)).length - start).toBe(1)
  await change(address)
  await endAddressAlarms(app.ctx)
  expect(await hold()).toMatchObject({ status: 200 })
})
