import { expect, type Page, type Route, test } from '@playwright/test'
import { writeClosed } from '../server/src/plans/terms-store.ts'
import { fund } from '../server/src/wallet/testing/fund.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { looksRight, looksRightWhileBusy } from './support/looks-right.ts'
import { ask } from './support/money.ts'
import { pageClock } from './support/page-clock.ts'
import { openPast } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { loaded } from './support/public-page.ts'
import { staffPage } from './support/staff.ts'

/** Queues and lists of the console in the states that e2e/staff.full.e2e.ts does not show, and what follows when no plan is open. */

test.describe.configure({ mode: 'default' })

let product: Product
let staff: Page
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  product = await startProduct()
  // Staff are no investors: without one the list of investors is empty.
  await openAccount(product)
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
  ['pauses', 'No pauses'],
  ['bonuses', /./],
  ['messages', 'No messages'],
  ['records', 'No records yet'],
  ['newsletter', 'No subscribers yet'],
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
    await looksRightWhileBusy(staff)
    state = 'broken'
    await Promise.all(held.map((route) => route.fulfill(broken)))
    await expect(main(staff).getByText('This didn’t load')).toBeVisible()
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

test('the overview: while it loads, when it fails, and with nothing waiting', async () => {
  const page = await staff.context().newPage()
  const held: Route[] = []
  let state: 'held' | 'broken' | 'mended' = 'held'
  await page.route(/\/api\/staff\/(?:work|overview)\//, async (route) => {
    if (state === 'held') held.push(route)
    else if (state === 'broken') await route.fulfill(broken)
    else await route.fallback()
  })
  await page.goto('/staff')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(busy(page).first()).toBeVisible()
  await looksRightWhileBusy(page)
  state = 'broken'
  await Promise.all(held.map((route) => route.fulfill(broken)))
  await expect(main(page).getByText('This didn’t load')).toBeVisible()
  await looksRight(page)
  state = 'mended'
  await main(page).getByRole('button', { name: 'Retry' }).first().click()
  await expect(main(page).getByText('Nothing is waiting.')).toBeVisible()
  await expect(main(page).getByText('Everything agrees.')).toBeVisible()
  await looksRight(page)
  await page.close()
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
    await looksRightWhileBusy(page)
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

test('on a phone a long name is not squeezed by what stands below it', async () => {
  const account = await openAccount(product)
  await product.superuser(`
    update person set first_name = 'Maximiliane-Charlotte', last_name = 'Schwarzenberger-Oberhollenzer'
      where id = '${account.user_id}'`)
  const past = await openPast(product)
  await fund({ ctx: past.now }, account.user_id, '5000')
  await past.close()
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  await ask(product, account, '/api/wallet/withdrawals/', { amount: '4999.99', address })
  await staff.setViewportSize({ width: 360, height: 800 })
  await staff.goto('/staff/withdrawals?q=Schwarzenberger')
  const name = staff.getByRole('rowheader')
  await expect(name).toHaveText('Maximiliane-Charlotte Schwarzenberger-Oberhollenzer')
  const amount = staff.getByRole('cell', { name: '$4,999.99' }).first()
  await loaded(staff)
  const apart = async () => {
    const [nameBox, amountBox] = [await name.boundingBox(), await amount.boundingBox()]
    return Math.abs(nameBox!.y + nameBox!.height / 2 - amountBox!.y - amountBox!.height / 2)
  }
  await expect.poll(apart).toBeLessThan(2)
  // Three lines of 24 px and the room around them; with a status of two words below it were five.
  expect((await name.boundingBox())?.height).toBeLessThan(90)
  await looksRight(staff)
})

test('further rows of the console: a decision made meanwhile does not lose the press', async () => {
  await product.superuser(`
    insert into contact_message (id, reference, name, email, message, created_at)
      select gen_random_uuid(), 5000 + n, 'Writer ' || n, 'w' || n || '@example.com', 'A question.', now() from generate_series(1, 60) n`)
  await staff.goto('/staff/messages')
  const rows = staff.locator('[data-row]')
  await expect(rows).toHaveCount(50)
  await rows.first().press('Enter')
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const further = /\/api\/staff\/messages\/\?.*cursor=/
  await staff.route(
    further,
    async (route) => {
      asked.resolve()
      await answer.promise
      // The page may have given this one up by now.
      await route.fallback().catch(() => undefined)
    },
    { times: 1 },
  )
  await main(staff).getByRole('button', { name: 'Load more' }).click()
  await asked.promise
  await staff.getByRole('button', { name: 'Assign to me' }).click()
  await expect(staff.getByText('Assigned to you', { exact: true })).toBeVisible()
  answer.resolve()
  await expect(rows).toHaveCount(60)
  await expect(main(staff).getByRole('button', { name: 'Load more' })).toBeHidden()
})

test('of the audit, which only grows, the head alone is read again', async () => {
  await product.superuser(`
    insert into audit_entry (action, subject) select 'message.taken', 'message/C-' || n from generate_series(1, 120) n`)
  const page = await staff.context().newPage()
  const clock = await pageClock(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/staff/audit/') asked.push(searchParams.has('cursor') ? 'further' : 'head')
  })
  await page.goto('/staff/audit')
  const rows = page.locator('[data-row]')
  for (const count of [50, 100]) {
    await expect(rows).toHaveCount(count)
    await main(page).getByRole('button', { name: 'Load more' }).click()
  }
  await expect.poll(() => rows.count()).toBeGreaterThan(120)
  const before = await rows.count()
  const heads = asked.filter((what) => what === 'head').length
  await product.superuser(
    `insert into audit_entry (action, subject) values ('message.taken', 'message/C-new')`,
  )
  await clock.wind(16)
  await expect(page.getByRole('main').getByText('message/C-new')).toBeVisible()
  await expect(rows).toHaveCount(before + 1)
  expect(asked.filter((what) => what === 'further')).toHaveLength(2)
  expect(asked.filter((what) => what === 'head').length).toBeGreaterThan(heads)
  await page.close()
})

test('when no plan is open, investing says why and that the balance stays', async ({ page }) => {
  const account = await openAccount(product)
  const past = await openPast(product)
  for (const plan of await ask<{ id: string }[]>(product, account, '/api/plans/'))
    await past.now.transaction((tx) => writeClosed(tx, plan.id, new Date()))
  await past.close()
  await page.goto(`${product.url}/faq`)
  await signInBrowser(page, account)
  await page.goto(`${product.url}/dashboard/invest`)
  await loaded(page)
  await expect(main(page).getByText('No plans are open')).toBeVisible()
  await expect(main(page)).toContainText('Your balance is safe, and you can withdraw it.')
  await looksRight(page)
  await main(page).getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/dashboard\/home$/)
})
