/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from './support/product.ts'
import {
  addRecord,
  publishRecord,
  recordConsent,
  showPeople,
  withdrawConsent,
} from './support/staff-records.ts'
import { axeIsClean, staffPage } from './support/staff.ts'

/** Testimonials and team records by two members of staff; e2e/records.e2e.ts has the way of one of them. */
let product: Product
let ada: Page
let grace: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  product = await startProduct()
  ada = await staffPage(browser, product, 'ada@example.com')
  grace = await staffPage(browser, product, 'grace@example.com', 'support')
})
test.afterAll(() => product.stop())

const quote = (name: string) => ({
  'Displayed name': name,
  Words: `${name} saw a losing day, and knew why.`,
  'Said on': '2026-01-02',
})

/** The place on a public page, in a window of its own, scrolled to slowly as a reader does. */
async function visit(path: string, place: string): Promise<Page> {
  const context = await grace.context().browser()!.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const sums = { shifted: 0 }
    Object.assign(window, { sums })
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
      // What moves because somebody pressed a button is no surprise.
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) sums.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const heading = page.getByRole('heading', { level: 2, name: place })
  for (let step = 0; step < 60 && !(await heading.evaluate(isInView)); step += 1) {
    await page.mouse.wheel(0, 200)
    await page.waitForLoadState('networkidle')
  }
  return page
}
const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight / 2
const shifted = (page: Page) =>
  page.evaluate(() => (window as Window & { sums?: { shifted: number } }).sums?.shifted)

test('what is missing is named, and stays in the form', async () => {
  await ada.goto('/staff/records/new')
  await ada.getByRole('button', { name: 'Save record', exact: true }).click()
  await expect(ada.getByTestId('error-summary')).toContainText('Enter what was said')
  await axeIsClean(ada)
})

test('with nobody to show, both pages say so plainly', async () => {
  const home = await visit('/', 'Testimonials')
  await expect(home.getByText('No quotes yet.')).toBeVisible()
  await home.context().close()
  const about = await visit('/about', 'Team')
  await expect(about.getByText('No one listed yet.')).toBeVisible()
  await about.context().close()
})

test('a person of the team is shown with consent, and disappears when it is withdrawn', async () => {
  await addRecord(ada, 'Team record', {
    'Displayed name': 'Grace Hill',
    Role: 'Engineer',
    Words: 'Keeps the ledger.',
  })
  const record = ada.getByRole('region', { name: 'Team record · Grace Hill' })
  await expect(record.getByText('No consent', { exact: true })).toBeVisible()
  await recordConsent(ada)
  await axeIsClean(ada)
  // A colleague has the same record open.
  await grace.goto(new URL(ada.url()).pathname)
  for (const page of [ada, grace]) {
    await page.getByRole('button', { name: 'Publish record' }).click()
    await page.getByRole('dialog').getByLabel('How it was verified').fill('Asked back by mail.')
  }
  await ada.getByRole('dialog').getByRole('button', { name: 'Publish record' }).click()
  await expect(ada.getByText('Done: Publish')).toBeVisible()
  await grace.getByRole('dialog').getByRole('button', { name: 'Publish record' }).click()
  await expect(grace.getByText('ada@example.com already published this record.')).toBeVisible()

  const about = await visit('/about', 'Team')
  await showPeople(about, 'Grace Hill')
  await expect(about.getByText('Engineer')).toBeVisible()
  expect(await shifted(about)).toBeLessThanOrEqual(0.02)
  await axeIsClean(about)

  await withdrawConsent(ada)
  await about.context().close()
  const later = await visit('/about', 'Team')
  await expect(later.getByText('No one listed yet.')).toBeVisible()
  await later.context().close()
})

test('testimonials appear from the third on, marked and dated, and nothing moves under the reader', async () => {
  test.setTimeout(180_000)
  for (const name of ['Ada Moss', 'Bob Reed', 'Cleo Vane']) {
    await addRecord(ada, 'Testimonial', quote(name))
    await recordConsent(ada)
    await publishRecord(ada)
    await expect(ada.getByText('Done: Publish')).toBeVisible()
  }
  const home = await visit('/', 'Testimonials')
  await showPeople(home, 'Ada Moss')
  const section = home.getByRole('region', { name: 'Testimonials' })
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await expect(section.getByRole('listitem').first()).toContainText('Practice user · Said on Jan 2, 2026')
  expect(await shifted(home)).toBeLessThanOrEqual(0.02)
  await axeIsClean(home)
  await home.context().close()
})

test('other words take a record off the pages, and the list finds it', async () => {
  await ada.goto('/staff/records?q=Cleo')
  await ada.getByRole('link', { name: 'Cleo Vane' }).press('Enter')
  await ada.getByRole('link', { name: 'Change the words' }).click()
  await ada.getByRole('textbox', { name: 'Words' }).fill('It was instructive.')
  await ada.getByRole('button', { name: 'Save record', exact: true }).click()
  await expect(ada.getByText('Covers earlier words.')).toBeVisible()
  const home = await visit('/', 'Testimonials')
  await expect(home.getByText('No quotes yet.')).toBeVisible()
  await home.context().close()
  await ada.goto('/staff/records?state=draft&sort=name')
  await expect(ada.locator('[data-row]')).toHaveText(['Cleo Vane', 'Grace Hill'])
  await axeIsClean(ada)
})
