import { describe, expect, test } from 'vitest'
import { bearer, investor, withAuthenticator } from '#factors/testing/factors.ts'
import { goodPassword, lastToken, logIn, mailsTo } from '#people/testing/accounts.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

type Who = Awaited<ReturnType<typeof investor>>
const notMe = (token: string) => t.call('POST', '/account/not_me/', { token })
const newPassword = 'violet-otter-91-canyon'

/** The token in the newest mail with this subject. */
async function tokenIn(email: string, subject: RegExp): Promise<string> {
  const mail = (await mailsTo(t, email)).find((its) => subject.test(its.subject))
  const link = new RegExp(`${t.ctx.config.publicUrl}/not-me\\?token=([\\w-]+)`).exec(mail?.text ?? '')
  if (link === null) throw new Error(`no link to /not-me in ${JSON.stringify(mail)}`)
  return link[1]!
}

const changePassword = (who: Who) =>
  who.call('POST', '/account/password/', { current_password: goodPassword, password: newPassword })

/** What security mails tell of, and how it comes about. */
const events: readonly (readonly [string, RegExp, (who: Who) => Promise<unknown>])[] = [
  [
    'a new device',
    /^A new device/,
    (who) =>
      t.call(
        'POST',
        '/account/login/',
        { email: who.email, password: goodPassword },
        { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
      ),
  ],
  ['a changed password', /^Your Evenmoor password was changed/, changePassword],
  [
    'a new withdrawal address',
    /^A withdrawal address was added/,
    (who) => who.call('POST', '/api/wallet/addresses/', { address: newPracticeAddress(), label: 'Purse' }),
  ],
  ['a new factor', /^An authenticator app was added/, (who) => withAuthenticator(t, who)],
  [
    'a password set by a link',
    /^Your Evenmoor password was changed/,
    async (who) => {
      await t.call('POST', '/api/password_reset/', { email: who.email })
      const token = await lastToken(t, who.email)
      await t.call('POST', '/account/api/password_reset/confirm/', { token, password: newPassword })
    },
  ],
]

describe('"That was not me"', () => {
  test.each(events)(
    'in the mail of %s ends every session and mails a reset link',
    async (_name, subject, happen) => {
      const who = await investor(t)
      await who.stepUp()
      await happen(who)
      expect((await notMe(await tokenIn(who.email, subject))).status).toBe(200)
      expect((await t.call('GET', '/account/me/', undefined, bearer(who.access))).status).toBe(401)
      const [mail] = await mailsTo(t, who.email)
      expect(mail!.subject).toBe('Set a new Evenmoor password')
      const password = 'harbor-tulip-44-engine'
      const set = { token: await lastToken(t, who.email), password }
      expect((await t.call('POST', '/account/api/password_reset/confirm/', set)).status).toBe(200)
    },
  )

  test('voids the password until a new one is set by the link', async () => {
    const who = await investor(t)
    await who.stepUp()
    await changePassword(who)
    await notMe(await tokenIn(who.email, /password was changed/))
    for (const password of [goodPassword, newPassword]) {
      expect((await t.call('POST', '/account/login/', { email: who.email, password })).status).toBe(400)
    }
    const set = { token: await lastToken(t, who.email), password: 'harbor-tulip-44-engine' }
    expect((await t.call('POST', '/account/api/password_reset/confirm/', set)).status).toBe(200)
    expect((await logIn(t, who.email, set.password)).user_id).toBe(who.id)
  })

  test('works once, and for 72 hours; a later mail does not void it', async () => {
    const who = await investor(t)
    await who.stepUp()
    await changePassword(who)
    const first = await tokenIn(who.email, /password was changed/)
    await withAuthenticator(t, who)
    const second = await tokenIn(who.email, /authenticator/)
    expect((await notMe(first)).status).toBe(200)
    expect((await notMe(first)).status).toBe(400)
    t.clock.advance(72 * 3_600_000)
    expect((await notMe(second)).status).toBe(400)
    expect((await notMe('x'.repeat(43))).status).toBe(400)
  })

  test('ten times in the same moment works once', async () => {
    const who = await investor(t)
    await who.stepUp()
    await changePassword(who)
    const token = await tokenIn(who.email, /password was changed/)
    const replies = await Promise.all(Array.from({ length: 10 }, () => notMe(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is kept as a hash only, and stands on PUBLIC_URL whatever the Host header says', async () => {
    const who = await investor(t)
    await who.stepUp()
    await who.call(
      'POST',
      '/account/password/',
      { current_password: goodPassword, password: newPassword },
      { host: 'evil.example' },
    )
    const token = await tokenIn(who.email, /password was changed/)
    const rows = await t.ctx.db
      .selectFrom('one_time_secret')
      .selectAll()
      .where('person_id', '=', who.id)
      .execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.some(({ purpose }) => purpose === 'not_me')).toBe(true)
  })
})
