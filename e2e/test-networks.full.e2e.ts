import { expect, type Page, test } from '@playwright/test'
import { locales } from '../contract/src/locales.ts'
import { evmChains } from '../server/src/chains/evm/evm-chains.ts'
import { type EvmRig, startEvmRig } from '../server/src/chains/evm/testing/evm-rig.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import { hydrated } from './support/public-page.ts'
import { type Product, startProduct } from './support/product.ts'
import { publicPaths } from './support/public-paths.ts'
import { plainSignedInPaths } from './support/signed-in-paths.ts'
import { staffPage } from './support/staff.ts'
import { wordsOf } from './support/words.ts'
import { inMode } from '../scripts/words/catalogs.ts'

/** Where coins of test networks are used, no page in any language says that the money is practice money. */

let rig: EvmRig
let product: Product
test.beforeAll(async () => {
  test.setTimeout(120_000)
  rig = await startEvmRig(
    evmChains.find(({ id }) => id === 'bsc-testnet')!,
    ['usdt', 'bnb'],
  )
  product = await startProduct(rig.env)
})
test.afterAll(async () => {
  await product.stop()
  await rig.close()
})

/** What of a text is about practice money. */
const ofPractice = (text: string): string[] =>
  text.match(
    /practice (?:account|investing|money|mode|wallet|dollar|coin|address|network|amount|plan|balance|installation|product|checkout|form)|PRACTICE|simulated (?:rate|payments?|balances?)/g,
  ) ?? []

const signedInPages = [
  ...plainSignedInPaths,
  '/dashboard/invest?plan=basic',
  '/dashboard/invest?step=review&plan=basic&amount=150',
  '/dashboard/invest?step=pay&plan=basic&amount=150&understood=1',
]

test('every public page says test networks, in the document and after React has taken it over', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const errors = errorsOf(page)
  for (const path of [...publicPaths, '/no/such/page']) {
    const document = await (await fetch(product.url + path, { headers: { accept: 'text/html' } })).text()
    expect(document, path).toContain('data-mode="test"')
    expect(document, path).toContain('This site uses public test networks.')
    expect(ofPractice(withoutQuotes(withoutScripts(document))), path).toEqual([])
    await page.goto(product.url + path)
    await hydrated(page)
    await saysNothingOfPractice(page, path)
  }
  const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).text()
  expect(manifest).toContain('worthless coins from public test networks')
  expect(ofPractice(manifest)).toEqual([])
  // The browser itself tells of an address that there is none at.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([])
})

for (const locale of locales)
  test(`${locale}: the documents and the bar of the application say it in their language`, async ({
    page,
  }) => {
    const words = (key: string) => inMode(wordsOf(locale, key), 'test')
    const prefix = locale === 'en' ? '' : `/${locale}`
    await page.goto(`${product.url}${prefix}/`)
    await expect(page.getByRole('contentinfo')).toContainText(words('common.nav.footer.note'))
    await expect(page.locator('#main')).toContainText(words('site.home.lead'))
    await page.evaluate((kept) => localStorage.setItem('evenmoor.locale', kept), locale)
    await signInBrowser(page, await openAccount(product))
    await ownLanguage(page, locale)
    await page.goto(`${product.url}/dashboard/home`)
    const bar = page.getByRole('complementary', { name: words('investor.parts.practiceBar.label') })
    await expect(bar).toContainText(words('investor.parts.practiceBar.text'))
    await expect(page).toHaveTitle(new RegExp(words('investor.investor.shell.titleSuffix')))
    await expect(
      page.getByText(inMode(wordsOf(locale, 'investor.parts.practiceBar.text'), 'practice')),
    ).toHaveCount(0)
    await bar.getByRole('button').click()
    await expect(page.getByRole('dialog')).toContainText(words('investor.parts.practiceBar.detailsText'))
  })

