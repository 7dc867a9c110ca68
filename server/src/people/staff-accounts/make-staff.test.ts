import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addStaff } from '#ops/staff-add.ts'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { form, goodPassword, newEmail, signUpVerified } from '#people/testing/accounts.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const tokenOf = (link: string): string => new URL(link).searchParams.get('token')!
const redeem = (link: string) => t.call('POST', '/account/staff_link/', { token: tokenOf(link) })
const me = async (access: string) =>
  (await t.call('GET', '/account/me/', undefined, { authorization: `Bearer ${access}` })).body

describe('staff', () => {
  test('a new member of staff gets a link for 24 h and an audit entry', async () => {
    const email = newEmail()
    const link = await addStaff(t.ctx, { email, role: 'finance' })
    t.clock.advance(86_400_000 - 1000)
    const signedIn = await redeem(link)
    const person = await me(signedIn.body.access)
    expect(person).toMatchObject({ email, staff_role: 'finance' })
    const audit = await t.ctx.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'after'])
      .where('subject', '=', `person:${person.id}`)
      .orderBy('id')
      .execute()
    expect(audit).toMatchObject([
      { action: 'staff.created', actor_id: null, after: { role: 'finance' } },
      { action: 'staff.link_redeemed', actor_id: person.id },
    ])
    const late = await addStaff(t.ctx, { email: newEmail(), role: 'support' })
    t.clock.advance(86_400_000)
    expect((await redeem(late)).status).toBe(400)
  })

  test('an investor keeps their account and gets the role', async () => {
    const email = newEmail()
    const id = await signUpVerified(t, email)
    const signedIn = await redeem(await addStaff(t.ctx, { email: email.toUpperCase(), role: 'auditor' }))
    expect(await me(signedIn.body.access)).toMatchObject({
      id,
      email,
      staff_role: 'auditor',
      first_name: 'Ada',
    })
  })

  test('a password given before the address was confirmed does not open a staff account', async () => {
    const email = newEmail()
    await t.call('POST', '/account/registration/', form(email))
    await addStaff(t.ctx, { email, role: 'admin' })
    expect((await t.call('POST', '/account/login/', { email, password: goodPassword })).status).toBe(400)
    await t.call('POST', '/account/registration/', form(email))
    expect((await t.call('POST', '/account/login/', { email, password: goodPassword })).status).toBe(400)
  })

  test.each([
    [{ email: 'nobody', role: 'admin' }, /--email/],
    [{ email: 'a@example.com', role: 'root' }, /--role.*admin, finance, support, auditor/],
  ])('%j is refused by name', async (given, words) => {
    await expect(addStaff(t.ctx, given)).rejects.toThrow(words)
  })

  test('a link redeemed at the same moment opens one session', async () => {
    const link = await addStaff(t.ctx, { email: newEmail(), role: 'support' })
    const replies = await Promise.all(Array.from({ length: 5 }, () => redeem(link)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
