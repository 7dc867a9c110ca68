import { checkStatement, fromBase64Url } from '@evenmoor/contract/statement-file'
import type { ReceiptFacts } from '@evenmoor/contract/receipts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CheckoutStage, stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import type { TestPerson } from '#testing/app.ts'
import { readPdf } from './testing/read-pdf.ts'

let app: CheckoutStage['app']
let steps: CheckoutStage['steps']
let ada: TestPerson
let key: Uint8Array<ArrayBuffer>
stageCheckouts((stage) => ({ app, steps } = stage))
beforeAll(async () => {
  ada = await app.person()
  key = fromBase64Url((await app.call('GET', '/api/statements/key/')).body.public_key)
})

const ask = async (id: string, who: TestPerson, query = '') => {
  const reply = await app.app.inject({
    method: 'GET',
    url: `/api/wallet/deposits/${id}/receipt.pdf${query}`,
    headers: { authorization: `Bearer ${who.access}` },
  })
  return { status: reply.statusCode, file: new Uint8Array(reply.rawPayload), headers: reply.headers }
}
const factsOf = async (file: Uint8Array<ArrayBuffer>): Promise<ReceiptFacts> => {
  const verdict = await checkStatement(file, key)
  if (verdict.outcome !== 'genuine') throw new Error(verdict.outcome)
  if (verdict.facts.format !== 'evenmoor-receipt-1') throw new Error(verdict.facts.format)
  return verdict.facts
}
/** A checkout paid in parts, each credited before the next. */
async function paid(who: TestPerson, coin: string, ...parts: (string | undefined)[]): Promise<string> {
  const { id, required_confirmations: confirmations } = await steps.open(who, { amount: '250', coin })
  for (const part of parts) {
    await steps.pay(who, id, part)
    await steps.mine(confirmations)
  }
  return id
}

