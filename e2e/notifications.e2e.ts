import { expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { ask, liveAccount } from './support/money.ts'
import { axeProblems, loaded, paintedIn, sidewaysScroll, smallTargets, test } from './support/public-page.ts'

/** What a person was told: the list, what is read of it, and what they want to be told. */

const path = '/profile/notifications'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/')
  await signInBrowser(page, account)
}

test('the bell leads to the list; reading one, following one and reading all', async ({ page, product }) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 360, height: 800 })
  const account = await openAccount(product)
  await signIn(page, account)
  await page.goto(path)
  await expect(page.getByText('No notices yet')).toBeVisible()
  await liveAccount(product, account)
  await page.goto('/dashboard/home')
  await bell(page, 'Notifications 4 unread').click()
  await expect(heading(page, 'Notifications')).toBeVisible()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(page.getByText('4 notices', { exact: true })).toBeVisible()
  const asked = rows.filter({ hasText: 'You asked to withdraw $50.00. It is in review.' })
  await expect(asked).toContainText('Unread')
  const invested = rows.filter({ hasText: 'You invested $150.00 in' })
  await invested.getByRole('button', { name: /^Mark as read: You invested/ }).click()
  await expect(invested).not.toContainText('Unread')
  // Whoever came by keyboard is where they were.
  await expect(invested).toBeFocused()
  await expect(bell(page, 'Notifications 3 unread')).toBeVisible()
  await asked.getByRole('link', { name: 'See where it stands' }).click()
  await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
  await expect(bell(page, 'Notifications 2 unread')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden()
  await expect(bell(page, 'Notifications')).toBeVisible()
  // The page shows it before the server has kept it.
  await expect.poll(() => ask(product, account, '/api/notifications/unread/')).toEqual({ unread: 0 })
})

for (const width of [360, 768, 1280])
  test(`how much is unread stands beside the bell, over hardly any of it, at ${width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, await openAccount(product))
    await page.route('**/api/notifications/unread/', (route) => route.fulfill({ json: { unread: 100 } }))
    await page.goto('/dashboard/referrals')
    const link = bell(page, 'Notifications 100 unread')
    await expect(link).toBeVisible()
    await loaded(page)
    const count = await link.getByText('99+', { exact: true }).boundingBox()
    const icon = await link.locator('svg').boundingBox()
    const around = await link.boundingBox()
    if (!count || !icon || !around) throw new Error('not shown')
    const over = (start: 'x' | 'y', size: 'width' | 'height') =>
      Math.max(
        0,
        Math.min(count[start] + count[size], icon[start] + icon[size]) - Math.max(count[start], icon[start]),
      )
    expect(over('x', 'width') * over('y', 'height')).toBeLessThan((icon.width * icon.height) / 5)
    // It lies neither over the word nor over the next button.
    const word = width === 360 ? null : await link.getByText('Notifications', { exact: true }).boundingBox()
    if (word && word.y < count.y + count.height) expect(count.x).toBeGreaterThanOrEqual(word.x + word.width)
    expect(count.x + count.width).toBeLessThanOrEqual(around.x + around.width + 10)
  })

test('marking that the server could not keep is taken back, and said', async ({ page, product }) => {
  test.setTimeout(120_000)
  const account = await openAccount(product)
  await signIn(page, account)
  await liveAccount(product, account)
  await page.goto(path)
  await page.route('**/api/notifications/read/', (route) => route.abort())
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('That could not be kept. Nothing was marked; try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
})

test('mails of deposits can be switched off and stay so; money out and security cannot', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await signIn(page, account)
  await page.goto(path)
  const topic = (name: string) => page.getByRole('group', { name, exact: true })
  const byMail = topic('Deposits').getByRole('switch', { name: 'By mail' })
  await expect(byMail).toBeChecked()
  await byMail.click()
  await expect(byMail).not.toBeChecked()
  await page.reload()
  await expect(byMail).not.toBeChecked()
  await expect(topic('Deposits').getByRole('switch', { name: 'In the app' })).toBeChecked()
  for (const name of ['Withdrawals', 'Security']) {
    await expect(topic(name)).toContainText('Always')
    await expect(topic(name).getByRole('switch')).toHaveCount(0)
  }
  await expect(topic('Daily results')).toContainText('No mail')
})

test('a list that cannot be read says so and can be asked for again', async ({ page, product }) => {
  const account = await openAccount(product)
  await signIn(page, account)
  await page.route('**/api/notifications/', (route) =>
    route.fulfill({ status: 500, json: { detail: 'It broke.' } }),
  )
  await page.goto(path)
  await expect(page.getByText('We could not load this')).toBeVisible()
  await page.unroute('**/api/notifications/')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No notices yet')).toBeVisible()
})

for (const width of [360, 1280]) {
  test(`at ${width} px: axe, targets, width, both themes, right to left`, async ({ page, product }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    const account = await openAccount(product)
    await signIn(page, account)
    await liveAccount(product, account)
    const look = async (contrastOnly: boolean) => {
      expect(await axeProblems(page, { contrastOnly })).toEqual([])
      expect(await sidewaysScroll(page, width)).toBe(0)
      expect(await smallTargets(page)).toEqual([])
    }
    await page.goto(path)
    await expect(page.getByText('4 notices', { exact: true })).toBeVisible()
    await expect(page.getByRole('switch').first()).toBeVisible()
    for (const theme of ['light', 'dark'] as const) {
      await paintedIn(page, theme)
      await look(theme === 'dark')
    }
    await page.evaluate(() => localStorage.setItem('evenmoor.locale', 'ar'))
    await page.goto(path)
    await expect(heading(page, 'الإشعارات')).toBeVisible()
    await expect(page.getByRole('switch').first()).toBeVisible()
    await look(false)
  })
}
