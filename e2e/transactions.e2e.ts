import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { ask, liveAccount } from './support/money.ts'
import { axeProblems, hydrated, loaded, paintedIn, sidewaysScroll, test } from './support/public-page.ts'

const list = '/dashboard/transactions'
const main = (page: Page) => page.locator('#main')
const rows = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

let account: Account
let withdrawal: string

test.beforeAll(async ({ product }) => {
  account = await openAccount(product)
  withdrawal = (await liveAccount(product, account)).withdrawal
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto('/')
  await signInBrowser(page, account)
  await page.goto(path)
  await hydrated(page)
}

test('filters and search stand in the address bar, each with a chip that takes it away', async ({
  page,
  noted,
}) => {
  await open(page, list)
  await expect(rows(page)).toHaveCount(3)
  await main(page).getByLabel('Type', { exact: true }).selectOption('withdrawal')
  await expect(page).toHaveURL(/\?type=withdrawal$/)
  await main(page).getByLabel('Smallest amount').fill('10.5')
  await expect(page).toHaveURL(/type=withdrawal&min=10\.50$/)
  await expect(rows(page)).toHaveCount(1)
  await expect(main(page).getByRole('status')).toHaveText('1 transaction')
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await main(page).getByRole('button', { name: 'Remove the filter Type: Withdrawal' }).click()
  await expect(page).toHaveURL(/\?min=10\.50$/)
  await expect(rows(page)).toHaveCount(3)
  await main(page).getByRole('searchbox').fill(withdrawal.toUpperCase())
  await expect(rows(page)).toHaveCount(1)
  await main(page).getByRole('searchbox').fill('nothing like that')
  await expect(main(page).getByText('No transactions match')).toBeVisible()
  await main(page).getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL(/\/transactions\?$|\/transactions$/)
  await expect(rows(page)).toHaveCount(3)
  expect(noted.errors).toEqual([])
})

test('at 360 px the filters are a sheet that Esc closes, and days are headings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, list)
  await expect(main(page).getByRole('table')).toHaveCount(1)
  const opener = main(page).getByRole('button', { name: 'Filters' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Status').selectOption('in_review')
  await expect(page).toHaveURL(/\?status=in_review$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  await expect(rows(page)).toHaveCount(1)
})

test('a transaction opens beside the list and Esc gives the focus back; copy, and help about it', async ({
  page,
  context,
  noted,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, `${list}?type=withdrawal`)
  await rows(page).getByRole('link', { name: 'Withdrawal' }).click()
  const panel = page.getByRole('region', { name: 'Withdrawal' })
  await expect(panel).toContainText('Your available balance')
  await expect(panel).toContainText('Your money set aside for withdrawals')
  await expect(panel).toContainText('Our fee (1 %)')
  await expect(panel).toContainText('In review')
  await expect(page).toHaveURL(/transactions\/\d+\?type=withdrawal$/)
  await expect(rows(page)).toHaveCount(1)
  await panel.getByRole('button', { name: 'Copy reference' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(withdrawal)
  await panel.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/transactions\?type=withdrawal$/)
  await expect(rows(page).getByRole('link', { name: 'Withdrawal' })).toBeFocused()
  await page.goForward()
  await page.goto(page.url())
  await rows(page).getByRole('link', { name: 'Withdrawal' }).click()
  await panel.getByRole('link', { name: 'Get help about this' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(new RegExp(`reference ${withdrawal}`))
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

test('a list that cannot be read says so and keeps its filters', async ({ page }) => {
  await open(page, '/dashboard/home')
  await page.route('**/api/wallet/transactions/?*', (route) =>
    route.fulfill({ status: 503, json: { detail: 'x' } }),
  )
  await page.goto(`${list}?type=deposit`)
  await expect(main(page).getByText('We could not load this')).toBeVisible({ timeout: 30_000 })
  await expect(main(page).getByLabel('Type', { exact: true })).toHaveValue('deposit')
  await page.unroute('**/api/wallet/transactions/?*')
  await main(page).getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('nothing is wrong for axe or wider than the window, in both themes', async ({ page, product }) => {
  test.slow()
  const { results } = await ask<{ results: { id: string }[] }>(product, account, '/api/wallet/transactions/')
  await open(page, list)
  const found: string[] = []
  for (const path of [
    list,
    `${list}?q=nothing`,
    `${list}/${results[0]?.id}`,
    '/dashboard/statements',
    '/dashboard/home',
  ]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await loaded(page)
      for (const scheme of ['light', 'dark'] as const) {
        await paintedIn(page, scheme)
        const problems = await axeProblems(page, { contrastOnly: scheme === 'dark' })
        found.push(...problems.map((problem) => `${path} ${width} ${scheme}: ${problem}`))
        const wider = await sidewaysScroll(page, width)
        if (wider > 0) found.push(`${path} ${width}: ${wider} px wider`)
      }
    }
  }
  expect(found).toEqual([])
})
