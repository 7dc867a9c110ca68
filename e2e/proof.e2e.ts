import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { shownClaims } from '../scripts/claims/shown-claims.ts'
import { type Account, signInBrowser } from './support/account.ts'
import { openProvenAccount } from './support/proof-accounts.ts'
import { hydrated, loaded, test } from './support/public-page.ts'

let account: Account

test.beforeAll(async ({ product }) => {
  account = await openProvenAccount(product)
})

const check = (page: Page) => page.getByRole('region', { name: 'Check my balance' })

async function openSignedIn(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/proof')
  await hydrated(page)
}

test('anyone reads what is owed and held, and sees each checkpoint follow the one before', async ({
  page,
  noted,
}) => {
  await page.goto('/proof')
  await loaded(page)
  await expect(page.getByRole('main')).toContainText('Owed to investors')
  await expect(page.getByRole('main')).toContainText('Held in practice coins')
  await expect(page.getByText(/^Difference [+−]?\$/)).toBeVisible()
  await expect(page.getByTestId('root')).toHaveText(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/)
  // What is below the first window comes when it is scrolled to.
  await page.getByRole('heading', { level: 2, name: 'Checkpoints, UTC' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('table', { name: 'Checkpoints, UTC' })).toContainText('Follows')
  await expect(page.getByRole('region', { name: 'Withdrawal clock' })).toContainText('no deadline')
  await expect(page.getByRole('region', { name: 'Witnesses' })).toContainText('npm run witness')
  await expect(check(page).getByRole('link', { name: 'Log in to check yours' })).toBeVisible()
  expect(noted.foreign).toEqual([])
  expect(noted.errors).toEqual([])
})

test('a signed-in investor finds their balance, saves the proof, and a changed one is refused', async ({
  page,
}, info) => {
  await openSignedIn(page)
  await check(page).getByRole('button', { name: 'Check my balance' }).click()
  await expect(check(page)).toContainText('Included')
  await expect(check(page).getByRole('status')).toContainText('Your $1,001.00 is in the total of')
  await expect(check(page).locator('[data-state=done]')).toHaveCount(3)
  const downloading = page.waitForEvent('download')
  await check(page).getByRole('button', { name: 'Save the proof' }).click()
  const saved = info.outputPath('proof.json')
  await (await downloading).saveAs(saved)

  const genuine = await readFile(saved, 'utf8')
  const file = (text: string) => ({
    name: 'proof.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  const choose = (text: string) => check(page).locator('input[type=file]').setInputFiles(file(text))
  await choose(genuine.replace('"balance":"1001000000"', '"balance":"9001000000"'))
  await expect(check(page).getByRole('alert')).toContainText('Its parts don’t add up to your balance.')
  await expect(check(page)).toContainText('Not included')
  await choose(genuine)
  await expect(check(page)).toContainText('Included')
  await choose('no proof at all')
  await expect(check(page).getByRole('alert')).toContainText('The record is damaged.')
})

test('each login checks by itself, and tells only of a balance that is not in the total', async ({
  page,
}) => {
  await page.route('**/api/transparency/proof/', async (route) => {
    const answer = await (await route.fetch()).json()
    const [bundle] = answer.bundles
    await route.fulfill({ json: { ...answer, bundles: [{ ...bundle, balance: '1' }] } })
  })
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/dashboard/home')
  await expect(page.getByRole('alert')).toContainText('Your balance isn’t in the published total')
  await page.unroute('**/api/transparency/proof/')
  await page.getByRole('link', { name: 'See the check' }).click()
  await expect(check(page)).toContainText('not included')
  await check(page).getByRole('button', { name: 'Check my balance' }).click()
  await expect(check(page)).toContainText('Included')
})

test('the page of claims has each one with its evidence: of pages, emails and the README', async ({
  page,
}) => {
  await page.goto('/proof/claims')
  const claims = page.getByRole('main').getByRole('region')
  await expect(claims).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
    'Pages',
    'Emails',
    'README',
  ])
  const all = claims.getByTestId('claim')
  await expect(all).toHaveCount(shownClaims('en').filter(({ practice }) => practice !== '').length)
  await page.locator('summary', { hasText: 'Pages' }).click()
  const fee = all.filter({ hasText: 'A withdrawal costs 1% of the amount. We charge nothing else.' })
  await expect(fee.first()).toBeVisible()
  await expect(fee.first()).toContainText('withdrawal-fee.test.ts')
})
