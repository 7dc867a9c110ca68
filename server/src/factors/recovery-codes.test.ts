import { describe, expect, test } from 'vitest'
import { mailsTo } from '#people/testing/accounts.ts'
import { prepareAccountsApp } from '#testing/accounts-app.ts'
import type { TestApp } from '#testing/app.ts'
import { codeAt, investorWithApp, sendSecondFactor, ticketOf, totp } from './testing/factors.ts'

let t: TestApp
prepareAccountsApp(2 * 3_600_000, (app) => {
  t = app
})

const second = (ticket: string, proof: object) => sendSecondFactor(t, ticket, proof)
const withApp = () => investorWithApp(t)

describe('recovery codes', () => {
  const recovery = (code: string) => ({ method: 'recovery_code', code })

  test('each works once, however it is typed, and the owner is told how many are left', async () => {
    const who = await withApp()
    const [first, other] = who.recoveryCodes as [string, string]
    const { ticket } = await ticketOf(t, who.email)
    expect((await second(ticket, recovery(first.toUpperCase().replaceAll('-', ' ')))).status).toBe(200)
    expect((await mailsTo(t, who.email))[0]!.text).toContain('9 recovery codes are left')
    const again = await ticketOf(t, who.email)
    expect((await second(again.ticket, recovery(first))).status).toBe(400)
    expect((await second(again.ticket, recovery(other))).status).toBe(200)
  })

  test('used ten times at once it works once', async () => {
    const who = await withApp()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => who.stepUp(recovery(who.recoveryCodes[0]!))),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('those of somebody else do not work', async () => {
    const [who, other] = [await withApp(), await withApp()]
    const { ticket } = await ticketOf(t, who.email)
    expect((await second(ticket, recovery(other.recoveryCodes[0]!))).status).toBe(400)
  })

  test('new ones void the old ones', async () => {
    const who = await withApp()
    await who.stepUp(totp(codeAt(t, who.secret)))
    const renewed = await who.call('POST', '/account/factors/recovery_codes/')
    expect(renewed.status).toBe(201)
    const { ticket } = await ticketOf(t, who.email)
    expect((await second(ticket, recovery(who.recoveryCodes[0]!))).status).toBe(400)
    expect((await second(ticket, recovery(renewed.body.recovery_codes[0]))).status).toBe(200)
  })
})
