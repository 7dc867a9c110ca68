import { expect, type Page, type Route, test } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { looksRight } from './support/looks-right.ts'
import { ask } from './support/money.ts'
import { pageClock } from './support/page-clock.ts'
import { type Product, startProduct } from './support/product.ts'
import { loaded } from './support/public-page.ts'
import { staffPage } from './support/staff.ts'

/** Queues and lists of the console in the states that e2e/staff.e2e.ts does not show, and what follows when no plan is open. */

test.describe.configure({ mode: 'default' })
test.use({ trace: 'off', screenshot: 'off' })

let product: Product
let staff: Page
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  product = await startProduct()
  staff = await staffPage(browser, product, 'ada@example.com')
})
test.afterAll(() => product.stop())

const main = (page: Page) => page.getByRole('main')
const busy = (page: Page) => main(page).locator('[aria-busy=true]')

/** An answer that nothing can be made of, and that asking again would not change. */
const broken = { status: 400, json: { detail: 'Broken.' } }

const queues = [
  ['withdrawals', /All clear|No withdrawal/],
  ['payouts', 'Nothing to pay'],
  ['pauses', 'No withdrawals are paused'],
  ['bonuses', /./],
  ['messages', 'No message waits'],
  ['records', 'There is no record yet'],
  ['newsletter', 'Nobody asked for the newsletter yet'],
] as const

for (const [queue, empty] of queues)
  test(`${queue}: while it loads, when it fails, and with nothing in it`, async () => {
    test.setTimeout(120_000)
    const call = new RegExp(`/api/staff/[\\w-]+/(\\?.*)?$`)
    const held: Route[] = []
    let state: 'held' | 'broken' | 'mended' = 'held'
    await staff.route(call, async (route) => {
      if (state === 'held') held.push(route)
      else if (state === 'broken') await route.fulfill(broken)
      else await route.fallback()
    })
    await staff.goto(`/staff/${queue}`)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(busy(staff).first()).toBeVisible()
    await looksRight(staff)
    state = 'broken'
    await Promise.all(held.map((route) => route.fulfill(broken)))
    await expect(main(staff).getByText('This did not load')).toBeVisible()
    await looksRight(staff)
    state = 'mended'
    await main(staff).getByRole('button', { name: 'Retry' }).first().click()
    await expect(main(staff).getByText(empty).first()).toBeVisible()
    await expect(
      main(staff)
        .getByText(/Last checked \d/)
        .first(),
    ).toBeVisible()
    await looksRight(staff)
  })

test('a list and what stands beside it that take long say so, and are asked for again', async () => {
  const page = await staff.context().newPage()
  const clock = await pageClock(page)
  const held: Route[] = []
  await page.route(/\/api\/staff\/messages\//, (route) => void held.push(route))
  for (const address of ['/staff/messages', '/staff/messages/00000000-0000-7000-8000-000000000000']) {
    await page.goto(address)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(busy(page).last()).toBeVisible()
    await clock.wind(11)
    await expect(main(page).getByText('Still working…').last()).toBeVisible()
    await looksRight(page)
    const before = held.length
    await main(page).getByRole('button', { name: 'Retry' }).last().click()
    await expect.poll(() => held.length).toBeGreaterThan(before)
    held.length = 0
  }
  await page.close()
})

test('filters that leave nothing say so, and are taken away with one press', async () => {
  await staff.goto('/staff/investors?q=nobody-like-that')
  await expect(main(staff).getByText('Nothing matches')).toBeVisible()
  await looksRight(staff)
  await main(staff).getByRole('button', { name: 'Clear filters' }).click()
  await expect(staff.locator('[data-row]').first()).toBeVisible()
})

test('a list of the console with more rows than it shows at once, and names without an end', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'
  await product.superuser(`
    insert into person (id, email, email_key, first_name, last_name, verified_at, referral_code)
      select gen_random_uuid(), n || '-${word.slice(0, 40)}@example.com', 'crowd-' || n, '${word}', '${word.repeat(2)}', now(),
        'crowd-' || n from generate_series(1, 70) n`)
  await staff.goto('/staff/investors')
  const rows = staff.locator('[data-row]')
  await expect(rows).toHaveCount(50)
  await main(staff).getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(70)
  await looksRight(staff)
  await rows.nth(5).press('Enter')
  await expect(staff.getByRole('heading', { level: 1, name: word })).toBeFocused()
  await looksRight(staff)
})

test('when no plan is open, investing says why and that the balance stays', async ({ page }) => {
  const account = await openAccount(product)
  for (const plan of await ask<{ id: string }[]>(product, account, '/api/plans/'))
    await product.superuser(`update plan set closed_at = now() where id = '${plan.id}'`)
  await page.goto(`${product.url}/faq`)
  await signInBrowser(page, account)
  await page.goto(`${product.url}/dashboard/invest`)
  await loaded(page)
  await expect(main(page).getByText('No plan is open right now')).toBeVisible()
  await expect(main(page)).toContainText('Your balance stays as it is.')
  await looksRight(page)
})
