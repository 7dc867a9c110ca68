import { expect, type Page, test } from '@playwright/test'
import { type Product, startProduct } from './support/product.ts'
import { loaded } from './support/public-page.ts'
import { axeIsClean, staffPage } from './support/staff.ts'

/** A console in which nothing waits: what an empty queue says, the search, and how close rows stand. */
let product: Product
let ada: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  product = await startProduct()
  ada = await staffPage(browser, product, 'ada@example.com', 'auditor')
})
test.afterAll(() => product.stop())

const search = () => ada.getByRole('dialog', { name: 'Search' })
const option = (name: string) => search().getByRole('option', { name, exact: true })

test('an empty queue says that all is clear, and when that was looked at', async () => {
  for (const page of ['withdrawals', 'payouts', 'bonuses', 'identity', 'messages', 'pauses']) {
    await ada.goto(`/staff/${page}`)
    await expect(
      ada
        .getByRole('main')
        .getByText(/Last checked \d\d:\d\d\.?$/)
        .last(),
    ).toBeVisible()
  }
  await ada.goto('/staff/withdrawals')
  await expect(ada.getByText('All clear')).toBeVisible()
})

test('Ctrl and K opens the search: it goes to pages that the role may see, and searches lists', async () => {
  await ada.goto('/staff/messages')
  await loaded(ada)
  // By its name: while the application loads, its own name is the heading.
  await ada.getByRole('heading', { level: 1, name: 'Messages' }).focus()
  await ada.keyboard.press('Control+k')
  const field = search().getByRole('combobox')
  await expect(field).toBeFocused()
  await axeIsClean(ada)
  await field.fill('news')
  await expect(option('Newsletter')).toBeHidden()
  await field.fill('recon')
  await expect(option('Reconciliation')).toBeVisible()
  await ada.keyboard.press('Enter')
  await expect(ada).toHaveURL(/\/staff\/reconciliation$/)
  await expect(search()).toBeHidden()
  await expect(ada.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeFocused()
  await ada.getByRole('button', { name: 'Search', exact: true }).click()
  await search().getByRole('combobox').fill('eve@example.com')
  await option('Withdrawals: eve@example.com').click()
  await expect(ada).toHaveURL(/\/staff\/withdrawals\?status=all&q=eve%40example\.com$/)
  await expect(ada.getByRole('searchbox', { name: 'Search' })).toHaveValue('eve@example.com')
  await expect(search()).toBeHidden()
  await ada.keyboard.press('Control+k')
  await expect(search().getByRole('combobox')).toBeFocused()
  await ada.keyboard.press('Escape')
  await expect(search()).toBeHidden()
})

test('rows stand closer for who wants that, on this device, also after loading the page again', async () => {
  const heights = async () => (await ada.locator('tbody tr').first().boundingBox())?.height ?? 0
  await ada.goto('/staff/plans')
  await expect(ada.getByRole('link', { name: 'Basic' })).toBeVisible()
  await loaded(ada)
  const comfortable = await heights()
  await ada.keyboard.press('Control+k')
  await search().getByRole('combobox').fill('compact')
  await expect(option('Compact rows')).toBeVisible()
  await ada.keyboard.press('Enter')
  await expect.poll(heights).toBeLessThan(comfortable)
  await ada.reload()
  await expect(ada.getByRole('link', { name: 'Basic' })).toBeVisible()
  await expect.poll(async () => (await heights()) / comfortable).toBeLessThan(1)
  await ada.locator('summary', { hasText: 'Display and keyboard' }).filter({ visible: true }).click()
  await ada.getByRole('checkbox', { name: 'Compact rows' }).uncheck()
  await expect.poll(heights).toBe(comfortable)
})

test('on a phone the menus of the header stay on the screen', async () => {
  const width = 360
  await ada.setViewportSize({ width, height: 800 })
  await ada.goto('/staff/messages')
  const menus = ada.getByRole('banner').locator('details')
  // Places, language, theme, display and keyboard.
  await expect(menus).toHaveCount(4)
  for (const menu of await menus.all()) {
    await menu.locator('summary').click()
    const panel = menu.locator(':scope > :not(summary)')
    const staysIn = async () => {
      const box = await panel.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= width
    }
    await expect.poll(staysIn).toBe(true)
    await ada.keyboard.press('Escape')
  }
})