test('every signed-in page, a checkout and its receipt, a mail and the CSV say test networks', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const errors = errorsOf(page)
  const account = await openAccount(product)
  expect(ofPractice((await product.newestMail(account.email)).text)).toEqual([])
  const open = () =>
    ask<{ id: string }>(product, account, '/api/wallet/deposits/', { amount: '100', coin: 'usdt' })
  // The node was read for the first time.
  await expect.poll(() => open().then(Boolean, () => false), { timeout: 30_000 }).toBe(true)
  const { id } = await open()
  await page.goto(product.url)
  await signInBrowser(page, account)
  for (const path of [
    ...signedInPages,
    `/dashboard/invest/checkout_usdt?deposit=${id}`,
    `/dashboard/receipts/${id}`,
  ]) {
    await page.goto(product.url + path)
    await expect(page.locator('#main h1').first(), path).toBeVisible()
    await expect(page.locator('main[aria-busy]'), path).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: 'Test networks' }), path).toContainText(
      'The coins and balances here are worthless',
    )
    await saysNothingOfPractice(page, path)
  }
  const csv = await fetch(`${product.url}/api/wallet/transactions.csv`, {
    headers: { authorization: `Bearer ${account.access}` },
  })
  expect(ofPractice(await csv.text())).toEqual([])
  expect(errors).toEqual([])
})

test('beside it, where there is practice money, all of these say practice', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const practice = await startProduct()
  try {
    const document = await (await fetch(practice.url)).text()
    expect(document).not.toContain('data-mode')
    expect(document).toContain('Evenmoor is a practice product.')
    const account = await openAccount(practice)
    expect((await practice.newestMail(account.email)).text).toContain('Practice money only')
    await page.goto(practice.url)
    await signInBrowser(page, account)
    await page.goto(`${practice.url}/dashboard/home`)
    await expect(page.getByRole('complementary', { name: 'Practice mode' })).toContainText(
      'Balances and payments here are simulated.',
    )
    await expect(page).toHaveTitle(/Practice · Evenmoor/)
    await expect(page.getByText(/test network/i)).toHaveCount(0)
    const staff = await staffPage(browser, practice, 'frame@example.com')
    await expect(staff.getByText('PRACTICE', { exact: true }).filter({ visible: true })).toBeVisible()
    expect(await frameOf(staff)).toBe('oklch(0.44 0.072 205)')
    await staff.context().close()
  } finally {
    await practice.stop()
  }
})

test('the frame of the console says test networks', async ({ browser }) => {
  const page = await staffPage(browser, product, 'frame@example.com')
  await expect(page.getByText('TEST NETWORKS', { exact: true }).filter({ visible: true })).toBeVisible()
  // Not the teal of practice money.
  expect(await frameOf(page)).toBe('oklch(0.44 0.098 240)')
  await expect(page).toHaveTitle(/Staff, test networks/)
  await saysNothingOfPractice(page, 'the console')
  await page.context().close()
})

/** A signed-in page takes the language of the account; it is read again after the change. */
async function ownLanguage(page: Page, locale: string): Promise<void> {
  const access = await page.evaluate(() => localStorage.getItem('access'))
  const answer = await fetch(`${product.url}/account/me/`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
    body: JSON.stringify({ locale }),
  })
  expect(answer.status).toBe(200)
}

/** The color around the console. */
const frameOf = (page: Page): Promise<string> =>
  page.locator('[data-density]').evaluate((frame) => getComputedStyle(frame).borderTopColor)

async function saysNothingOfPractice(page: Page, path: string): Promise<void> {
  expect(ofPractice(await page.title()), path).toEqual([])
  const names = await page.locator('bdi:has(> code)').allInnerTexts()
  const text = names.reduce((rest, name) => rest.replace(name, ''), await page.locator('body').innerText())
  expect(ofPractice(text), path).toEqual([])
}

/**
 * A claim names the tests that show it, as the source has them: each is a file, then what it says of itself. What the README
 * says is quoted as it stands.
 */
const withoutQuotes = (html: string): string =>
  html
    .replaceAll(/<bdi dir="ltr" translate="no"><code[^>]*>[^<]*<\/code>[\s\S]*?<\/bdi>/g, '')
    .replaceAll(/<p lang="en"[^>]*>[^<]*<\/p>/g, '')

const withoutScripts = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')

function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}
