import { expect, test } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { axeFindings } from './support/axe.ts'
import { startProduct } from './support/product.ts'
import { settled } from './support/settled.ts'

/** From the practice wallet into the account, without a plan. */

test('one press funds the account, and the checkout is found again from three pages', async ({ browser }) => {
  const product = await startProduct({ PRACTICE_BLOCK_MS: '500' })
  const page = await (await browser.newContext({ baseURL: product.url })).newPage()
  const account = await openAccount(product)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)

  await test.step('a new account begins with its wallet, its account and the plans', async () => {
    await page.goto('/dashboard/home')
    await expect(page.getByRole('region', { name: 'Practice wallet' })).toContainText(
      /\$(?:59|60),\d{3}\.\d\d/,
    )
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText('$0.00')
    await expect(page.getByRole('region', { name: 'Plans', exact: true })).toContainText('0 positions')
    // The empty chart says where it begins.
    await expect(page.getByText('Today', { exact: true })).toBeVisible()
    await settled(page)
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('one press, and the blocks are watched', async () => {
    await page.getByRole('button', { name: 'Add money' }).click()
    await expect(page).toHaveURL(/checkout_usdt\?deposit=/)
    await expect(page.getByText('$1,000.00 credited')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open a position' }).first()).toBeVisible()
    await page.goto('/dashboard/home')
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText('$1,000.00')
  })

  await test.step('on a phone, its form is one press from another page', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/dashboard/transactions')
    const add = page.getByRole('banner').getByRole('link', { name: 'Add money', exact: true })
    const place = await add.boundingBox()
    expect([place?.width, place?.height]).toEqual([44, 44])
    await add.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add money' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add \$/ })).toBeVisible()
    await settled(page)
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width, height })
    await page.goto('/dashboard/home')
  })

  await test.step('another amount and coin, and what was not paid is listed', async () => {
    await page.getByRole('link', { name: 'Choose amount' }).click()
    await settled(page)
    expect(await axeFindings(page)).toEqual([])
    // More than the wallet holds: the checkout stays open, and nothing has moved.
    await page.getByLabel('Amount', { exact: true }).fill('20000')
    await page.getByRole('radio', { name: /BTC/ }).check()
    await page.getByRole('button', { name: 'Add $20,000.00' }).click()
    await expect(page).toHaveURL(/checkout_btc\?deposit=/)
    for (const path of ['/dashboard/home', '/dashboard/invest', '/profile/notifications']) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: /\$20,000\.00/ })).toHaveAttribute('href', /checkout_btc/)
    }
  })
  await page.context().close()
  await product.stop()
})
