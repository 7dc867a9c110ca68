import { expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { giveReason } from './support/identity-desk.ts'
import { staffIn } from './support/own-verbs.ts'
import { openPast } from './support/past.ts'
import type { Product } from './support/product.ts'
import { test } from './support/public-page.ts'

/** An identity check, from the choice of a document to the answer of staff. */

test('specimens are sent, a member of staff looks at them and accepts, and the investor is told', async ({
  page: investor,
  browser,
  product,
}) => {
  const account = await openAccount(product)
  await rename(product, account, { first_name: 'Ida', last_name: account.user_id.slice(-12) })
  await investor.goto('/robots.txt')
  await signInBrowser(investor, account)
  await investor.goto('/profile/me')
  await investor.getByRole('link', { name: 'Try the check: Identity check' }).click()
  await expect(investor.getByText('Don’t upload a real document')).toBeVisible()
  await investor.getByRole('button', { name: 'Add pictures' }).click()
  const choice = investor.getByRole('group', { name: 'Which document?' })
  await expect(choice).toBeFocused()
  await expect(choice).toHaveAccessibleDescription('Choose a document.')
  await investor.getByRole('radio', { name: 'Identity card' }).check()
  await investor.getByRole('button', { name: 'Add pictures' }).click()
  await expect(investor.getByRole('heading', { level: 1, name: 'Identity check' })).toBeFocused()
  for (const side of ['Front', 'Back']) await useSpecimen(investor, side)
  await expect(investor.getByRole('img', { name: 'Picture sent: Back' })).toBeVisible()
  await investor.getByRole('button', { name: 'Send for review' }).click()
  await expect(investor.getByRole('status').filter({ hasText: 'Sent. We’ll email you' })).toBeFocused()

  const past = await openPast(product)
  const staff = await staffIn(browser, { product, past }, 'identity-desk@example.com', 'support')
  await past.close()
  await staff.goto('/staff/identity')
  await staff.getByRole('link', { name: `Ida ${account.user_id.slice(-12)}` }).press('Enter')
  await giveReason(staff)
  for (const side of ['Front', 'Back']) {
    await staff.getByRole('button', { name: `Open: ${side}` }).click()
    await expect(staff.getByRole('region', { name: `Picture: ${side}` })).toBeFocused()
  }
  await staff.getByRole('button', { name: 'Approve identity check', exact: true }).click()
  const dialog = staff.getByRole('dialog')
  const points = dialog.getByRole('checkbox')
  await expect(points.first()).toBeVisible()
  for (const point of await points.all()) await point.check()
  await dialog.getByRole('button', { name: 'Approve identity check' }).click()
  await expect(staff.getByText('Identity check approved.')).toBeVisible()
  await staff.context().close()

  await expect
    .poll(async () => (await product.newestMail(account.email)).subject)
    .toBe('Your identity check was accepted')
  await investor.goto('/profile/identity')
  await expect(investor.getByText('Your document was accepted')).toBeVisible()
})

async function useSpecimen(page: Page, side: string): Promise<void> {
  await page.getByRole('button', { name: `Use a specimen: ${side}` }).click()
  await expect(page.getByRole('region', { name: side }).getByText(/^Added /)).toBeVisible()
}

/** A name that no other investor of this installation has. */
async function rename(product: Product, { access }: Account, name: Record<string, string>): Promise<void> {
  const reply = await fetch(`${product.url}/account/me/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify(name),
  })
  expect(reply.status).toBe(200)
}
