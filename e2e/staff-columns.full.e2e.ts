/// <reference lib="dom" />
import { expect, type Locator } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { loaded, test } from './support/public-page.ts'
import { staffPage } from './support/staff.ts'

/** Long things in the lists of the console, beside an open detail and on a phone. */

/** The written parts of an address that are seen, each with the number of lines that it takes. */
const partsOf = (cell: Locator) =>
  cell.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const parts: { text: string; lines: number }[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      // For ears alone.
      if ((node.parentElement?.closest('span')?.clientWidth ?? 2) === 1) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 2).length
      if (lines > 0) parts.push({ text: node.textContent ?? '', lines })
    }
    return parts
  })

test('beside an open detail a row takes two lines, and the address is whole', async ({
  browser,
  product,
}) => {
  const { email } = await openAccount(product)
  const staff = await staffPage(browser, product, 'ada@example.com')
  await staff.goto(`/staff/investors?q=${encodeURIComponent(email)}`)
  await staff.getByRole('link', { name: 'Test Investor' }).click()
  await expect(staff.getByRole('region', { name: 'Test Investor' }).getByText(email)).toBeVisible()
  await loaded(staff)
  const cell = staff.getByRole('cell').first()
  await expect.poll(async () => (await partsOf(cell)).map(({ text }) => text).join('')).toBe(email)
  expect((await partsOf(cell)).every(({ lines }) => lines === 1)).toBe(true)
  await staff.setViewportSize({ width: 360, height: 800 })
  await staff.getByRole('link', { name: 'Back to the list' }).click()
  await loaded(staff)
  await expect.poll(async () => (await partsOf(cell)).map(({ text }) => text).join('')).toBe(email)
})
