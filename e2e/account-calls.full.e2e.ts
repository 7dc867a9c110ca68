import { expect } from '@playwright/test'
import { button, newestCode, signUp } from './support/account-pages.ts'
import { test } from './support/public-page.ts'

/** What two people who give the same address do to each other's calls. */

test('the page names its form when it sends the code: that of another form with the same address is not taken', async ({
  page,
  product,
}) => {
  const own = await signUp(page)
  const ownCode = await newestCode(product, own)
  const strangers = { first_name: 'Eve', last_name: 'Nobody', email: own, ref: null }
  const password2 = 'four quite other green words'
  await page.request.post('/account/registration/', {
    data: { ...strangers, password: password2, password2 },
  })
  await expect.poll(() => newestCode(product, own)).not.toBe(ownCode)
  await page.getByLabel('6-digit code').fill(await newestCode(product, own))
  await button(page, 'Verify email').click()
  await expect(page.getByTestId('error-summary')).toContainText('This code is wrong or no longer valid.')
  await page.getByLabel('6-digit code').fill(ownCode)
  await button(page, 'Verify email').click()
  await expect(page.getByText('Account verified successfully!')).toBeVisible()
})
