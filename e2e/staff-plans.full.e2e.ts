import { expect, type Page, test } from '@playwright/test'
import { addDays, utcDay } from '../server/src/platform/clock.ts'
import { type Product, startProduct } from './support/product.ts'
import { axeIsClean, staffPage } from './support/staff.ts'

/** A plan's terms, changed and canceled by two administrators at once. */
let product: Product
let ada: Page
let grace: Page

const inAMonth = addDays(utcDay(new Date()), 30)
const versions = (page: Page) => page.getByRole('region', { name: 'Versions of Basic' })

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  product = await startProduct()
  ada = await staffPage(browser, product, 'ada@example.com')
  grace = await staffPage(browser, product, 'grace@example.com')
})
test.afterAll(() => product.stop())

async function lookAtChange(page: Page, least: string): Promise<void> {
  await page.goto('/staff/plans/basic/terms')
  await page.getByLabel('Minimum').fill(least)
  await page.getByLabel('Day (UTC)').fill(inAMonth)
  await page.getByLabel('Reason').fill('Fewer small positions')
  await page.getByRole('button', { name: 'Preview change' }).click()
  await expect(page.getByRole('row', { name: /Minimum/ })).toContainText(`$${least}.00`)
}

test('of two who change one plan the second is told, and makes no version', async () => {
  await lookAtChange(ada, '150')
  await lookAtChange(grace, '200')
  await ada.getByRole('button', { name: 'Create version' }).click()
  await expect(versions(ada)).toContainText('$150 – $1,000')
  await grace.getByRole('button', { name: 'Create version' }).click()
  await expect(grace.getByText('Nothing was changed', { exact: true })).toBeVisible()
  await expect(
    grace.getByText(
      /^A change to this plan is waiting for approval\..* ada@example\.com proposed these terms at \d\d:\d\d UTC\.$/,
    ),
  ).toBeVisible()
  await axeIsClean(grace)
  await grace.goto('/staff/plans/basic')
  await expect(versions(grace)).toContainText('$150 – $1,000')
  await expect(versions(grace)).not.toContainText('$200')
})

test('announced terms are canceled once, and the second is told', async () => {
  for (const page of [ada, grace]) {
    await page.goto('/staff/plans/basic')
    await page.getByRole('button', { name: 'Cancel version 2' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('A mistake.')
  }
  await ada.getByRole('dialog').getByRole('button', { name: 'Cancel version' }).click()
  await expect(ada.getByText('Done: Cancel version 2')).toBeVisible()
  await grace.getByRole('dialog').getByRole('button', { name: 'Cancel version' }).click()
  await expect(grace.getByText('A colleague decided first. Nothing was done twice.')).toBeVisible()
  await expect(
    grace.getByText(/ ada@example\.com canceled this plan’s new terms at \d\d:\d\d UTC\.$/),
  ).toBeVisible()
  await expect(versions(grace)).toContainText('Canceled')
})
