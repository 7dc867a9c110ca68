import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from '../support/account.ts'
import { ask, liveAccount } from '../support/money.ts'
import type { Product } from '../support/product.ts'
import { clippedTexts, hardCodedTexts, speakPseudo } from '../support/pseudo-locale.ts'
import { hydrated, resized, sidewaysScroll, test } from '../support/public-page.ts'
import { publicPaths } from '../support/public-paths.ts'
import { settled } from '../support/settled.ts'

/** Every page in a language 40 % longer than English: nothing is cut off, and every word comes from a catalog. */

const widths = [360, 768, 1280] as const

test.use({ screenshot: 'off' })

test('every public page, its menus and the refusals of its form', async ({ page, product }) => {
  test.setTimeout(240_000)
  const allowed = await notWords(product)
  const rewritten = await speakPseudo(page)
  const found: string[] = []
  for (const address of [...publicPaths, '/staff-link', '/no/such/page']) {
    await page.goto(address)
    await ready(page)
    found.push(...(await problemsOf(page, address, allowed)))
    const submit = page.locator('main form button[type="submit"]')
    if (await submit.count()) {
      await submit.first().click()
      found.push(...(await problemsOf(page, `${address}, sent empty`, allowed)))
    }
  }
  expect(rewritten()).toBeGreaterThan(5)
  expect(found).toEqual([])
})

test('the home page opened up: all markets, the calculator, a chart, and the menus', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const allowed = await notWords(product)
  await speakPseudo(page)
  await page.goto('/')
  await ready(page)
  await page.locator('#calculator').scrollIntoViewIfNeeded()
  await page.locator('#calculator input[inputmode="decimal"]').fill('x')
  await page.locator('#markets').scrollIntoViewIfNeeded()
  await expect(page.getByTestId('market-tile').first()).toContainText('Bitcoin')
  await page.locator('#markets button[aria-expanded="false"]').click()
  const found = await problemsOf(page, 'home', allowed)
  await page.getByTestId('market-tile').first().getByRole('button').click()
  await page.getByRole('slider').waitFor()
  found.push(...(await problemsOf(page, 'chart', allowed)))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const openers = await page.locator('footer summary').all()
  expect(openers.length).toBeGreaterThan(1)
  for (const opener of openers) {
    await opener.click()
    found.push(...(await problemsOf(page, 'a menu of the footer', allowed)))
    await page.keyboard.press('Escape')
  }
  await resized(page, 360, 740)
  await page.locator('header button:visible').last().click()
  await page.getByRole('dialog').waitFor()
  found.push(...(await problemsOf(page, 'the menu sheet', allowed, [360])))
  expect(found).toEqual([])
})

test('every signed-in page, with money in it', async ({ page, product }) => {
  test.setTimeout(240_000)
  const account = await openAccount(product)
  const { position, withdrawal, checkout } = await liveAccount(product, account)
  // The server's own descriptions are in English, and only shown to who reads the page in English.
  const { results } = await ask<{ results: { description: string }[] }>(
    product,
    account,
    '/api/wallet/transactions/',
  )
  const allowed = await notWords(
    product,
    results.map(({ description }) => description),
  )
  await page.goto('/')
  await signInBrowser(page, account)
  await speakPseudo(page)
  const found: string[] = []
  const addresses = investorPages()
    .map((address) => address.replace('positions/:id', `positions/${position}`))
    .map((address) => address.replace('withdrawals/:id', `withdrawals/${withdrawal}`))
    .map((address) => address.replace('receipts/:id', `receipts/${checkout}`))
    .filter((address) => !address.includes(':') && !address.includes('checkout_'))
  for (const address of [
    ...addresses,
    `/dashboard/invest/checkout_btc?deposit=${checkout}`,
    '/dashboard/invest?plan=basic',
    '/dashboard/invest?step=review&plan=basic&amount=150',
    '/dashboard/invest?step=pay&plan=basic&amount=150&understood=1',
    '/dashboard/withdraw?step=address&amount=50',
  ]) {
    await page.goto(address)
    await ready(page)
    found.push(...(await problemsOf(page, address, allowed)))
    const submit = page.locator('main form button[type="submit"]')
    if (/\?step=|withdraw$|invest$/.test(address) && (await submit.count())) {
      await submit.first().click()
      found.push(...(await problemsOf(page, `${address}, sent as it was`, allowed)))
    }
  }
  expect(found).toEqual([])
})

/** The pages behind the guard, as the build lists them: a new screen is looked at without being named here. */
const investorPages = (): string[] => {
  const file = path.resolve(import.meta.dirname, '../../web/build/pages.json')
  const { app } = JSON.parse(readFileSync(file, 'utf8')) as { app: string[] }
  return app.filter((address) => !address.startsWith('/staff'))
}

/** Hydrated, in pseudo, and with its figures. */
async function ready(page: Page): Promise<void> {
  await hydrated(page)
  // The error page has no such id: it must not pass for the page that was asked for.
  await expect(page.locator('#main h1').first()).toContainText('[')
  await settled(page)
}

async function problemsOf(
  page: Page,
  name: string,
  allowed: RegExp,
  at: readonly number[] = widths,
): Promise<string[]> {
  await settled(page)
  const found = (await hardCodedTexts(page, allowed)).map((text) => `${name}: hard-coded: ${text}`)
  for (const width of at) {
    await resized(page, width, 900)
    const wider = await sidewaysScroll(page, width)
    if (wider > 0) found.push(`${name} at ${width}: ${wider} px wider than the window`)
    for (const text of await clippedTexts(page)) found.push(`${name} at ${width}: ${text}`)
  }
  return found
}

/** What stands on pages and is nobody's language: the product's name, figures, times, codes, and data by its own name. */
async function notWords({ url }: Product, data: readonly string[] = []): Promise<RegExp> {
  const named = async (address: string) =>
    (await (await fetch(`${url}${address}`)).json()) as Record<string, string>[]
  const things = [...(await named('/api/market/coins/')), ...(await named('/api/plans/'))]
  const names = [
    ...data,
    ...things.flatMap(({ name, title, symbol }) => [name, title, symbol, symbol?.toUpperCase()]),
  ]
  const months =
    'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December'
  const words = [
    'Evenmoor', 'USDT?', 'BNB', 'ETH', 'BTC', 'LTC', 'TRX', 'AM', 'PM', 'UTC', months,
    '[A-Z]{3}/[A-Z]{3}', 'PRACTICE-\\w*', '[DWP]-\\d{4,}', '\\d+(?:s|m|min|h) ago', '[A-Z0-9]{4}', '[0-9a-f-]{36}', '[0-9a-f]{8}-[0-9a-f]{4}', '[\\w-]{43}', '[0-9a-f]{64}', 'Test', 'Investor', '\\S+@example\\.com', 't\\.me/example', '1 Example Street', 'English', 'en', 'ABC',
    ...names.filter((name) => name !== undefined).map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
  ] // prettier-ignore
  return new RegExp(String.raw`^(?:${words.join('|')}|[\p{N}\p{P}\p{S}\p{Z}\p{C}×])*$`, 'u')
}
