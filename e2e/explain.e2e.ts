import { expect, test } from '@playwright/test'
import { addDays, utcDay } from '../server/src/platform/clock.ts'
import { accrueDay } from '../server/src/positions/accrual/accrue-day.ts'
import { takeSnapshots } from '../server/src/transparency/liabilities/take-snapshot.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { axeFindings } from './support/axe.ts'
import { withinOneDay } from './support/one-day.ts'
import { give, invest } from './support/own-verbs.ts'
import { openPast } from './support/past.ts'
import { startProduct } from './support/product.ts'
import { settled } from './support/settled.ts'

/** Days are booked ahead, for everybody: so this has a product of its own. */

test('a figure opens to the postings it is the sum of, checks itself in the browser, and can be linked', async ({
  browser,
}) => {
  await withinOneDay(90_000)
  const product = await startProduct()
  const page = await (await browser.newContext({ baseURL: product.url })).newPage()
  const account = await openAccount(product)
  const past = await openPast(product)
  await give(past, account, '400')
  const position = await invest(past.now, account, 'basic', 100)
  for (const day of [1, 2]) await accrueDay(past.now, addDays(utcDay(new Date()), day))
  await takeSnapshots(past.now)
  await past.close()
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/dashboard/home')
  const panel = page.getByRole('dialog', { name: 'Where does this number come from?' })
  const figure = page.locator('[data-figure="available"]').getByRole('button').first()

  await test.step('the sum, line by line, and its newest posting with both sides', async () => {
    await expect(figure).toHaveAccessibleName('$305.00, show where it comes from')
    await figure.press('Enter')
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(page).toHaveURL(/\/dashboard\/home\?explain=available$/)
    const rows = panel.getByRole('row')
    await expect(rows).toHaveText([
      /^\+\s*Deposits\s*1\s*\$400\.00$/,
      /^\+\s*Daily results\s*2\s*\$5\.00$/,
      /^−\s*Invested in positions\s*1\s*\$100\.00$/,
      /^=\s*Available balance\s*\$305\.00$/,
    ])
    const newest = panel.getByRole('listitem').first()
    await expect(newest.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
    await expect(newest).toContainText('You: available')
    await expect(newest).toContainText('House: results')
    await expect(newest).toContainText('Both sides add up to $0.00')
    await expect(panel.getByRole('listitem')).toHaveCount(4)
    await settled(page)
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('everything is recomputed here', async () => {
    await panel.getByRole('button', { name: 'Verify on this device' }).click()
    await expect(panel.getByText('Verified on this device')).toBeVisible()
    await expect(panel).toContainText('All 4 postings add up')
    // The newest checkpoint that their hashes lead to.
    await expect(panel.getByRole('status')).toContainText(/Checkpoint\s·\s\d+ entries, /)
  })

  await test.step('its place in the chain leads to the checkpoint that includes it', async () => {
    const newest = panel.getByRole('listitem').first()
    await newest.getByRole('link', { name: /^\d+ entries, / }).click()
    await expect(page).toHaveURL(/\/proof\?checkpoint=\d+#checkpoints-title$/)
    await expect(
      page.getByRole('region', { name: 'Checkpoints, UTC' }).locator('[aria-current]'),
    ).toBeFocused()
    await page.goBack()
    await expect(panel).toBeVisible()
    // Before the figure is there again, the focus would go to the page's heading.
    await expect(page.locator('[data-figure="available"] button').first()).toBeAttached()
  })

  await test.step('Esc gives the focus back, and so does Back', async () => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\/home$/)
    await expect(figure).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(figure).toBeFocused()
  })

  await test.step('a link opens it, and closing leaves the page', async () => {
    await page.goto(`/dashboard/home?explain=position:${position.id}`)
    await expect(panel).toContainText('Position in Basic')
    await expect(panel.getByRole('row').last()).toHaveText(/\$100\.00$/)
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\/home$/)
    await page.goto('/dashboard/home?explain=nothing')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(panel).toBeHidden()
  })

  await test.step('a posting that was tampered with on its way is found', async () => {
    await page.route('**/postings/?*proof=true*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll('"2.50"', '"3.50"').replaceAll('"-2.50"', '"-3.50"'),
      })
    })
    await page.goto('/dashboard/home?explain=available')
    await panel.getByRole('button', { name: 'Verify on this device' }).click()
    await expect(panel.getByRole('alert')).toContainText('doesn’t match')
  })
  await product.stop()
})
