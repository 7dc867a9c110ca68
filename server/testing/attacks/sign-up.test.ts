/**
 * Strangers who sign up with somebody else's address, tried from outside: whose form becomes the account, what the answers
 * tell, and whether an owner is kept from an address that was theirs until lately.
 */
import { describe, expect, test } from 'vitest'
import { type Investor, changeEmail, investor } from '#factors/testing/factors.ts'
import {
  form,
  goodPassword,
  lastCode,
  logIn,
  mailsTo,
  newEmail,
  signUpVerified,
} from '#people/testing/accounts.ts'
import { addStaff } from '#ops/staff-add.ts'
import { dayMs } from '#platform/clock.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { Reply, TestApp } from '#testing/app.ts'

let t: TestApp
prepareAccountsApp(dayMs, (app) => {
  t = app
})

const strangersPassword = 'violet-otter-91-canyon'
const strangersForm = (email: string) => ({
  ...form(email),
  first_name: 'Eve',
  password: strangersPassword,
  password2: strangersPassword,
})

/** Sends a form, and gives the code that came for it and what its page names it by. */
async function signUp(
  sent: ReturnType<typeof form>,
): Promise<{ code: string; headers: Record<string, string> }> {
  const { status, body } = await t.call('POST', '/account/registration/', sent)
  expect(status).toBe(201)
  return { code: await lastCode(t, sent.email), headers: { 'x-signup-form': body.form } }
}
const verify = (email: string, code: string, headers?: Record<string, string>): Promise<Reply> =>
  t.call('POST', '/account/verify_code/', { email, code }, headers)
const wrong = (...codes: readonly string[]) =>
  ['000000', '111111', '222222', '333333', '444444'].find((code) => !codes.includes(code))!
const logInStatus = async (email: string, password: string) =>
  (await t.call('POST', '/account/login/', { email, password })).status

/** The account is what its owner typed, and nothing of the stranger's. */
async function expectOwners(email: string): Promise<void> {
  const { access } = await logIn(t, email)
  const me = await t.call('GET', '/account/me/', undefined, { authorization: `Bearer ${access}` })
  expect(me.body.first_name).toBe('Ada')
  expect(await logInStatus(email, strangersPassword)).toBe(400)
}

