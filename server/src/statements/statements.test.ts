import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkStatement, fromBase64Url } from '@evenmoor/contract/statement-file'
import { usd } from '@evenmoor/ledger/money'
import { accrueDay } from '#positions/accrual/accrue-day.ts'
import { newPracticeAddress } from '#practice/address.ts'
import { countHit } from '#platform/rate-limits/rate-limit.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { approveWithdrawal } from '#withdrawals/requests/decide-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { dollarsOf } from './statement.ts'
import { drawingsOf } from './statement-limit.ts'
import { backdate } from './testing/backdate.ts'
import { fontsIn } from './testing/fonts-in.ts'
import { readPdf } from './testing/read-pdf.ts'

let app: TestApp
let ada: TestPerson
let key: Uint8Array<ArrayBuffer>

/** Two months: a deposit and a position in October, results, a withdrawal paid and one given back in November. */
beforeAll(async () => {
  app = await createTestApp({}, '2026-12-03T09:00:00Z')
  ada = await app.person()
  const staff = await app.person({ staffRole: 'finance' })
  await fund(app, ada.id, '1000')
  await ada.call('POST', '/api/investments/', { plan_id: 'basic', amount: '300' })
  await backdate(app, ada.id, '2026-10-20T10:00:00Z')
  await app.ctx.db
    .insertInto('daily_result')
    .values({ plan_id: 'basic', day: '2026-12-05', rate_ppm: -10_000, source: 'illustration' })
    .execute()
  await accrueDay(app.ctx, '2026-12-04')
  await accrueDay(app.ctx, '2026-12-05')
  const request = { amount: '50', address: newPracticeAddress(), skip_hold: true }
  const { body } = await ada.call('POST', '/api/wallet/withdrawals/', request)
  await app.ctx.transaction((tx) => approveWithdrawal(app.ctx, tx, { id: body.id, staffId: staff.id }))
  await payApprovedWithdrawals(app.ctx)
  const other = (await ada.call('POST', '/api/wallet/withdrawals/', request)).body.id
  await ada.call('POST', `/api/wallet/withdrawals/${other}/cancel/`)
  await backdate(app, ada.id, '2026-11-10T10:00:00Z')
  key = fromBase64Url((await app.call('GET', '/api/statements/key/')).body.public_key)
})
afterAll(() => app.close())

/** The file as it is sent, byte for byte. */
const pdf = async (period: string, query = '', who = ada): Promise<Uint8Array<ArrayBuffer>> => {
  const reply = await app.app.inject({
    method: 'GET',
    url: `/api/wallet/statements/${period}/statement.pdf${query}`,
    headers: { authorization: `Bearer ${who.access}` },
  })
  expect(reply.statusCode).toBe(200)
  return new Uint8Array(reply.rawPayload)
}
const factsOf = async (file: Uint8Array<ArrayBuffer>) => {
  const verdict = await checkStatement(file, key)
  if (verdict.outcome !== 'genuine') throw new Error(verdict.outcome)
  if (verdict.facts.format !== 'evenmoor-statement-1') throw new Error(verdict.facts.format)
  return verdict.facts
}

describe('the months', () => {
  test('go from the first booking to now, each beginning with what the one before ended with', async () => {
    const { body } = await ada.call('GET', '/api/wallet/statements/')
    expect(body.results).toEqual([
      {
        period: '2026-12',
        from: '2026-12-01',
        to: '2026-12-31',
        is_complete: false,
        opening: '954.50',
        change: '0.00',
        closing: '954.50',
        lines: 0,
      },
      {
        period: '2026-11',
        from: '2026-11-01',
        to: '2026-11-30',
        is_complete: true,
        opening: '1000.00',
        change: '-45.50',
        closing: '954.50',
        lines: 6,
      },
      {
        period: '2026-10',
        from: '2026-10-01',
        to: '2026-10-31',
        is_complete: true,
        opening: '0.00',
        change: '1000.00',
        closing: '1000.00',
        lines: 2,
      },
    ])
  })

  test('are none before anything was booked, and a statement of another month is not there', async () => {
    const bob = await app.person()
    expect((await bob.call('GET', '/api/wallet/statements/')).body).toEqual({ results: [] })
    for (const period of ['2026-10', '2026-09', '2027-01', '2026-13', 'now']) {
      const { status } = await bob.call('GET', `/api/wallet/statements/${period}/statement.pdf`)
      expect([period, status]).toEqual([period, /^\d{4}-(0\d|1[0-2])$/.test(period) ? 404 : 400])
    }
    expect((await ada.call('GET', '/api/wallet/statements/2026-09/statement.csv')).status).toBe(404)
  })
})

