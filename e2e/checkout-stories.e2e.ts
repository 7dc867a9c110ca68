import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { look, openCheckout, pay, settled } from './support/checkouts.ts'
import { hydrated, test } from './support/public-page.ts'

/** A payment on the practice network as an investor watches it on the page: paid, settled, and shown by its receipt. */

test('the receipt: what was asked, the payment with its hash, price and transfer; as a file that can be checked', async ({
  page,
  product,
}, info) => {
  const account = await openAccount(product)
  const { id } = await openCheckout(product, account, page, { coin: 'btc' })
  await pay(page)
  await settled(page)
  await page.getByRole('link', { name: 'View receipt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  const { payments, reference } = await look(product, account, id)
  const [payment] = payments as { transaction: string; status: string; transfer?: string }[]
  const receipt = page.getByRole('article')
  for (const text of [
    'PRACTICE – not real money',
    account.email,
    reference,
    payment?.transaction,
    payment?.transfer,
  ])
    await expect(receipt).toContainText(text ?? 'missing')
  await expect(receipt).toContainText('Price held from')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`evenmoor-receipt-${reference}.pdf`)
  const file = info.outputPath('receipt.pdf')
  await download.saveAs(file)
  await page.goto(`${product.url}/verify-statement`)
  await hydrated(page)
  await page.getByLabel('The statement', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'This receipt is genuine' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'What the receipt says' })).toContainText(reference)
  await page.goto(`${product.url}/dashboard/transactions`)
  await page.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('article')).toContainText(reference)
  // Printed, it stands alone.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('article')).toBeVisible()
})

test('a lost payment is looked up by its hash; of somebody else’s nothing is told', async ({
  page,
  browser,
  product,
}) => {
  const account = await openAccount(product)
  const { id } = await openCheckout(product, account, page)
  const lookUp = async (tab: typeof page, hash: string) => {
    const field = tab.getByLabel('Transaction hash')
    const fold = tab.locator('details', { hasText: 'I paid, but it isn’t showing up' })
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
    await field.fill(hash)
    await tab.getByRole('button', { name: 'Look it up' }).click()
  }
  await lookUp(page, 'not a hash')
  await expect(page.getByText('A transaction hash has 64 characters (0–9 and a–f)')).toBeVisible()
  await expect(page.getByLabel('Transaction hash')).toBeFocused()
  await pay(page)
  await settled(page)
  const hash = (await look(product, account, id)).payments[0]?.transaction ?? ''
  await lookUp(page, hash)
  await expect(page.getByText('100.00 USDT was credited to your account.')).toBeVisible()
  await lookUp(page, 'ab'.repeat(32))
  await expect(page.getByText('This transaction isn’t on the practice network.')).toBeVisible()
  const other = await openAccount(product)
  const theirs = await browser.newPage()
  await openCheckout(product, other, theirs)
  await lookUp(theirs, hash)
  await expect(theirs.getByText('it isn’t for any of your checkouts')).toBeVisible()
  await expect(theirs.getByRole('main')).not.toContainText(account.email)
  await theirs.close()
})
