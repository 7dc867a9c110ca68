import { expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { withPast } from './support/staff-console.ts'
import { liveAtOnce } from './support/live-at-once.ts'
import { withinOneDay } from './support/one-day.ts'
import { hydrated, test } from './support/public-page.ts'

const main = (page: Page) => page.locator('#main')

let account: Account

test.beforeAll(async ({ product }) => {
  await withinOneDay(180_000)
  account = await openAccount(product)
  await withPast(product, (past) => liveAtOnce({ product, past }, account))
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto('/')
  await signInBrowser(page, account)
  await page.goto(path)
  await hydrated(page)
}

test('the monthly mail is switched on and stays on', async ({ page }) => {
  await open(page, '/dashboard/statements')
  const toggle = main(page).getByRole('switch', { name: 'Email me each month' })
  await expect(toggle).toHaveAttribute('aria-checked', 'false')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-checked', 'true')
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-checked', 'true')
})

test('a statement as it was saved is genuine for the operator’s command, too', async ({
  page,
  product,
}, info) => {
  await open(page, '/dashboard/statements')
  const downloading = page.waitForEvent('download')
  await main(page)
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /as PDF$/ })
    .click()
  const genuine = info.outputPath('genuine.pdf')
  await (await downloading).saveAs(genuine)
  const { code, output } = await product.ops('verify-statement', genuine)
  expect([code, output]).toEqual([0, expect.stringContaining('GENUINE')])
})
