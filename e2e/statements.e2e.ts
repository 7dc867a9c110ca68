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
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByText('Choose a file first.')).toBeVisible()
  await page.getByLabel('The statement', { exact: true }).setInputFiles(genuine)
  await page.getByRole('button', { name: 'Check file' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'This statement is genuine' })).toBeFocused()
  await expect(main(page)).toContainText(account.email)
  await expect(main(page)).toContainText('$400.00')

  const bytes = await readFile(genuine)
  const files: [string, Buffer][] = [
    ['This file was changed', Buffer.from(bytes.toString('latin1').replace('400.00', '900.00'), 'latin1')],
    ['The end of the file is missing', bytes.subarray(0, bytes.length - 500)],
    ['This isn’t a PDF', Buffer.from('Dear Sir')],
    ['Not an Evenmoor statement', Buffer.from('%PDF-1.7\n%%EOF\n')],
  ]
  for (const [words, content] of files) {
    const file = info.outputPath('other.pdf')
    await writeFile(file, content)
    await page.getByLabel('The statement', { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: 'Check file' }).click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeFocused()
  }
  expect(uploads).toEqual([])
  expect(noted.errors).toEqual([])
})
