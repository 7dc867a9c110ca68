import { expect, test } from '@playwright/test'
import { evmChains } from '../server/src/chains/evm/evm-chains.ts'
import { type EvmRig, startEvmRig } from '../server/src/chains/evm/testing/evm-rig.ts'
import { knownAddress } from '../server/src/withdrawals/testing/known-address.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { consoleOf, withPast } from './support/staff-console.ts'
import { ask } from './support/money.ts'
import { give } from './support/own-verbs.ts'
import { type Product, startProduct } from './support/product.ts'

/** With coins of a test network, on a real node: the product says so, and staff pay from a wallet of their own. */

const bsc = evmChains.find(({ id }) => id === 'bsc-testnet')!
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
/** Of 10 dollars, after the fee, in the token's smallest unit. */
const due = 9_900_000_000_000_000_000n

let rig: EvmRig
let product: Product
test.beforeAll(async () => {
  rig = await startEvmRig(bsc, ['usdt'])
  product = await startProduct(rig.env)
})
test.afterAll(async () => {
  await product.stop()
  await rig.close()
})

test('before a first position come five questions on risk, and 24 hours', async ({ page }) => {
  const account = await openAccount(product)
  await withPast(product, (past) => give(past, account, '500'))
  await page.goto(`${product.url}/robots.txt`)
  await signInBrowser(page, account)
  await page.goto(`${product.url}/dashboard/invest?step=review&plan=basic&amount=200`)
  await expect(page.getByRole('heading', { level: 1, name: 'Five questions come first' })).toBeVisible()
  await page.getByRole('link', { name: 'Answer the questions' }).click()
  for (const right of [
    'Nothing',
    'Yes, and my position is worth less',
    '$980',
    '$198',
    'Staff approve it, and a new address waits 24 hours',
  ])
    await page.getByRole('radio', { name: right, exact: true }).check()
  await page.getByRole('button', { name: 'Check answers' }).click()
  await expect(page.getByText(/You can open your first position from .* nothing runs out/)).toBeVisible()
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect(page.getByText(/^You can invest from /)).toBeVisible()
})

test('a withdrawal on a test network is approved, paid from a wallet of the staff, and found on its chain', async ({
  browser,
  page,
}) => {
  const account = await openAccount(product)
  await withPast(product, async (past) => {
    await give(past, account, '100')
    await knownAddress({ ctx: past.now }, account.user_id, address, bsc.id)
  })
  await page.goto(product.url)
  await expect(page.getByRole('contentinfo')).toContainText('This site uses public test networks.')
  const asked = { amount: '10', address }
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', asked)
  const staff = await consoleOf(browser, product, 'ada@example.com', 'finance')
  await expect(staff.getByText('TEST NETWORKS', { exact: true }).filter({ visible: true })).toBeVisible()
  await staff.goto(`/staff/withdrawals/${id}`)
  await staff.getByRole('button', { name: 'Approve' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve withdrawal' }).click()
  await expect(staff.getByText('Withdrawal approved.')).toBeVisible()
  await staff.goto('/staff/payouts')
  await staff.getByRole('link', { name: 'Test Investor' }).press('Enter')
  await expect(staff.getByRole('heading', { level: 1, name: 'Payment of 9.90 USDT' })).toBeFocused()
  await expect(staff.getByRole('link', { name: 'Open in a wallet' })).toHaveAttribute(
    'href',
    `ethereum:${bsc.token!.address}@97/transfer?address=${address}&uint256=${due}`,
  )
  const transaction = await rig.pay('usdt', address, due)
  await rig.mine(1)
  await expect(staff.getByText('Nothing to pay here')).toBeVisible({ timeout: 45_000 })
  await signInBrowser(page, account)
  await page.goto(`${product.url}/dashboard/withdrawals/${id}`)
  await expect(page.getByRole('complementary', { name: 'Test networks' })).toContainText(
    'The coins and balances here are worthless',
  )
  await expect(page.getByText(transaction)).toBeVisible()
})