describe('a receipt', () => {
  test('says what the checkout says: what was asked, credited, and each payment', async () => {
    const id = await paid(ada, 'usdt', '100', undefined)
    const { status, file, headers } = await ask(id, ada)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    const facts = await factsOf(file)
    const deposit = await steps.look(ada, id)
    expect(headers['content-disposition']).toContain(`evenmoor-receipt-${deposit.reference}.pdf`)
    expect(facts).toMatchObject({
      mode: 'practice',
      deposit: id,
      reference: deposit.reference,
      coin: 'usdt',
      asked: '250.00',
      credited: '250.00',
      network_name: 'Practice network',
      settled_at: deposit.settled_at,
      at: deposit.settled_at,
      holder: { email: ada.email },
    })
    expect(facts.payments).toEqual([
      expect.objectContaining({ amount: '100.00', credited: '100.00', status: 'credited' }),
      expect.objectContaining({ amount: '150.00', credited: '150.00', status: 'credited' }),
    ])
    expect(facts.payments.map(({ transfer }) => transfer)).toEqual(
      deposit.payments.map(({ transfer }: { transfer: string }) => transfer),
    )
  })

  test('is tagged, carries the practice mark, and is the same bytes each time', async () => {
    const id = await paid(ada, 'btc', undefined)
    const [{ file }, again] = [await ask(id, ada), await ask(id, ada)]
    expect(Buffer.compare(file, again.file)).toBe(0)
    const { pages, info, marked, attachments } = await readPdf(file)
    expect(marked).toContain('Marked')
    expect([pages.length, info.Title, info.Language, attachments]).toEqual([
      1,
      'Receipt',
      'en',
      ['receipt.json'],
    ])
    expect(pages[0]?.roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'Table', 'TH', 'TD']))
    const { reference } = await steps.look(ada, id)
    for (const text of [
      'PRACTICE – not real money',
      '$250.00',
      reference,
      'Page 1 of 1',
      '/verify-statement',
    ])
      expect(pages[0]?.text).toContain(text)
    expect(pages[0]?.text).not.toContain(id)
  })

  test('of less than was asked for says so, and up to when it is', async () => {
    const id = await paid(ada, 'usdt', '10')
    const { file } = await ask(id, ada)
    expect(await factsOf(file)).toMatchObject({ credited: '10.00', settled_at: null })
    expect((await readPdf(file)).pages[0]?.text).toContain('Not complete: less was credited')
  })

  test('speaks the language that is asked for', async () => {
    const id = await paid(ada, 'usdt', undefined)
    const { info, pages } = await readPdf((await ask(id, ada, '?language=ar')).file)
    expect(info.Language).toBe('ar')
    for (const english of ['Credited', 'Practice network']) expect(pages[0]?.text).not.toContain(english)
  })

  test('goes on over pages when there were many payments, each with the mark', async () => {
    const bob = await app.person()
    const { id, required_confirmations: confirmations } = await steps.open(bob, {
      amount: '250',
      coin: 'usdt',
    })
    for (let count = 0; count < 40; count += 1) await steps.pay(bob, id, '1')
    await steps.mine(confirmations)
    const { file } = await ask(id, bob)
    expect((await factsOf(file)).payments).toHaveLength(40)
    const { pages } = await readPdf(file)
    expect(pages.length).toBeGreaterThan(1)
    for (const { text } of pages) expect(text).toContain('PRACTICE – not real money')
  })

  test('keeps a hostile, long name as it is', async () => {
    const eve = await app.person()
    const name = `=HYPERLINK("http://x")>>endobj "format":"evenmoor-statement-1" ليلى 李 ${'W'.repeat(80)}`
    await app.ctx.db
      .updateTable('person')
      .set({ first_name: name, last_name: '' })
      .where('id', '=', eve.id)
      .execute()
    const { file } = await ask(await paid(eve, 'usdt', undefined), eve)
    expect((await factsOf(file)).holder.name).toBe(name)
  })

  test('is nobody else’s, and there is none before money came', async () => {
    const id = await paid(ada, 'usdt', undefined)
    const open = await steps.open(ada, { amount: '250', coin: 'usdt' })
    expect((await ask(id, await app.person())).status).toBe(404)
    expect((await app.call('GET', `/api/wallet/deposits/${id}/receipt.pdf`)).status).toBe(401)
    for (const none of [open.id, crypto.randomUUID(), 'nonsense'])
      expect((await ask(none, ada)).status).toBe(404)
    await steps.pay(ada, open.id)
    await steps.watch()
    expect((await ask(open.id, ada)).status).toBe(404)
    await steps.mine(open.required_confirmations)
    expect((await ask(open.id, ada)).status).toBe(200)
  })
})

describe('whoever checks it', () => {
  const outcome = async (file: Uint8Array<ArrayBuffer>, by = key) => (await checkStatement(file, by)).outcome

  test('finds what was changed, cut off, or called a statement', async () => {
    const { file } = await ask(await paid(ada, 'usdt', undefined), ada)
    expect(await outcome(file)).toBe('genuine')
    const text = Buffer.from(file).toString('latin1')
    const changed = (from: string, to: string) =>
      new Uint8Array(Buffer.from(text.replace(from, to), 'latin1'))
    expect(await outcome(changed('"credited":"250.00"', '"credited":"950.00"'))).toBe('changed')
    expect(await outcome(changed('evenmoor-receipt-1', 'evenmoor-statement-1'))).toBe('changed')
    expect(await outcome(new Uint8Array([...file, 10]))).toBe('changed')
    expect(await outcome(file.slice(0, file.length - 300))).toBe('truncated')
    expect(await outcome(file, new Uint8Array(32).fill(7))).toBe('other_key')
  })

  test('takes no other spelling of its signature', async () => {
    const { file } = await ask(await paid(ada, 'usdt', undefined), ada)
    const lastSign = file.length - 2
    for (let sign = 33; sign < 127; sign += 1) {
      if (sign === file[lastSign]) continue
      const changed = file.slice()
      changed[lastSign] = sign
      expect([String.fromCharCode(sign), await outcome(changed)]).toEqual([
        String.fromCharCode(sign),
        'changed',
      ])
    }
  })
})
