import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { untilLockWait } from '#testing/lock-waits.ts'
import { dropUnconfirmed } from './drop-unconfirmed.ts'
import { jobs } from '../jobs.ts'
import { makeStaff } from '#people/staff-accounts/make-staff.ts'
import { lockPersonByEmail } from '../person-store.ts'
import { form, lastCode, newEmail, signUpVerified } from '#people/testing/accounts.ts'
import { limitAccount } from '#people/testing/limited.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const hourMs = 3_600_000
const signUp = (email: string) => t.call('POST', '/account/registration/', form(email))

const runJobs = async (): Promise<void> => {
  for (const job of jobs(t.ctx)) await job.run()
}

async function isKept(email: string): Promise<boolean> {
  const row = await t.ctx.db
    .selectFrom('person')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

test('of a sign-up that nobody confirms nothing is left after two days, and its address can sign up anew', async () => {
  const email = newEmail()
  expect((await signUp(email)).status).toBe(201)
  t.clock.advance(47 * hourMs)
  await runJobs()
  expect(await isKept(email)).toBe(true)
  t.clock.advance(2 * hourMs)
  await runJobs()
  expect(await isKept(email)).toBe(false)
  const { rows } = await sql<{ kept: string }>`
    select count(*)::text as kept from one_time_secret s left join person p on p.id = s.person_id where p.id is null`.execute(
    t.ctx.db,
  )
  expect(rows).toEqual([{ kept: '0' }])
  await signUpVerified(t, email)
  expect((await t.call('POST', '/account/login/', { email, password: form(email).password })).status).toBe(
    200,
  )
})

test('who signed up again of late keeps the newer form', async () => {
  const email = newEmail()
  await signUp(email)
  t.clock.advance(40 * hourMs)
  await signUp(email)
  t.clock.advance(10 * hourMs)
  await runJobs()
  expect(await isKept(email)).toBe(true)
})

test('accounts, staff who have not used their link, and what staff locked stay', async () => {
  const [confirmed, staff, formerStaff, locked] = [newEmail(), newEmail(), newEmail(), newEmail()]
  await signUpVerified(t, confirmed)
  for (const email of [staff, formerStaff])
    await t.ctx.transaction((tx) => makeStaff(t.ctx, tx, { email, role: 'support', firstName: 'Grace' }))
  await t.ctx.db
    .updateTable('person')
    .set({ staff_role: null })
    .where('email_key', '=', formerStaff)
    .execute()
  await signUp(locked)
  const { id } = await t.ctx.db
    .selectFrom('person')
    .select('id')
    .where('email_key', '=', locked)
    .executeTakeFirstOrThrow()
  await limitAccount(t, id)
  t.clock.advance(100 * hourMs)
  await runJobs()
  for (const email of [confirmed, staff, formerStaff, locked]) expect(await isKept(email)).toBe(true)
})

test('a sign-up in the moment in which its old row goes is answered as any', async () => {
  const email = newEmail()
  await signUp(email)
  t.clock.advance(49 * hourMs)
  await t.ctx.db.deleteFrom('signup_form').where('email', '=', email).execute()
  let answer: ReturnType<typeof signUp> | undefined
  await t.ctx.transaction(async (tx) => {
    await lockPersonByEmail(tx, email)
    answer = signUp(email)
    await untilLockWait(t.ctx.db)
    await tx.deleteFrom('person').where('email_key', '=', email).execute()
  })
  expect((await answer)?.status).toBe(201)
  const code = await lastCode(t, email)
  expect((await t.call('POST', '/account/verify_code/', { email, code })).status).toBe(200)
})

test('who is signing up at this moment is left alone', async () => {
  const email = newEmail()
  await signUp(email)
  t.clock.advance(49 * hourMs)
  await t.ctx.db.deleteFrom('signup_form').where('email', '=', email).execute()
  await t.ctx.transaction(async (tx) => {
    await lockPersonByEmail(tx, email)
    await dropUnconfirmed(t.ctx)
  })
  expect(await isKept(email)).toBe(true)
  await dropUnconfirmed(t.ctx)
  expect(await isKept(email)).toBe(false)
})
