import { readFile, writeFile } from 'node:fs/promises'
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
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto(path)
  await hydrated(page)
}

test('a statement is saved, checked on the public page, and found out when it was changed', async ({
  page,
  noted,
}, info) => {
  await open(page, '/dashboard/statements')
  const row = main(page).getByRole('row').nth(1)
  await expect(row).toContainText('so far')
  await expect(row).toContainText('$400.00')
  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: /as PDF$/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^evenmoor-statement-\d{4}-\d{2}\.pdf$/)
  const genuine = info.outputPath('genuine.pdf')
  await download.saveAs(genuine)

  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') uploads.push(request.url())
  })
  await main(page).getByRole('link', { name: 'Check a statement' }).click()
  await expect(page).toHaveURL(/\/verify-statement$/)
  await hydrated(page)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Choose a file first.')).toBeVisible()
  await page.getByLabel('The statement', { exact: true }).setInputFiles(genuine)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'This statement is genuine' })).toBeFocused()
  await expect(main(page)).toContainText(account.email)
  await expect(main(page)).toContainText('$400.00')

  const bytes = await readFile(genuine)
  const files: [string, Buffer][] = [
    ['This file was changed', Buffer.from(bytes.toString('latin1').replace('400.00', '900.00'), 'latin1')],
    ['The end of the file is missing', bytes.subarray(0, bytes.length - 500)],
    ['This is no PDF', Buffer.from('Dear Sir')],
    ['This is no statement', Buffer.from('%PDF-1.7\n%%EOF\n')],
  ]
  for (const [words, content] of files) {
    const file = info.outputPath('other.pdf')
    await writeFile(file, content)
    await page.getByLabel('The statement', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeFocused()
  }
  expect(uploads).toEqual([])
  expect(noted.errors).toEqual([])
})

test('the chart: ranges, a cursor for keys, a table, and no amount while they are hidden', async ({
  page,
  noted,
}) => {
  await open(page, '/dashboard/home')
  const card = page.getByRole('region', { name: 'Over time' })
  const cursor = card.getByRole('slider', { name: 'Day on the chart' })
  const today = /: \$400\.00, with \+\$400\.00 paid in or out that day$/
  await expect(cursor).toHaveAttribute('aria-valuetext', today)
  await cursor.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(cursor).toHaveAttribute('aria-valuetext', /: \$0\.00$/)
  for (const name of ['Last 7 days', 'Last 365 days', 'All days']) {
    await card.getByRole('button', { name }).click()
    await expect(card.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await expect(cursor).toHaveAttribute('aria-valuetext', today)
  }
  // Money put in is no gain: told apart in words, and a step in the drawing.
  await expect(card).toContainText('From $0.00 on')
  await expect(card).toContainText('Paid in or out, bonuses included: +$400.00. Results: $0.00.')
  await expect(card).toContainText('An upright step is money that was paid in or out')
  await card.getByRole('button', { name: 'Show as table' }).click()
  await expect(card.getByRole('row').nth(1)).toContainText('+$400.00')
  await card.getByRole('button', { name: 'Show as chart' }).click()
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(card).toContainText('•••••')
  await expect.poll(() => card.innerText()).not.toMatch(/\$\d/)
  await expect(cursor).toHaveAttribute('aria-valuetext', /: •••••, with ••••• paid in or out that day$/)
  await page.getByRole('button', { name: 'Show amounts' }).click()
  expect(noted.errors).toEqual([])
})
