import { expect, type Page } from '@playwright/test'
import { addStaff } from '../server/src/ops/staff-add.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { withPast } from './support/staff-console.ts'
import { axeProblems, hydrated, loaded, type Noted, sidewaysScroll, test } from './support/public-page.ts'
import { publicPaths } from './support/public-paths.ts'
import { signedInPaths } from './support/signed-in-paths.ts'
import { consolePaths } from './support/zoom.ts'

/** Every screen once, as it stands: nothing that axe finds wrong, no error, nothing to scroll sideways. */

const width = 1280
// Many pages in one test, each of them quick.
test.slow()
test.use({ viewport: { width, height: 800 }, colorScheme: 'light' })

test('public pages', ({ page, noted }) => eachPage(page, noted, publicPaths, hydrated))

for (const [part, first] of [
  ['the first half', true],
  ['the second half', false],
] as const)
  test(`signed-in pages, with money in the account, ${part}`, async ({ page, product, noted }) => {
    const account = await openAccount(product)
    const all = await signedInPaths(product, account)
    const half = Math.ceil(all.length / 2)
    await page.goto('/robots.txt')
    await signInBrowser(page, account)
    await eachPage(page, noted, first ? all.slice(0, half) : all.slice(half), loaded)
  })

test('the console', async ({ page, product, noted }) => {
  const staff = { email: 'looks-at-all@example.com', role: 'admin' }
  await page.goto(await withPast(product, ({ now }) => addStaff(now, staff)))
  await expect(page).toHaveURL(/\/staff$/)
  await eachPage(page, noted, consolePaths(), loaded)
})

async function eachPage(
  page: Page,
  { errors }: Noted,
  addresses: readonly string[],
  ready: (page: Page) => Promise<void>,
): Promise<void> {
  const found: string[] = []
  expect(addresses.length).toBeGreaterThan(8)
  for (const address of addresses) {
    await page.goto(address)
    await ready(page)
    expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname)
    await expect(page.locator('h1').first()).toBeVisible()
    const problems = await axeProblems(page, { contrastOnly: false })
    const sideways = await sidewaysScroll(page, width)
    if (sideways > 0) problems.push(`${sideways} px sideways`)
    found.push(...problems.map((problem) => `${address.replace(/[\w-]{36}/, '…')}: ${problem}`))
  }
  expect([...found, ...errors]).toEqual([])
}
