import { expect, test } from 'vitest'
import { recordAudit } from '#audit/record-audit.ts'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import { bonusFor } from '#referrals/testing/invite.ts'
import type { TestApp, TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'

/** Lists of work for staff with the names of investors, of whom one is written like a colleague. */
let app: TestApp
let steps: CheckoutStage['steps']
stageCheckouts(
  (stage) => {
    app = stage.app
    steps = stage.steps
  },
  { env: { DEPOSIT_APPROVAL_ABOVE: '200' }, leavesAmiss: true },
)

async function named(first_name: string, last_name: string, options: Parameters<TestApp['person']>[0] = {}) {
  const person = await app.person(options)
  await app.ctx.db.updateTable('person').set({ first_name, last_name }).where('id', '=', person.id).execute()
  return person
}

/** A colleague, an investor who is written like them, and the mark that this brings. */
async function pair(first: string, fake: string) {
  const colleague = await named(first, 'Hopper', { staffRole: 'finance' })
  const mark = { kind: 'colleague_name', name: `${first} Hopper`, email: colleague.email }
  return { admin: await app.person({ staffRole: 'admin' }), fake: await named(fake, 'Норреr'), mark }
}
const rowsOf = async (by: TestPerson, list: string) =>
  (await by.call('GET', `/api/staff/${list}`)).body.results

test('a bonus marks its referrer, and not the one who was invited', async () => {
  const { admin, fake, mark } = await pair('Grace', 'Grасe')
  const { id, referred } = await bonusFor(app, fake)
  // Everybody else in these tests has the name of a colleague.
  const names = { first_name: 'Lise', last_name: 'Meitner' }
  await app.ctx.db.updateTable('person').set(names).where('id', '=', referred.id).execute()
  const [row] = await rowsOf(admin, `bonuses/?q=${id}`)
  expect(row.referrer).toEqual({ id: fake.id, name: 'Grасe Норреr', email: fake.email, resembles: mark })
  expect(row.referred).toMatchObject({ id: referred.id, resembles: null })
})

test('a payment in review and a pause of withdrawals mark their investor, in what was taken back too', async () => {
  const { admin, fake, mark } = await pair('Roy', 'Rоy')
  const { id } = await steps.open(fake, { amount: '100.00', coin: 'bnb' })
  await steps.pay(fake, id)
  await steps.mine(4)
  await steps.undo(4)
  await steps.watch()
  const pauses = await rowsOf(admin, 'pauses/?status=open')
  const pause = pauses.find(({ deposit_id }: { deposit_id: string }) => deposit_id === id)
  const shown = { id: fake.id, name: 'Rоy Норреr', resembles: mark }
  expect(pause.investor).toEqual(shown)
  expect(pause.unwound.map(({ investor }: { investor: unknown }) => investor)).toEqual([shown])
  await steps.mine(4)

  const large = await steps.open(fake, { amount: '250.00', coin: 'usdt' })
  const transaction = await steps.pay(fake, large.id)
  await steps.mine(3)
  const [review] = await rowsOf(admin, `payment-reviews/?q=${transaction}`)
  expect(review.investor).toEqual({ ...shown, email: fake.email })
})

test('a payment that staff have to make marks whom it is for', async () => {
  const { admin, fake, mark } = await pair('Joan', 'Jоan')
  await fund(app, fake.id, '100')
  const address = await knownAddress(app, fake.id)
  const { body } = await fake.call('POST', '/api/wallet/withdrawals/', { amount: '50', address })
  const approval = await admin.call('POST', `/api/staff/withdrawals/${body.id}/approval/`)
  expect(approval.status).toBe(200)
  // No node is asked: the list shows what waits on a test network.
  await app.ctx.db
    .updateTable('withdrawal')
    .set({ network: 'bsc-testnet' })
    .where('id', '=', body.id)
    .execute()
  const [payout] = await rowsOf(admin, `payouts/?q=${body.id}`)
  expect(payout.investor).toEqual({ id: fake.id, name: 'Jоan Норреr', resembles: mark })
})

test('an audit entry marks an investor who acted', async () => {
  const { admin, fake, mark } = await pair('Anna', 'Аnna')
  const subject = `person:${fake.id}`
  await app.ctx.transaction((tx) =>
    recordAudit(app.ctx, tx, { actorId: fake.id, action: 'break.taken', subject }),
  )
  const [entry] = await rowsOf(admin, `audit/?q=${subject}`)
  expect(entry.actor).toEqual({ id: fake.id, name: 'Аnna Норреr', resembles: mark })
  const byOperator = { actorId: null, action: 'key.replaced', subject: 'key/a' } as const
  await app.ctx.transaction((tx) => recordAudit(app.ctx, tx, byOperator))
  expect((await rowsOf(admin, 'audit/?q=key/a'))[0].actor).toBeNull()
})
