import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { evmChains } from '../server/src/chains/evm/evm-chains.ts'
import { type EvmRig, startEvmRig } from '../server/src/chains/evm/testing/evm-rig.ts'
import { fund } from '../server/src/wallet/testing/fund.ts'
import { knownAddress } from '../server/src/withdrawals/testing/known-address.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import { openPast } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { axeIsClean, staffPage } from './support/staff.ts'

/** Withdrawals on a test network, paid by two members of staff; e2e/test-networks.e2e.ts has one of them. */

const bsc = evmChains.find(({ id }) => id === 'bsc-testnet')!
const token = bsc.token!.address
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
/** Of 10 dollars, after the fee, in the token's smallest unit. */
const due = 9_900_000_000_000_000_000n

let rig: EvmRig
let product: Product
let account: Account
let ada: Page
let grace: Page
let withdrawal: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  rig = await startEvmRig(bsc, ['usdt'])
  product = await startProduct(rig.env)
  account = await openAccount(product)
  const past = await openPast(product)
  await fund({ ctx: past.now }, account.user_id, '100')
  await knownAddress({ ctx: past.now }, account.user_id, address, bsc.id)
  await past.close()
  ada = await staffPage(browser, product, 'ada@example.com', 'finance')
  grace = await staffPage(browser, product, 'grace@example.com', 'finance')
  const asked = { amount: '10', address }
  withdrawal = (await ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', asked)).id
})
test.afterAll(async () => {
  await product.stop()
  await rig.close()
})

const openPayout = async (page: Page) => {
  await page
    .getByRole('navigation', { name: 'Staff console' })
    .getByRole('link', { name: /^Outgoing payments/ })
    .click()
  await page.getByRole('link', { name: 'Test Investor' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment of 9.90 USDT' })).toBeFocused()
}
const lookUp = async (page: Page, transaction: string, words: RegExp) => {
  await page.getByLabel('Transaction hash').fill(transaction)
  await page.getByRole('button', { name: 'Look up', exact: true }).click()
  await expect(page.getByText(words)).toBeVisible()
}

test('an approved withdrawal becomes a payment to make: by hand, by a link for a wallet, and as a file', async () => {
  await ada.goto(`/staff/withdrawals/${withdrawal}`)
  await ada.getByRole('button', { name: 'Approve' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Approve withdrawal' }).click()
  await expect(ada.getByText('Withdrawal approved.')).toBeVisible()
  for (const page of [ada, grace]) {
    await page.goto('/staff/payouts')
    await openPayout(page)
  }
  await expect(
    ada.getByText('Pay exactly this amount of this token; anything else isn’t counted.'),
  ).toBeVisible()
  await expect(ada.getByRole('link', { name: 'Open in a wallet' })).toHaveAttribute(
    'href',
    `ethereum:${token}@97/transfer?address=${address}&uint256=${due}`,
  )
  await expect(ada.getByText(token)).toBeVisible()
  await axeIsClean(ada)
  const [download] = await Promise.all([
    ada.waitForEvent('download'),
    ada.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^payouts-\d{4}-\d\d-\d\d\.csv$/)
  const [, row] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(row).toContain(`${withdrawal},`)
  expect(row).toContain(`,9.90,usdt,bsc-testnet,`)
  expect(row).toContain(address)
})

test('a wrong amount is shown to the last unit, and not accepted', async () => {
  test.setTimeout(120_000)
  const short = await rig.pay('usdt', address, due - 1n)
  await lookUp(ada, short, /It pays this withdrawal|Not counted|Not found on the network/)
  await rig.mine(1)
  await lookUp(ada, short, /^Not counted: it pays 9\.899999999999999999\sUSDT; 9\.90\sUSDT is due\.$/)
  // Found by itself, on both open pages.
  for (const page of [ada, grace]) {
    await expect(page.getByText(/^9\.899999999999999999\sUSDT arrived: wrong amount/)).toBeVisible({
      timeout: 45_000,
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Payment of 9.90 USDT' })).toBeVisible()
  }
  await axeIsClean(ada)
  const { status } = await ask<{ status: string }>(product, account, `/api/wallet/withdrawals/${withdrawal}/`)
  expect(status).toBe('approved')
})

test('the exact payment of one is found on its chain; the other is told that nothing is left to pay', async ({
  browser,
}, info) => {
  test.setTimeout(180_000)
  const right = await rig.pay('usdt', address, due)
  await rig.mine(1)
  await expect(ada.getByText('Nothing to pay here')).toBeVisible({ timeout: 45_000 })
  await expect(grace.getByText('Nothing to pay here')).toBeVisible({ timeout: 45_000 })
  await expect(grace.getByRole('link', { name: 'Open in a wallet' })).toBeHidden()
  await expect(grace.getByRole('button', { name: 'Copy address' })).toBeHidden()
  await axeIsClean(grace)
  await grace.getByRole('link', { name: 'Open withdrawal' }).click()
  await expect(grace.getByRole('heading', { level: 1, name: 'Withdrawal of $10.00' })).toBeVisible()
  await expect(grace.getByText(right)).toBeVisible()
  await rig.mine(2)
  await expect(grace.getByText('Confirmed').filter({ visible: true }).first()).toBeVisible({
    timeout: 45_000,
  })

  // The investor has the transaction, and where to look it up.
  const page = await (await browser.newContext({ baseURL: product.url })).newPage()
  await page.goto('/login')
  await signInBrowser(page, account)
  await page.goto(`/dashboard/withdrawals/${withdrawal}`)
  await expect(page.getByText(right)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View in block explorer' })).toHaveAttribute(
    'href',
    `https://testnet.bscscan.com/tx/${right}`,
  )
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the receipt as PDF' }).click()
  const file = info.outputPath('withdrawal.pdf')
  await (await downloading).saveAs(file)
  const checked = await product.ops('verify-statement', file)
  expect([checked.code, checked.output]).toEqual([0, expect.stringContaining('coins of test networks')])
  expect(checked.output).toContain(`To ${address} on BNB Smart Chain testnet (BEP20), transaction ${right}.`)
  await expect(page.getByText('$9.90 arrived at the address.')).toBeVisible()
  await page.context().close()
})
