import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { form, lastCode, mailsTo, newEmail, signUpVerified } from '#people/testing/accounts.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const verify = (email: string, code: unknown) => t.call('POST', '/account/verify_code/', { email, code })
const resend = (email: string) => t.call('POST', '/account/resend_otp/', { email })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function signedUp(): Promise<{ email: string; code: string }> {
  const email = newEmail()
  expect((await t.call('POST', '/account/registration/', form(email))).status).toBe(201)
  return { email, code: await lastCode(t, email) }
}

/** A code that is not the valid one is refused; one in a million is the same by chance. */
async function expectOld({ email, code }: { email: string; code: string }, valid: string): Promise<void> {
  const old = code === valid ? wrong(valid) : code
  expect((await verify(email, old)).status).toBe(400)
}

describe('codes', () => {
  test('A01: after five wrong codes the right one is void too; a new one works', async () => {
    const { email, code } = await signedUp()
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(email, wrong(code))).status).toBe(400)
    expect((await verify(email, code)).status).toBe(400)
    t.clock.advance(60_000)
    expect((await resend(email)).status).toBe(200)
    expect((await verify(email, await lastCode(t, email))).status).toBe(200)
  })

  test('A01: guesses at the same moment are counted one by one', async () => {
    const { email, code } = await signedUp()
    await Promise.all(Array.from({ length: 6 }, () => verify(email, wrong(code))))
    expect((await verify(email, code)).status).toBe(400)
  })

  test('A01: at most ten codes a day for an address, however they are asked for', async () => {
    const { email } = await signedUp()
    for (let codes = 1; codes < 10; codes += 1) {
      t.clock.advance(60_000)
      expect((await resend(email)).status).toBe(200)
    }
    t.clock.advance(60_000)
    const refused = await resend(email)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
    expect((await t.call('POST', '/account/registration/', form(email))).status).toBe(201)
    expect(await mailsTo(t, email)).toHaveLength(10)
    t.clock.advance(86_400_000)
    expect((await resend(email)).status).toBe(200)
  })

  test('A03: a code works once, for ten minutes, and only the newest', async () => {
    const used = await signedUp()
    expect((await verify(used.email, ` ${used.code.slice(0, 3)} ${used.code.slice(3)} `)).status).toBe(200)
    expect((await verify(used.email, used.code)).status).toBe(400)
    const welcomes = (await mailsTo(t, used.email)).filter((mail) => mail.subject.startsWith('Welcome'))
    expect(welcomes).toHaveLength(1)

    const late = await signedUp()
    t.clock.advance(10 * 60_000 + 1000)
    expect((await verify(late.email, late.code)).status).toBe(400)

    const replaced = await signedUp()
    t.clock.advance(60_000)
    await resend(replaced.email)
    const newest = await lastCode(t, replaced.email)
    await expectOld(replaced, newest)
    expect((await verify(replaced.email, newest)).status).toBe(200)
  })

  test('A03: the right code twice at the same moment confirms once', async () => {
    const { email, code } = await signedUp()
    const replies = await Promise.all(Array.from({ length: 5 }, () => verify(email, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a code of somebody else does not fit', async () => {
    const [one, other] = [await signedUp(), await signedUp()]
    await expectOld({ email: one.email, code: other.code }, one.code)
    expect((await verify(one.email, one.code)).status).toBe(200)
  })

  test('A04: a new code at 60 s, not before; an unknown address gets the same answers and no mail', async () => {
    const { email } = await signedUp()
    const at0 = await resend(email)
    expect(at0).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    t.clock.advance(59_000)
    expect(await resend(email)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    t.clock.advance(1000)
    const known = await resend(email)
    expect(known.status).toBe(200)
    t.clock.advance(1000)
    expect(await resend(email)).toMatchObject({ status: 429, headers: { 'retry-after': '59' } })

    const stranger = newEmail()
    const unknown = await resend(stranger)
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body })
    expect((await resend(stranger)).status).toBe(429)
    expect(await mailsTo(t, stranger)).toEqual([])
  })

  test('an account that is confirmed gets no code', async () => {
    const email = newEmail()
    await signUpVerified(t, email)
    t.clock.advance(60_000)
    const mails = await mailsTo(t, email)
    expect((await resend(email)).status).toBe(200)
    expect(await mailsTo(t, email)).toEqual(mails)
  })

  test.each([
    [123456],
    [['123456']],
    [{}],
    [null],
    ['１２３４５６'],
    ['12345'],
    ['1234567'],
    ["' OR 1=1--"],
    ['\u0000'],
  ])('A06, A11: the code %j is refused with 400', async (code) => {
    const { email } = await signedUp()
    const reply = await verify(email, code)
    expect(reply.status).toBe(400)
  })

  test("the spec's text for no code", async () => {
    expect((await verify(newEmail(), '')).body).toEqual({ code: ['OTP is required'] })
  })

  test('an unknown address is answered as a wrong code is', async () => {
    const { email, code } = await signedUp()
    const [known, unknown] = [await verify(email, wrong(code)), await verify(newEmail(), '123456')]
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body })
  })

  test('A22: the time of a wrong code does not tell whether an address waits for one; what is no code is told at once', async () => {
    const timeOf = async (email: string, code: unknown) => {
      const begunAt = performance.now()
      expect((await verify(email, code)).status).toBe(400)
      return performance.now() - begunAt
    }
    const waiting = await signedUp()
    const confirmed = newEmail()
    await signUpVerified(t, confirmed)
    for (const email of [waiting.email, confirmed, newEmail()])
      expect(await timeOf(email, wrong(waiting.code))).toBeGreaterThan(55)
    const noCodes: number[] = []
    for (const code of ['１２３４５６', '12345', 123456, ['123456'], {}])
      noCodes.push(await timeOf(waiting.email, code))
    expect(Math.min(...noCodes)).toBeLessThan(50)
  })

  test('nothing that was mailed is stored as it is', async () => {
    const { email, code } = await signedUp()
    const rows = await t.ctx.db
      .selectFrom('one_time_secret')
      .innerJoin('person', 'person.id', 'one_time_secret.person_id')
      .select('secret_hash')
      .where('person.email', '=', email)
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]!.secret_hash).toHaveLength(32)
    expect(rows[0]!.secret_hash.toString('latin1')).not.toContain(code)
  })
})
