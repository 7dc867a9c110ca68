/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from '../support/account.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { ask, liveAccount } from '../support/money.ts'
import type { Product } from '../support/product.ts'
import { loaded, resized, sidewaysScroll, test } from '../support/public-page.ts'
import { settled } from '../support/settled.ts'

/** A checkout and every review on a phone: the act and the way out in a bar in place of the bottom navigation. */

const bar = (page: Page) => page.locator('[data-fixed=actions]')
const nav = (page: Page) => page.locator('nav[data-fixed=foot]')

/** Each review, by its address, with money in the account. */
async function pagesWithBar(page: Page, product: Product): Promise<readonly string[]> {
  const account = await openAccount(product)
  const { position } = await liveAccount(product, account)
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  return [
    '/dashboard/invest?step=review&plan=basic&amount=150',
    `/dashboard/withdraw?step=review&amount=50&address=${address}`,
    `/dashboard/positions/${position}/redeem?step=check&take=all`,
  ]
}

/** How far the foot of the bar is from the foot of the window, in pixels. */
const gapBelow = (page: Page) =>
  bar(page).evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom))

async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate((share): void => {
    const { scrollHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - innerHeight) * share, behavior: 'instant' })
  }, part)
  await settled(page)
}

for (const locale of ['en', 'ar']) {
  test(`the bar stands at the foot of a phone however far one has scrolled, with the way out as large as the act (${locale})`, async ({
    page,
    product,
  }) => {
    test.slow()
    const addresses = await pagesWithBar(page, product)
    await page.addInitScript((kept) => localStorage.setItem('evenmoor.locale', kept), locale)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 360, height: 640 })
        await page.goto(address)
        await loaded(page)
        await expect(bar(page)).toBeVisible()
        await expect(nav(page)).toBeHidden()
        for (const part of [0, 0.5, 1]) {
          await scrollTo(page, part)
          expect(await gapBelow(page)).toBe(0)
        }
        expect(await sidewaysScroll(page, 360)).toBe(0)
        const acts = bar(page).locator('a, button')
        expect(await acts.evaluateAll(sizesOf)).toHaveLength(1)
        expect(await acts.count()).toBeGreaterThanOrEqual(2)
        // Nothing is passed that lies below the bar.
        await page.locator('h1').focus()
        await keyboardOf(page).reach(bar(page).locator('a, button').last())
        await resized(page, 1280, 800)
        await expect(nav(page)).toBeHidden()
      })
    }
  })
}

test('elsewhere the navigation stays at the foot of a phone, and the last of a page stands above it', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const [review = ''] = await pagesWithBar(page, product)
  await page.goto(review)
  await loaded(page)
  await expect(nav(page)).toBeHidden()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await expect(nav(page)).toBeVisible()
})

/** The sizes that stand among the elements, each once. */
const sizesOf = (elements: Element[]): string[] => [
  ...new Set(
    elements
      .map((element) => element.getBoundingClientRect())
      .map(({ width, height }) => `${width} × ${height}`),
  ),
]