describe('a statement', () => {
  test('adds up: opening plus what changed is closing, and so do the lines', async () => {
    const facts = await factsOf(await pdf('2026-11'))
    expect(facts).toMatchObject({
      period: '2026-11',
      mode: 'practice',
      is_complete: true,
      lines: 6,
      opening: { available: '700.00', invested: '300.00', withdrawing: '0.00', total: '1000.00' },
      closing: { available: '657.50', invested: '297.00', withdrawing: '0.00', total: '954.50' },
      changes: {
        deposits: '0.00',
        gains: '7.50',
        losses: '-3.00',
        corrections: '0.00',
        bonuses: '0.00',
        withdrawn: '-49.50',
        fees: '-0.50',
      },
    })
    const changes = Object.values(facts.changes).reduce((sum, text) => sum + dollarsOf(text), 0n)
    expect(dollarsOf(facts.opening.total) + changes).toBe(dollarsOf(facts.closing.total))
  })

  test('carries its lines, whose digest the signature covers, and they are the file of the lines', async () => {
    const { body: csv } = await ada.call('GET', '/api/wallet/statements/2026-11/statement.csv')
    const facts = await factsOf(await pdf('2026-11'))
    expect(createHash('sha256').update(csv).digest('hex')).toBe(facts.lines_sha256)
    const rows = String(csv)
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','))
    const column = (name: string) => rows.slice(1).map((row) => row[rows[0]?.indexOf(name) ?? -1] ?? '')
    expect(column('kind')).toEqual([
      'accrual',
      'accrual',
      'withdrawal_request',
      'withdrawal_paid',
      'withdrawal_request',
      'withdrawal_return',
    ])
    expect(column('change')).toEqual(['7.50', '-3.00', '0.00', '-50.00', '0.00', '0.00'])
    expect(column('fee')).toEqual(['0.00', '0.00', '0.00', '0.50', '0.00', '0.00'])
    expect(column('balance').at(-1)).toBe('954.50')
    expect(new Set(column('mode'))).toEqual(new Set(['practice']))
  })

  test('is the same bytes each time', async () => {
    const [first, second] = await Promise.all([pdf('2026-11'), pdf('2026-11')])
    expect(Buffer.compare(first, second)).toBe(0)
  })

  test('of the month that is not over says so', async () => {
    const facts = await factsOf(await pdf('2026-12'))
    expect(facts).toMatchObject({ is_complete: false, until: '2026-12-03T09:00:00.000Z', lines: 0 })
  })
})

