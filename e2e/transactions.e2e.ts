import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { type Account, openAccount } from './support/account.ts'
import { withPast } from './support/staff-console.ts'
import { liveAtOnce } from './support/live-at-once.ts'
import { ask } from './support/money.ts'
import type { Product } from './support/product.ts'
import { test } from './support/public-page.ts'
import { list, main, openAs, rows } from './support/transaction-list.ts'

let account: Account
let withdrawal: string

test.beforeAll(async ({ product }) => {
  account = await openAccount(product)
  withdrawal = (await withPast(product, (past) => liveAtOnce({ product, past }, account))).withdrawal
})

const open = (page: Page, path: string) => openAs(page, account, path)

const reference = async (product: Product): Promise<string> =>
  (await ask<{ reference: string }>(product, account, `/api/wallet/withdrawals/${withdrawal}/`)).reference

test('filters and search stand in the address bar, each with a chip that takes it away', async ({
  page,
  product,
  noted,
}) => {
  await open(page, list)
  await expect(rows(page)).toHaveCount(3)
  // Folded behind one button, so the rows begin high on the page.
  expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(320)
  await main(page).getByRole('button', { name: 'Filters' }).click()
  await main(page).getByLabel('Type', { exact: true }).selectOption('withdrawal')
  await expect(page).toHaveURL(/\?type=withdrawal$/)
  await main(page).getByLabel('Minimum amount').fill('10.5')
  await expect(page).toHaveURL(/type=withdrawal&min=10\.50$/)
  await expect(rows(page)).toHaveCount(1)
  await expect(main(page).getByRole('status')).toHaveText('1 transaction')
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await main(page).getByRole('button', { name: 'Remove the filter Type: Withdrawal' }).click()
  await expect(page).toHaveURL(/\?min=10\.50$/)
  await expect(rows(page)).toHaveCount(3)
  const code = await reference(product)
  await main(page).getByRole('searchbox').fill(code.toLowerCase())
  await expect(rows(page)).toHaveCount(1)
  await main(page).getByRole('searchbox').fill('nothing like that')
  await expect(main(page).getByText('No transactions match')).toBeVisible()
  await main(page).getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL(/\/transactions\?$|\/transactions$/)
  await expect(rows(page)).toHaveCount(3)
  expect(noted.errors).toEqual([])
})

test('a transaction opens beside the list and Esc gives the focus back; copy, and help about it', async ({
  page,
  context,
  product,
  noted,
}) => {
  const code = await reference(product)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, `${list}?type=withdrawal`)
  await rows(page).getByRole('link', { name: 'Withdrawal' }).click()
  const panel = page.getByRole('region', { name: 'Withdrawal' })
  await expect(panel).toContainText('You: available')
  await expect(panel).toContainText('You: in withdrawal')
  await expect(panel).toContainText('Our fee (1%)')
  await expect(panel).toContainText('In review')
  await expect(page).toHaveURL(/transactions\/\d+\?type=withdrawal$/)
  await expect(rows(page)).toHaveCount(1)
  await panel.getByRole('button', { name: 'Copy reference' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await panel.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/transactions\?type=withdrawal$/)
  await expect(rows(page).getByRole('link', { name: 'Withdrawal' })).toBeFocused()
  await page.goForward()
  await page.goto(page.url())
  await rows(page).getByRole('link', { name: 'Withdrawal' }).click()
  await panel.getByRole('link', { name: 'Get help with this' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`reference ${code}`))
  expect(noted.errors).toEqual([])
})

test('the CSV file has what the filters leave', async ({ page }) => {
  await open(page, `${list}?type=deposit`)
  const downloading = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Save as CSV' }).click()
  const file = await (await downloading).path()
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  expect(head.split(',')).toEqual(expect.arrayContaining(['id', 'at', 'amount', 'mode']))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('400.00')
  expect(lines[0]).toContain('practice')
})
