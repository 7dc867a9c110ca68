import { expect, type Page } from '@playwright/test'
import { ask, liveAccount } from './support/money.ts'
import { expectTyped, open, password, proof, typeAddress } from './support/step-up-dialog.ts'
import { test } from './support/public-page.ts'

/** The question who one is: over another dialog, and what is left when it cannot be asked. */

test('over another dialog it leads back to the button there that asked', async ({ page, product }) => {
  await open(page, product, '/profile/data')
  const card = page.getByRole('main').getByRole('button', { name: 'Close account' })
  await card.press('Enter')
  const act = page.getByRole('dialog').getByRole('button', { name: 'Close account' })
  await act.press('Enter')
  await expect(password(page)).toBeFocused()
  await expect(act).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(proof(page)).toBeHidden()
  await expect(act).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(act).toBeHidden()
  await expect(card).toBeFocused()
})

const unreachable = (page: Page) =>
  page.getByRole('main').getByText('We couldn’t reach the server. Check your connection and try again.')

test('while its code cannot be fetched the form says so and keeps what was typed; the next press asks', async ({
  page,
  product,
}) => {
  const account = await open(page, product, '/profile/security')
  await typeAddress(page)
  const save = page.getByRole('button', { name: 'Save address' })
  for (const file of ['**/assets/step-up-*.js', '**/assets/SingleFieldForm-*.js']) {
    await page.route(file, (route) => route.abort())
    const refused = page.waitForEvent('requestfailed')
    await save.click()
    await refused
    await expect(unreachable(page)).toBeVisible()
    await expectTyped(page)
    await page.unroute(file)
  }
  await save.click()
  await password(page).fill(account.password)
  await proof(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^My purse is saved\./)).toBeVisible()
})

// Its words came with the page, as with every page of an investor that may ask.
test('while its code cannot be fetched a withdrawal is not made and says so; the next press asks', async ({
  page,
  product,
}) => {
  test.slow()
  const account = await open(page, product, '/profile/me')
  await liveAccount(product, account)
  // A login counts for a while; the question comes after that.
  await product.superuser(
    `update session set created_at = created_at - interval '5 minutes' where person_id = '${account.user_id}'`,
  )
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  await page.goto(`/dashboard/withdraw?step=review&amount=50&address=${address}`)
  const confirm = page.getByRole('button', { name: 'Confirm withdrawal' })
  await page.route('**/assets/step-up-*.js', (route) => route.abort())
  await confirm.click()
  await expect(unreachable(page)).toBeVisible()
  await page.unroute('**/assets/step-up-*.js')
  await confirm.click()
  await password(page).fill(account.password)
  await proof(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
})