describe('A01: whose form a code confirms', () => {
  test.each(['before', 'after'])("the owner's own, when a stranger signed up %s them", async (order) => {
    const email = newEmail()
    const forms = [form(email), strangersForm(email)]
    const sent = []
    for (const each of order === 'before' ? forms.toReversed() : forms) sent.push(await signUp(each))
    const [stranger, owner] = order === 'before' ? sent : sent.toReversed()
    // Read from the wrong mail: the owner's page does not take it.
    expect((await verify(email, stranger!.code, owner!.headers)).status).toBe(400)
    expect((await verify(email, owner!.code, owner!.headers)).status).toBe(200)
    expect((await verify(email, stranger!.code)).status).toBe(400)
    await expectOwners(email)
  })

  test('by the code alone too, as the calls of the spec have nothing else', async () => {
    const email = newEmail()
    const owner = await signUp(form(email))
    await signUp(strangersForm(email))
    expect((await verify(email, owner.code)).status).toBe(200)
    await expectOwners(email)
  })

  test('both codes in the same moment open one account, which is the form of the code that was taken', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = newEmail()
      const [one, other] = [await signUp(form(email)), await signUp(strangersForm(email))]
      const statuses = (await Promise.all([verify(email, one.code), verify(email, other.code)])).map(
        ({ status }) => status,
      )
      expect(statuses.toSorted()).toEqual([200, 400])
      const taken = statuses[0] === 200 ? goodPassword : strangersPassword
      const passwords = [goodPassword, strangersPassword]
      expect(await Promise.all(passwords.map((password) => logInStatus(email, password)))).toEqual(
        passwords.map((password) => (password === taken ? 200 : 400)),
      )
      const mails = await mailsTo(t, email)
      expect(mails.filter(({ subject }) => subject.startsWith('Welcome'))).toHaveLength(1)
    }
  })

  test('a new code is mailed for the form that asks for it', async () => {
    const email = newEmail()
    const owner = await signUp(form(email))
    await signUp(strangersForm(email))
    t.clock.advance(60_000)
    expect((await t.call('POST', '/account/resend_otp/', { email }, owner.headers)).status).toBe(200)
    expect((await verify(email, await lastCode(t, email))).status).toBe(200)
    await expectOwners(email)
  })

  test('the mail says that there are several, when there are', async () => {
    const email = newEmail()
    await signUp(form(email))
    await signUp(strangersForm(email))
    const [second, first] = await mailsTo(t, email)
    expect(second!.text).toContain('Use the one that arrived when you sent the form')
    expect(first!.text).not.toContain('more than once')
  })

  test('three codes that wait are guessed at no oftener than one: each guess counts at all of them', async () => {
    const email = newEmail()
    const sent = [await signUp(form(email)), await signUp(form(email)), await signUp(strangersForm(email))]
    const codes = sent.map(({ code }) => code)
    for (let tries = 0; tries < 5; tries += 1) expect((await verify(email, wrong(...codes))).status).toBe(400)
    for (const { code, headers } of sent) {
      expect((await verify(email, code)).status).toBe(400)
      expect((await verify(email, code, headers)).status).toBe(400)
    }
  })

  test('guesses that name one form do not void the code of another', async () => {
    const email = newEmail()
    const owner = await signUp(form(email))
    const stranger = await signUp(strangersForm(email))
    for (let tries = 0; tries < 5; tries += 1)
      expect((await verify(email, wrong(owner.code, stranger.code), stranger.headers)).status).toBe(400)
    expect((await verify(email, stranger.code, stranger.headers)).status).toBe(400)
    expect((await verify(email, owner.code, owner.headers)).status).toBe(200)
  })

  test('a form that came when no more mails were sent is confirmed by no code', async () => {
    const email = newEmail()
    for (let signUps = 0; signUps < 10; signUps += 1)
      await t.call('POST', '/account/registration/', form(email))
    const code = await lastCode(t, email)
    const { status } = await t.call('POST', '/account/registration/', strangersForm(email))
    expect(status).toBe(201)
    expect((await verify(email, code)).status).toBe(200)
    await expectOwners(email)
  })

  test('a form is kept for two days, and nothing of it after the account is open', async () => {
    const email = newEmail()
    const owner = await signUp(form(email))
    await signUp(strangersForm(email))
    const kept = () =>
      t.ctx.db
        .selectFrom('signup_form')
        .innerJoin('person', 'person.id', 'signup_form.person_id')
        .select(['signup_form.email', 'signup_form.first_name'])
        .where('person.email_key', '=', email)
        .execute()
    expect(await kept()).toHaveLength(2)
    await verify(email, owner.code)
    expect(await kept()).toEqual([])
    await t.call('POST', '/account/registration/', strangersForm(email))
    // The stand-in for an address that has an account holds nothing that was typed.
    expect(await kept()).toEqual([{ email: '', first_name: '' }])
  })
})

describe('A22: what a stranger learns who signs up with an address', () => {
  test('nothing by logging in with the password of their own form, nor by what they are answered', async () => {
    const [taken, waiting, free] = [newEmail(), newEmail(), newEmail()]
    await signUpVerified(t, taken)
    await signUp(form(waiting))
    const told = async (email: string) => {
      const signedUp = await t.call('POST', '/account/registration/', strangersForm(email))
      const loggedIn = await t.call('POST', '/account/login/', { email, password: strangersPassword })
      const reset = await t.call('POST', '/api/password_reset/', { email })
      expect(signedUp.body.form).toMatch(/^[\w-]{43}$/)
      return [signedUp, loggedIn, reset].map(({ status, body }) => ({ status, detail: body.detail }))
    }
    const ofTaken = await told(taken)
    expect(await told(waiting)).toEqual(ofTaken)
    expect(await told(free)).toEqual(ofTaken)
  })
})

