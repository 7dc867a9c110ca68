import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { liveAccount } from './support/money.ts'
import { bell, heading, path, signIn } from './support/notifications.ts'
import { axeProblems, loaded, paintedIn, sidewaysScroll, smallTargets, test } from './support/public-page.ts'

/** What a person was told, at other widths, in the other theme, from right to left, and when it cannot be read or kept. */

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
  const account = await openAccount(product)
  await signIn(page, account)
  await liveAccount(product, account)
  await page.goto(path)
  await page.route('**/api/notifications/read/', (route) => route.abort())
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('We couldn’t save that. Nothing was marked; try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
})

test('a list that cannot be read says so and can be asked for again', async ({ page, product }) => {
  const account = await openAccount(product)
  await signIn(page, account)
  await page.route('**/api/notifications/', (route) =>
    route.fulfill({ status: 500, json: { detail: 'It broke.' } }),
  )
  await page.goto(path)
  await expect(page.getByText('We couldn’t load this')).toBeVisible()
  await page.unroute('**/api/notifications/')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No notifications yet')).toBeVisible()
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
    await expect(page.getByText('4 notifications', { exact: true })).toBeVisible()
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
