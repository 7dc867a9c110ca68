/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { expect, type Page } from '@playwright/test'
import { locales } from '../../contract/src/locales.ts'
import { type Account, openAccount, signInBrowser } from '../support/account.ts'
import { liveAccount } from '../support/money.ts'
import { loaded, test } from '../support/public-page.ts'
import { drawn, settled } from '../support/settled.ts'
import { staffLink } from '../support/staff.ts'

/** Where things stand on signed-in pages, in every language: straight columns, whole words, nothing below the window's edge. */

test.use({ screenshot: 'off' })
test.describe.configure({ mode: 'default' })

const height = 800

let account: Account
test.beforeAll(async ({ product }) => {
  test.setTimeout(120_000)
  account = await openAccount(product)
  await liveAccount(product, account)
})

async function open(page: Page, address: string, width: number, locale = 'en'): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.evaluate((chosen) => localStorage.setItem('evenmoor.locale', chosen), locale)
  await page.goto(address)
  await loaded(page)
  await settled(page)
}

const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })

for (const width of [768, 1280])
  test(`the foot of the navigation is in the window from the first, also without a network, at ${width} px`, async ({
    page,
    context,
  }) => {
    const navigation = 'header:has(nav):visible'
    await open(page, '/profile/sessions', width)
    expect((await edgesOf(page, navigation)).bottom).toBeLessThanOrEqual(height)
    // A short page has nothing to scroll.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    await open(page, '/dashboard/home', width)
    await context.setOffline(true)
    const bar = 'aside[data-fixed=head]'
    await expect(page.locator(bar)).toBeVisible()
    // What is asked for now waits for the network.
    await drawn(page)
    expect((await edgesOf(page, navigation)).bottom).toBeLessThanOrEqual(height)
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await drawn(page)
    const [above, below] = [await edgesOf(page, bar), await edgesOf(page, navigation)]
    expect(above.top).toBe(0)
    expect(below.bottom).toBeLessThanOrEqual(height)
    expect(below.top).toBeGreaterThanOrEqual(above.bottom)
    await context.setOffline(false)
  })

test('at 768 px no word of the rail is parted, in any language', async ({ page }) => {
  test.slow()
  const parted: string[] = []
  for (const locale of locales)
    for (const address of ['/dashboard/transactions', '/profile/notifications']) {
      await open(page, address, 768, locale)
      const words = await page.locator('header nav span:visible').evaluateAll((spans) =>
        spans
          .filter((span) => span.children.length === 0 && !(span.textContent ?? '').trim().includes(' '))
          .filter((span) => {
            const text = document.createRange()
            text.selectNodeContents(span)
            return text.getClientRects().length > 1
          })
          .map((span) => span.textContent ?? ''),
      )
      parted.push(...words.map((word) => `${locale} ${address}: ${word}`))
    }
  expect(parted).toEqual([])
})

/** Other engines write the same letters a little wider. */
const spare = 8

test('at 360 px every choice of the profile is written whole in its field, with room to spare, in any language', async ({
  page,
}) => {
  test.slow()
  const cut: string[] = []
  for (const locale of locales) {
    await open(page, '/profile/edit', 360, locale)
    const texts = await page.locator('main select').evaluateAll(
      (fields, spare) =>
        (fields as HTMLSelectElement[]).flatMap((field) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
          const pen = document.createElement('canvas').getContext('2d')!
          pen.font = font
          const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
          return [...field.options]
            .map(({ text }) => ({ text, left: room - pen.measureText(text).width }))
            .filter(({ left }) => left < spare)
            .map(({ text, left }) => `${text} (${left.toFixed(1)} px left)`)
        }),
      spare,
    )
    cut.push(...texts.map((text) => `${locale}: ${text}`))
  }
  expect(cut).toEqual([])
})

test('at 360 px a reference goes on in the next line after a hyphen, never within its last part', async ({
  page,
  product,
}) => {
  // Investors read short references; the whole one stands in the console.
  await page.setViewportSize({ width: 360, height })
  await page.goto(await staffLink(product, 'long-references@example.com'))
  await expect(page).toHaveURL(/\/staff$/)
  await page.goto(`/staff/investors/${account.user_id}`)
  await loaded(page)
  await settled(page)
  const reference = page.locator('main code', { hasText: account.user_id })
  const lines = await reference.evaluate((code) =>
    [...code.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const text = document.createRange()
        text.selectNodeContents(node)
        return text.getClientRects().length
      }),
  )
  expect(lines.length).toBeGreaterThan(4)
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('the keys of the search stand at the end of its line, in Arabic too', async ({ page }) => {
  for (const locale of ['en', 'ar']) {
    await open(page, '/profile/sessions', 1280, locale)
    const search = page.locator('header button:has(kbd):visible')
    const [line, keys] = [await search.boundingBox(), await search.locator('kbd').boundingBox()]
    if (line === null || keys === null) throw new Error('the search is not in the sidebar')
    const left = keys.x - line.x
    expect(locale === 'ar' ? left : line.width - left - keys.width, locale).toBeLessThan(24)
  }
})

for (const width of [768, 1280])
  test(`the columns of the transactions are straight in any language, at ${width} px`, async ({ page }) => {
    test.slow()
    // The longest word for a state, which needs staff to come about.
    await page.route('**/api/wallet/transactions/', async (route) => {
      const reply = await route.fetch()
      const list = (await reply.json()) as { results: { status: string | null }[] }
      const results = list.results.map((row) => (row.status === null ? row : { ...row, status: 'rejected' }))
      await route.fulfill({ response: reply, json: { ...list, results } })
    })
    const crooked: string[] = []
    for (const locale of locales) {
      await open(page, '/dashboard/transactions', width, locale)
      const rows = page.locator('main [role=row]')
      expect(await rows.count()).toBeGreaterThan(3)
      const starts = await rows.evaluateAll(startsOf)
      const first = starts[0] ?? []
      // A day is a table of its own, and a column's share of it no whole number of pixels.
      const isStraight = (row: number[]) =>
        row.every((left, column) => Math.abs(left - (first[column] ?? 0)) <= 1)
      const others = starts.filter((row) => row.length !== first.length || !isStraight(row))
      if (others.length > 0)
        crooked.push(`${locale}: ${[first, ...others].map((row) => row.join(' ')).join(' | ')}`)
    }
    expect(crooked).toEqual([])
  })

/** Where the cells of each row begin, in pixels. */
function startsOf(rows: Element[]): number[][] {
  return rows.map((row) =>
    [...row.children]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => cell.getBoundingClientRect().left),
  )
}
