import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { logIn } from './support/account-pages.ts'
import { ask, liveAccount } from './support/money.ts'
import { axeProblems, hydrated, test } from './support/public-page.ts'
import { inMail, main } from './support/profile.ts'

/** What the links in an email about a withdrawal do for people who are not logged in. */

test('a withdrawal is canceled and the account frozen by the links of its email; each asks once', async ({
  page,
  product,
  noted,
}) => {
  const account = await openAccount(product)
  const { withdrawal: id } = await liveAccount(product, account)
  const cancelUrl = await inMail(product, account.email, /\S+\/cancel-withdrawal\?token=\S+/)
  const freezeUrl = await inMail(product, account.email, /\S+\/freeze\?token=\S+/)
  const status = async () =>
    (await ask<{ status: string }>(product, account, `/api/wallet/withdrawals/${id}/`)).status

  await page.goto(cancelUrl)
  await hydrated(page)
  await expect(main(page)).toContainText('$50.00')
  expect(page.url()).not.toContain('token')
  expect(await status()).toBe('in_review')
  expect(await axeProblems(page, { contrastOnly: false })).toEqual([])
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(page.getByText('The withdrawal was canceled.')).toBeVisible()
  expect(await status()).toBe('cancelled')

  await page.goto(freezeUrl)
  await hydrated(page)
  await page.getByRole('button', { name: 'Freeze my account' }).click()
  await expect(page.getByText('Your account is frozen.')).toBeVisible()
  await page.goto('/login')
  await logIn(page, account.email, account.password)
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  const banner = page.getByRole('complementary', { name: 'Your account is frozen.' })
  await expect(banner).toContainText('You can unfreeze it from')
  await expect(banner.getByRole('button')).toHaveCount(0)
  expect(noted.foreign).toEqual([])
})
