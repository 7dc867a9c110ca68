import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { openCheckout } from './support/checkouts.ts'
import { test } from './support/public-page.ts'

/** A coin that cannot be paid in, as an investor meets it; with a node that goes away in e2e/paused-coin.full.e2e.ts. */

test('while a coin is paused its checkout says so, with the reason, and cannot be paid', async ({
  page,
  product,
}) => {
  await page.route('**/api/wallet/coins/', async (route) => {
    const reply = await route.fetch()
    const coins = (await reply.json()) as { coin: string }[]
    const paused = { is_paused: true, paused_reason: 'unreachable', paused_since: new Date().toISOString() }
    await route.fulfill({
      response: reply,
      json: coins.map((coin) => (coin.coin === 'usdt' ? { ...coin, ...paused } : coin)),
    })
  })
  await openCheckout(product, await openAccount(product), page)
  await expect(page.getByText('Tether (USDT) is paused')).toBeVisible()
  await expect(page.getByText('We can’t reach its network right now.')).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeHidden()
  await page.goto('/dashboard/invest?step=pay&plan=basic&amount=100&understood=1')
  await page.getByRole('radio', { name: /USDT/ }).check()
  const onward = page.getByRole('button', { name: 'Continue to checkout' })
  await expect(onward).toHaveAttribute('aria-disabled', 'true')
  // It can be pressed, and says why nothing happens.
  await onward.click({ force: true })
  await expect(page.getByText('USDT is paused. Choose another coin.')).toBeVisible()
  await expect(page).toHaveURL(/step=pay/)
})