describe('the file', () => {
  test('is tagged A4 with title, language, and the practice mark and number on every page', async () => {
    const bob = await app.person()
    for (let i = 1; i <= 70; i += 1) await fund(app, bob.id, '1')
    await backdate(app, bob.id, '2026-11-12T10:00:00Z')
    const { pages, info, marked, attachments } = await readPdf(await pdf('2026-11', '', bob))
    expect(pages.length).toBeGreaterThan(1)
    expect(marked).toContain('Marked')
    expect([info.Title, info.Language]).toEqual(['Statement November 2026', 'en'])
    expect(attachments.toSorted()).toEqual(['statement.json', 'transactions.csv'])
    for (const [index, { size, text, roles }] of pages.entries()) {
      expect(size).toEqual([595, 842])
      expect(text).toContain('PRACTICE – not real money')
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
      // The heads of the table stand on every page.
      expect(text).toContain('What')
      expect(roles).toContain('TR')
    }
    expect(pages[0]?.roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TH', 'TD']))
  })

  test('shapes Arabic and runs from the right: letters are joined, figures stay as they are', async () => {
    const { info, pages } = await readPdf(await pdf('2026-11', '?language=ar'))
    expect(info.Language).toBe('ar')
    expect(pages[0]?.roles).toContain('H1')
    expect(pages[0]?.text).not.toContain('Daily results, gains')
    // Joined forms are other glyphs of the same letters: what is copied out of the file are the letters.
    expect(pages[0]?.text).toContain('كشف')
    expect(pages[0]?.text).toContain('954.50')
  })

  test('keeps a hostile name as it is', async () => {
    const { app: server, ctx } = app
    await ctx.db
      .updateTable('person')
      .set({ first_name: '")>>endobj', last_name: '"format":"evenmoor-statement-1" ليلى 李 😀' })
      .where('id', '=', ada.id)
      .execute()
    const facts = await factsOf(await pdf('2026-11'))
    expect(facts.holder.name).toBe('")>>endobj "format":"evenmoor-statement-1" ليلى 李 😀')
    expect(server).toBeDefined()
  })
})

describe('a name in a script that the site has no font for', () => {
  const named = (first_name: string, last_name: string) =>
    app.ctx.db.updateTable('person').set({ first_name, last_name }).where('id', '=', ada.id).execute()

  test('is drawn by the last font', async () => {
    await named('小明', '王')
    const file = await pdf('2026-11')
    expect(fontsIn(file)).toContain('UnifontMedium')
    expect((await factsOf(file)).holder.name).toBe('小明 王')
  })

  test('the others need no such font', async () => {
    await named('Zoë Nguyễn ليلى', 'Łukasz Дмитрий')
    expect(fontsIn(await pdf('2026-11'))).not.toContain('UnifontMedium')
  })
})

describe('whoever checks it', () => {
  const outcome = async (file: Uint8Array<ArrayBuffer>, by = key) => (await checkStatement(file, by)).outcome

  test('finds every single changed byte', async () => {
    const file = await pdf('2026-10')
    expect(await outcome(file)).toBe('genuine')
    const places = Array.from({ length: 60 }, (_, index) => Math.floor((index * (file.length - 6)) / 60) + 5)
    for (const at of [...places, file.length - 1, file.length - 2, file.length - 90, file.length - 100]) {
      const changed = file.slice()
      changed[at] = (changed[at] ?? 0) ^ 1
      expect([at, await outcome(changed)]).not.toEqual([at, 'genuine'])
    }
  })

  test('finds what was added, and what was cut off', async () => {
    const file = await pdf('2026-10')
    const added = (text: string) => new Uint8Array([...file, ...Buffer.from(text)])
    expect(await outcome(added('\n'))).toBe('changed')
    expect(await outcome(added('%%EOF\n'))).toBe('changed')
    for (const length of [file.length - 1, file.length - 50, file.length - 200, Math.floor(file.length / 2)])
      expect([length, await outcome(file.slice(0, length))]).toEqual([length, 'truncated'])
  })

  test("knows another's signature, a PDF that is no statement, and what is no PDF", async () => {
    const file = await pdf('2026-10')
    expect(await outcome(file, new Uint8Array(32).fill(7))).toBe('other_key')
    expect(await outcome(new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF\n')))).toBe('no_statement')
    expect(await outcome(new Uint8Array(Buffer.from('hello')))).toBe('no_pdf')
    expect(await outcome(new Uint8Array(0))).toBe('no_pdf')
  })
})

test('one person cannot keep everybody else from theirs', async () => {
  const bob = await app.person()
  await fund(app, bob.id, '5')
  const { body } = await bob.call('GET', '/api/wallet/statements/')
  for (let drawn = 0; drawn < 60; drawn += 1) await countHit(app.ctx, [drawingsOf(bob.id)])
  const path = `/api/wallet/statements/${body.results[0].period}/statement.pdf`
  const { status, headers } = await bob.call('GET', path)
  expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)])
})

test('the sum of a person’s figures is the same wherever it is asked for', async () => {
  const { body: wallet } = await ada.call('GET', '/api/wallet/')
  const { body: months } = await ada.call('GET', '/api/wallet/statements/')
  const { body: listed } = await ada.call('GET', '/api/wallet/transactions/')
  const { body: history } = await ada.call('GET', '/api/wallet/history/?range=all')
  const facts = await factsOf(await pdf('2026-12'))
  const sum = listed.results
    .filter(({ type }: { type: string }) => type !== 'investment' && type !== 'redemption')
    .reduce((total: bigint, { amount }: { amount: string }) => total + dollarsOf(amount), 0n)
  expect(usd(wallet.total)).toBe(sum)
  expect(wallet.total).toBe(months.results[0].closing)
  expect(wallet.total).toBe(history.points.at(-1).total)
  expect(facts.closing).toEqual({
    available: wallet.available,
    invested: wallet.invested,
    withdrawing: wallet.pending_withdrawal,
    total: wallet.total,
  })
})
