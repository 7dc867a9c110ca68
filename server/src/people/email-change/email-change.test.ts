import { describe, expect, test } from 'vitest'
import { bearer, investor } from '#factors/testing/factors.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'
import {
  form,
  goodPassword,
  lastCode,
  lastToken,
  logIn,
  mailsTo,
  newEmail,
} from '#people/testing/accounts.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

const stepUpMissing = { status: 403, body: { code: 'step_up_required' } }
const statusOf = async (access: string) =>
  (await t.call('GET', '/account/me/', undefined, bearer(access))).status

/** Who logs in with an address, after setting a password by the link that is mailed to it. */
async function ownerOf(email: string): Promise<string | undefined> {
  await t.call('POST', '/api/password_reset/', { email })
  if (!(await mailsTo(t, email))[0]!.subject.startsWith('Set a new')) return undefined
  const password = 'harbor-tulip-44-engine'
  const set = { token: await lastToken(t, email), password }
  await t.call('POST', '/account/api/password_reset/confirm/', set)
  return (await logIn(t, email, password)).user_id
}

describe('changing the address', () => {
  const ask = (who: Awaited<ReturnType<typeof investor>>, email: string) =>
    who.call('POST', '/account/email/', { email })
  const confirm = (who: Awaited<ReturnType<typeof investor>>, old_code: string | null, new_code: string) =>
    who.call('POST', '/account/email/confirmation/', { old_code, new_code })
  const undo = (token: string) => t.call('POST', '/account/email/undo/', { token })

  async function changed() {
    const who = await investor(t)
    await who.stepUp()
    const email = newEmail()
    await ask(who, email)
    const reply = await confirm(who, await lastCode(t, who.email), await lastCode(t, email))
    if (reply.status !== 200) throw new Error(JSON.stringify(reply))
    return { ...who, oldEmail: who.email, newEmail: email }
  }

  test('needs a step-up and the codes of both mailboxes', async () => {
    const who = await investor(t)
    const email = newEmail()
    expect(await ask(who, email)).toMatchObject(stepUpMissing)
    await who.stepUp()
    expect(await ask(who, email)).toMatchObject({ status: 200, body: { needs_old_code: true } })
    const [oldCode, newCode] = [await lastCode(t, who.email), await lastCode(t, email)]
    expect((await confirm(who, null, newCode)).status).toBe(400)
    expect((await confirm(who, newCode, newCode)).status).toBe(400)
    expect((await confirm(who, oldCode, oldCode)).status).toBe(400)
    expect((await who.call('GET', '/account/me/')).body.email).toBe(who.email)
    expect((await confirm(who, oldCode, newCode)).status).toBe(200)
    expect((await who.call('GET', '/account/me/')).body.email).toBe(email)
    expect((await confirm(who, oldCode, newCode)).status).toBe(400)
    expect((await logIn(t, email)).user_id).toBe(who.id)
    expect(
      (await t.call('POST', '/account/login/', { email: who.email, password: goodPassword })).status,
    ).toBe(400)
    for (const mailbox of [who.email, email]) {
      const subjects = (await mailsTo(t, mailbox)).map(({ subject }) => subject)
      expect(subjects).toContain('The email address for your Evenmoor account was changed')
    }
  })

  test('an owner who asked for no change freezes the account by the link beside the code to the old mailbox', async () => {
    const who = await investor(t)
    await who.stepUp()
    const email = newEmail()
    await ask(who, email)
    const codes = [await lastCode(t, who.email), await lastCode(t, email)] as const
    expect((await mailsTo(t, email))[0]!.text).not.toContain('/freeze')
    const token = await lastToken(t, who.email)
    expect((await t.call('POST', '/account/freeze_link/', { token })).status).toBe(200)
    // Whoever was logged in is logged out, and the codes are of no use.
    expect((await confirm(who, ...codes)).status).toBe(401)
    expect((await logIn(t, who.email)).user_id).toBe(who.id)
  })

  test('five wrong tries void the codes; after 15 minutes they are too old', async () => {
    const who = await investor(t)
    await who.stepUp()
    const email = newEmail()
    await ask(who, email)
    const codes = [await lastCode(t, who.email), await lastCode(t, email)] as const
    for (let tries = 0; tries < 5; tries += 1) expect((await confirm(who, '12', 'ab')).status).toBe(400)
    expect((await confirm(who, ...codes)).status).toBe(400)
    await ask(who, email)
    const fresh = [await lastCode(t, who.email), await lastCode(t, email)] as const
    t.clock.advance(900_000)
    await t.ctx.db
      .updateTable('session')
      .set({ stepped_up_at: t.clock.now(), access_expires_at: new Date(t.clock.now().getTime() + 60_000) })
      .where('person_id', '=', who.id)
      .execute()
    expect((await confirm(who, ...fresh)).status).toBe(400)
  })

  test('an address of somebody else is answered alike, its owner is told, and no code opens it', async () => {
    const [who, owner] = [await investor(t), await investor(t)]
    await who.stepUp()
    const free = await ask(who, newEmail())
    expect(await ask(who, owner.email.toUpperCase())).toMatchObject({ status: free.status, body: free.body })
    const [mail] = await mailsTo(t, owner.email)
    expect(mail!.subject).toBe('Someone tried to use your address for their Evenmoor account')
    expect(mail!.text).not.toMatch(/^\d{6}$/m)
    expect((await confirm(who, await lastCode(t, who.email), '123456')).status).toBe(400)
    expect((await owner.call('GET', '/account/me/')).body.email).toBe(owner.email)
  })

  test('two who confirm the same address in the same moment: one has it, the other is refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      t.clock.advance(86_400_000)
      const email = newEmail()
      const both = [await investor(t), await investor(t)]
      const codes: [string, string][] = []
      for (const who of both) {
        await who.stepUp()
        await ask(who, email)
        codes.push([await lastCode(t, who.email), await lastCode(t, email)])
      }
      const replies = await Promise.all(both.map((who, n) => confirm(who, ...codes[n]!)))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
      const winner = both[replies.findIndex(({ status }) => status === 200)]!
      expect((await logIn(t, email)).user_id).toBe(winner.id)
    }
  })

  test('undone in the moment in which somebody signs up with the old address: both are answered, and it is back', async () => {
    for (let round = 0; round < 8; round += 1) {
      t.clock.advance(86_400_000)
      const { id, oldEmail } = await changed()
      const token = await lastToken(t, oldEmail)
      const [undone, signedUp] = await Promise.all([
        undo(token),
        t.call('POST', '/account/registration/', form(oldEmail)),
      ])
      expect([undone.status, signedUp.status]).toEqual([200, 201])
      expect(await ownerOf(oldEmail)).toBe(id)
    }
  })

  test('undone within 72 hours by the link in the old mailbox, once; every session ends', async () => {
    const who = await changed()
    const token = await lastToken(t, who.oldEmail)
    t.clock.advance(72 * 3_600_000 - 1)
    expect((await undo(token)).status).toBe(200)
    expect(await statusOf(who.access)).toBe(401)
    expect((await undo(token)).status).toBe(400)
    expect(await ownerOf(who.oldEmail)).toBe(who.id)
    expect(await ownerOf(who.newEmail)).toBeUndefined()
    const late = await changed()
    const lateToken = await lastToken(t, late.oldEmail)
    t.clock.advance(72 * 3_600_000)
    expect((await undo(lateToken)).status).toBe(400)
  })

  test('a stranger who signs up with the old address does not keep its owner from it', async () => {
    const who = await changed()
    const token = await lastToken(t, who.oldEmail)
    expect((await t.call('POST', '/account/registration/', form(who.oldEmail))).status).toBe(201)
    expect((await undo(token)).status).toBe(200)
    expect(await ownerOf(who.oldEmail)).toBe(who.id)
  })

  test('a second change does not void the link of the first', async () => {
    const who = await changed()
    const token = await lastToken(t, who.oldEmail)
    const again = { ...who, email: who.newEmail }
    const third = newEmail()
    await ask(again, third)
    expect((await confirm(again, await lastCode(t, who.newEmail), await lastCode(t, third))).status).toBe(200)
    const later = await lastToken(t, who.newEmail)
    expect((await undo(token)).status).toBe(200)
    expect((await undo(later)).status).toBe(400)
    expect(await ownerOf(who.oldEmail)).toBe(who.id)
  })
})
