import { locales } from '@evenmoor/contract/locales'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mineBlock } from '#practice/mine-block.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'
import { fund } from '#wallet/testing/fund.ts'
import { confirmSentWithdrawals } from '#withdrawals/payouts/confirm-withdrawal.ts'
import { payApprovedWithdrawals } from '#withdrawals/payouts/pay-withdrawal.ts'
import { knownAddress } from '#withdrawals/testing/known-address.ts'
import { readPdf } from './testing/read-pdf.ts'

const list = '/api/wallet/withdrawals/'

let app: TestApp
let ada: TestPerson
let confirmed: string
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.person()
  const finance = await app.person({ staffRole: 'finance' })
  await fund(app, ada.id, '10')
  const address = await knownAddress(app, ada.id)
  confirmed = (await ada.call('POST', list, { amount: '10', address })).body.id
  await finance.call('POST', `/api/staff/withdrawals/${confirmed}/approval/`)
  await payApprovedWithdrawals(app.ctx)
  for (let block = 0; block < 3; block += 1) await mineBlock(app.ctx)
  await confirmSentWithdrawals(app.ctx)
})
afterAll(() => app.close())

test.each(locales)('speaks %s', async (locale) => {
  const reply = await app.app.inject({
    url: `${list}${confirmed}/receipt.pdf?language=${locale}`,
    headers: { authorization: `Bearer ${ada.access}` },
  })
  const { info, pages } = await readPdf(new Uint8Array(reply.rawPayload))
  expect([info.Language, pages.length]).toEqual([locale, 1])
  if (locale === 'en') expect(pages[0]?.text).toContain('Confirmed')
  else expect(pages[0]?.text).not.toMatch(/Confirmed|You receive|Transfer in the ledger|Practice network/)
})
