import { expect, test } from '@playwright/test'
import { addDays, utcDay } from '../server/src/platform/clock.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { withinOneDay } from './support/one-day.ts'
import { give, invest } from './support/own-verbs.ts'
import { openPast } from './support/past.ts'
import { startProduct } from './support/product.ts'

/** Practice time goes forward, for everybody: so this has a product of its own. */

const shownDay = (ahead: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${addDays(utcDay(new Date()), ahead)}T00:00:00Z`),
  )

test('a day, then a week: booked for everyone, marked as ahead', async ({ browser }) => {
  await withinOneDay(60_000)
  const product = await startProduct()
  const page = await (await browser.newContext({ baseURL: product.url })).newPage()
  const account = await openAccount(product)
  const past = await openPast(product)
  await give(past, account, '100')
  const { id } = await invest(past.now, account, 'basic', 100)
  await past.close()
  await page.goto('/login')
  await signInBrowser(page, account)
  await page.goto('/dashboard/home')
  const card = page.getByRole('region', { name: 'Short on time?' })

  await test.step('nothing is booked before it is confirmed', async () => {
    await card.getByRole('button', { name: 'Skip a day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Skip ahead a day for every account?' })
    await expect(dialog).toContainText(`through ${shownDay(1)} (UTC)`)
    await expect(dialog).toContainText('This applies to every account on this site')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(card).not.toContainText('Booked ahead')
  })

  await test.step('a day', async () => {
    await card.getByRole('button', { name: 'Skip a day' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Skip ahead' }).click()
    await expect(card).toContainText(`Booked ahead through ${shownDay(1)}.`)
    await expect(page.getByRole('main')).toContainText('$102.50')
  })

  await test.step('its row says that it is ahead', async () => {
    await page.goto(`/dashboard/positions/${id}`)
    const row = page.getByRole('region', { name: 'Day by day' }).getByRole('row').nth(1)
    await expect(row).toContainText(shownDay(1))
    await expect(row).toContainText('booked ahead')
    await page.goto('/profile/notifications')
    await expect(page.getByText(`Results for ${shownDay(1)}, booked ahead: +$2.50.`)).toBeVisible()
  })

  await test.step('an administrator goes a week further', async () => {
    const staff = await (await browser.newContext({ baseURL: product.url })).newPage()
    await staff.goto(product.administratorLink())
    await expect(staff).toHaveURL(/\/staff$/)
    await staff.goto('/staff/results')
    const machine = staff.getByRole('region', { name: 'Time machine' })
    await machine.getByRole('button', { name: 'Skip a week' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Skip ahead' }).click()
    await expect(machine).toContainText(`Booked ahead through ${shownDay(8)}.`)
    await staff.reload()
    await expect(staff.getByRole('row').nth(1)).toContainText('Booked ahead')
    await staff.context().close()
    await page.goto('/dashboard/home')
    await expect(page.getByRole('main')).toContainText('$120.00')
  })
  await page.context().close()
  await product.stop()
})
