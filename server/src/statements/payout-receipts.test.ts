import type { PayoutReceiptFacts } from '@evenmoor/contract/payout-receipts'
import { checkStatement, fromBase64Url } from '@evenmoor/contract/statement-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mineBlock } from '#practice/mine-block.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { readPdf } from './testing/read-pdf.ts'

let app: TestApp
let finance: TestPerson
let ada: TestPerson
let key: Uint8Array<ArrayBuffer>
let confirmed: string
beforeAll(async () => {
  app = await createTestApp()
  finance = await app.person({ staffRole: 'finance' })
  ada = await app.person()
  key = fromBase64Url((await app.call('GET', '/api/statements/key/')).body.public_key)
  confirmed = await arrived(ada, '50.55')
})
afterAll(() => app.close())

const list = '/api/wallet/withdrawals/'
const ask = async (id: string, who: TestPerson, query = '') => {
  const reply = await app.app.inject({
    method: 'GET',
    url: `${list}${id}/receipt.pdf${query}`,
    headers: { authorization: `Bearer ${who.access}` },
  })
  return { status: reply.statusCode, file: new Uint8Array(reply.rawPayload), headers: reply.headers }
}
const outcome = async (file: Uint8Array<ArrayBuffer>) => (await checkStatement(file, key)).outcome
const factsOf = async (file: Uint8Array<ArrayBuffer>): Promise<PayoutReceiptFacts> => {
  const verdict = await checkStatement(file, key)
  if (verdict.outcome !== 'genuine') throw new Error(verdict.outcome)
  if (verdict.facts.format !== 'evenmoor-payout-1') throw new Error(verdict.facts.format)
  return verdict.facts
}
const look = async (who: TestPerson, id: string) => (await who.call('GET', `${list}${id}/`)).body

async function requested(who: TestPerson, amount: string): Promise<string> {
  await fund(app, who.id, amount)
  const { body } = await who.call('POST', list, { amount, address: await knownAddress(app, who.id) })
  return body.id
}
async function sent(who: TestPerson, amount: string): Promise<string> {
  const id = await requested(who, amount)
  await finance.call('POST', `/api/staff/withdrawals/${id}/approval/`)
  await payApprovedWithdrawals(app.ctx)
  return id
}
async function arrived(who: TestPerson, amount: string): Promise<string> {
  const id = await sent(who, amount)
  for (let block = 0; block < 3; block += 1) await mineBlock(app.ctx)
  await confirmSentWithdrawals(app.ctx)
  return id
}

describe('the receipt of a withdrawal', () => {
  test('says what its page says: amount, fee, net, address, network, transaction, and each step', async () => {
    const { status, file, headers } = await ask(confirmed, ada)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const facts = await factsOf(file)
    const page = await look(ada, confirmed)
    expect(page.reference).toMatch(/^W-[1-9]\d{3,}$/)
    expect(headers['content-disposition']).toContain(`evenmoor-withdrawal-${page.reference}.pdf`)
    expect(page).toMatchObject({ status: 'confirmed', amount: '50.55', fee: '0.51', net: '50.04' })
    for (const part of ['amount', 'fee', 'net', 'address', 'network', 'network_name', 'transaction'] as const)
      expect(facts[part]).toBe(page[part])
    expect(facts).toMatchObject({ mode: 'practice', holder: { email: ada.email }, withdrawal: confirmed })
    expect(facts.steps).toEqual(
      page.timeline.map(({ status: step, at }: { status: string; at: string }) => ({ status: step, at })),
    )
    const { kind } = await app.ctx.db
      .selectFrom('ledger.transfer')
      .select('kind')
      .where('id', '=', BigInt(facts.transfer))
      .executeTakeFirstOrThrow()
    expect(kind).toBe('withdrawal_paid')
  })

  test('is tagged, carries the practice mark and its figures, and is the same bytes each time', async () => {
    const [{ file }, again] = [await ask(confirmed, ada), await ask(confirmed, ada)]
    expect(Buffer.compare(file, again.file)).toBe(0)
    const { pages, info, marked, attachments } = await readPdf(file)
    expect(marked).toContain('Marked')
    expect([pages.length, info.Title, info.Language, attachments]).toEqual([
      1,
      'Receipt: Withdrawal',
      'en',
      ['receipt.json'],
    ])
    const { address, transaction, reference } = await look(ada, confirmed)
    for (const text of [
      'PRACTICE – not real money',
      '$50.55',
      '$0.51',
      '$50.04',
      reference,
      address,
      transaction,
      'Confirmed',
    ])
      expect(pages[0]?.text.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''))
  })

  test('speaks the language that is asked for', async () => {
    const { info, pages } = await readPdf((await ask(confirmed, ada, '?language=ar')).file)
    expect([info.Language, pages.length]).toEqual(['ar', 1])
    expect(pages[0]?.text).not.toMatch(/Confirmed|You receive|Transfer in the ledger|Practice network/)
  })

  test('is nobody else’s, and there is none before it is confirmed, or when it was rejected', async () => {
    expect((await ask(confirmed, await app.person())).status).toBe(404)
    expect((await app.call('GET', `${list}${confirmed}/receipt.pdf`)).status).toBe(401)
    const who = await app.person()
    const waiting = await requested(who, '20')
    const rejected = await requested(who, '20')
    await finance.call('POST', `/api/staff/withdrawals/${rejected}/rejection/`, { reason: 'No.' })
    for (const none of [
      waiting,
      rejected,
      await sent(await app.person(), '20'),
      crypto.randomUUID(),
      'nonsense',
    ])
      expect((await ask(none, who)).status).toBe(404)
    const on = await sent(who, '20')
    expect([(await look(who, on)).status, (await ask(on, who)).status]).toEqual(['sent', 404])
  })

  test('changed, cut off, or called another kind of paper is found out', async () => {
    const { file } = await ask(confirmed, ada)
    expect(await outcome(file)).toBe('genuine')
    const text = Buffer.from(file).toString('latin1')
    const changed = (from: string, to: string) =>
      new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'))
    expect(await outcome(changed('"net":"50.04"', '"net":"90.04"'))).toBe('changed')
    for (const other of ['evenmoor-receipt-1', 'evenmoor-statement-1'])
      expect(await outcome(changed('evenmoor-payout-1', other))).toBe('changed')
    expect(await outcome(new Uint8Array([...file, 10]))).toBe('changed')
    expect(await outcome(file.slice(0, file.length - 300))).toBe('truncated')
  })
})