describe('an address that was changed away, while that can be undone', () => {
  const hours = 3_600_000
  const undo = (token: string) => t.call('POST', '/account/email/undo/', { token })

  async function moved(): Promise<{ who: Investor; oldEmail: string; undoToken: string }> {
    const who = await investor(t)
    await who.stepUp()
    return { who, oldEmail: who.email, undoToken: (await changeEmail(t, who)).undoToken }
  }

  test('is answered as one that has an account, and opens none for who reads the old mailbox', async () => {
    const { who, oldEmail, undoToken } = await moved()
    const known = newEmail()
    await signUpVerified(t, known)
    const replies = [
      await t.call('POST', '/account/registration/', strangersForm(known)),
      await t.call('POST', '/account/registration/', strangersForm(oldEmail)),
    ]
    const [ofKnown, ofOld] = replies.map(({ status, body }) => ({ status, detail: body.detail }))
    expect(ofOld).toEqual(ofKnown)
    expect((await mailsTo(t, oldEmail))[0]!.subject).toBe('You already have an Evenmoor account')
    t.clock.advance(60_000)
    expect((await t.call('POST', '/account/resend_otp/', { email: oldEmail })).status).toBe(200)
    expect((await mailsTo(t, oldEmail))[0]!.subject).toBe('You already have an Evenmoor account')
    expect(await logInStatus(oldEmail, strangersPassword)).toBe(400)
    t.clock.advance(71 * hours)
    expect((await undo(undoToken)).status).toBe(200)
    const { email } = await t.ctx.db
      .selectFrom('person')
      .select('email')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    expect(email).toBe(oldEmail)
  })

  test('is refused for another account as one in use is: nothing is told, and no code is right', async () => {
    const { oldEmail, undoToken } = await moved()
    const stranger = await investor(t)
    await stranger.stepUp()
    const free = await stranger.call('POST', '/account/email/', { email: newEmail() })
    const asked = await stranger.call('POST', '/account/email/', { email: oldEmail })
    expect({ status: asked.status, body: asked.body }).toEqual({ status: free.status, body: free.body })
    const [mail] = await mailsTo(t, oldEmail)
    expect(mail!.subject).toBe('Someone tried to use your address for their Evenmoor account')
    expect(mail!.text).not.toMatch(/^\d{6}$/m)
    expect((await undo(undoToken)).status).toBe(200)
  })

  test('is not taken by codes that were mailed while it was free', async () => {
    const email = newEmail()
    const [owner, stranger] = [await investor(t), await investor(t)]
    await owner.stepUp()
    await stranger.stepUp()
    const ask = async (who: Investor) => {
      await who.call('POST', '/account/email/', { email })
      return { old_code: await lastCode(t, who.email), new_code: await lastCode(t, email) }
    }
    const strangers = await ask(stranger)
    const owners = await ask(owner)
    const confirm = (who: Investor, codes: object) => who.call('POST', '/account/email/confirmation/', codes)
    expect((await confirm(owner, owners)).status).toBe(200)
    const undoToken = (await changeEmail(t, { ...owner, email })).undoToken
    expect((await confirm(stranger, strangers)).status).toBe(400)
    expect((await undo(undoToken)).status).toBe(200)
  })

  test('is not given to a member of staff either', async () => {
    const { oldEmail } = await moved()
    await expect(addStaff(t.ctx, { email: oldEmail.toUpperCase(), role: 'support' })).rejects.toThrow(
      /is kept/,
    )
  })

  test('its owner may go back to it by a change as well', async () => {
    const { who, oldEmail } = await moved()
    const { new_email_key: now } = await t.ctx.db
      .selectFrom('person')
      .select('email_key as new_email_key')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    await changeEmail(t, { ...who, email: now }, oldEmail)
    expect((await logIn(t, oldEmail)).user_id).toBe(who.id)
  })

  test('is anybody’s after 72 hours, or once the account is closed', async () => {
    const { oldEmail } = await moved()
    t.clock.advance(72 * hours)
    await signUpVerified(t, oldEmail)
    const closing = await moved()
    expect((await closing.who.call('POST', '/account/closure/')).status).toBeLessThan(300)
    await signUpVerified(t, closing.oldEmail)
  })

  test('a form sent in the moment of the change is not confirmed', async () => {
    const { who, oldEmail, undoToken } = await moved()
    // As if the form had come between the two: a person of its own under the kept address.
    await t.ctx.db
      .updateTable('replaced_email')
      .set({ email_key: 'later' })
      .where('person_id', '=', who.id)
      .execute()
    const sent = await signUp(strangersForm(oldEmail))
    await t.ctx.db
      .updateTable('replaced_email')
      .set({ email_key: oldEmail })
      .where('person_id', '=', who.id)
      .execute()
    expect((await verify(oldEmail, sent.code, sent.headers)).status).toBe(400)
    expect((await undo(undoToken)).status).toBe(200)
  })
})
