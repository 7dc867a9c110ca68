import { locales } from '@evenmoor/contract/locales'
import { expect, test } from 'vitest'
import { checkoutSteps } from '#deposits/testing/checkout.ts'
import { stageCheckouts } from '#deposits/testing/stage-checkouts.ts'
import type { TestApp } from '#testing/app.ts'
import { readPdf } from './testing/read-pdf.ts'

let app: TestApp
let steps: ReturnType<typeof checkoutSteps>
stageCheckouts((stage) => ({ app, steps } = stage))

test.each(locales)('speaks %s', async (locale) => {
  const ada = await app.person()
  const { id, required_confirmations: confirmations } = await steps.open(ada, { amount: '250', coin: 'usdt' })
  await steps.pay(ada, id)
  await steps.mine(confirmations)
  const reply = await app.app.inject({
    url: `/api/wallet/deposits/${id}/receipt.pdf?language=${locale}`,
    headers: { authorization: `Bearer ${ada.access}` },
  })
  const { info, pages } = await readPdf(new Uint8Array(reply.rawPayload))
  expect(info.Language).toBe(locale)
  for (const english of ['Credited', 'Practice network'])
    if (locale === 'en') expect(pages[0]?.text).toContain(english)
    else expect(pages[0]?.text).not.toContain(english)
})
