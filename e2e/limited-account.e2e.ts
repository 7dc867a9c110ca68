import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { logIn } from './support/account-pages.ts'
import { act, banner, box, inConsole, seeAccount } from './support/limited-account.ts'
import { logsIn } from './support/factors.ts'
import { loaded, test } from './support/public-page.ts'

/** Accounts that staff locked: what their owners are told, and how it ends. */

test('staff lock an account: its owner is told the class of the reason, sees everything, and staff open it again', async ({
  page,
  browser,
  product,
}) => {
  const account = await openAccount(product)
  const staff = await inConsole(browser, product, account)
  await act(staff, 'Lock account', async (dialog) => {
    await dialog.getByRole('combobox', { name: 'Reason shown to the investor' }).selectOption('Legal request')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Court of Bergen, file 12')
  })
  const facts = staff.getByRole('region', { name: 'Investor', exact: true })
  await expect(facts).toContainText('Legal request')
  await expect(facts).toContainText('Review by')
  await expect(facts).toContainText(/A-\d+/)
  const reference = /A-\d+/.exec(await facts.innerText())?.[0] ?? ''

  await page.goto('/login')
  await logIn(page, account.email, account.password)
  await expect(box(page)).toContainText('Your account is locked. We’re responding to a legal request.')
  await expect(box(page)).toContainText('Your balance is untouched.')
  await expect(box(page)).toContainText(/We’ll review it again by \S.+\./)
  await expect(box(page)).toContainText(reference)
  await expect(page.getByText('This is a locked account')).toBeHidden()
  await expect(page.getByText('Court of Bergen')).toBeHidden()
  await box(page).getByRole('link', { name: 'Contact support' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(
    new RegExp(`^About my account, reference ${reference}:`),
  )
  await seeAccount(page, account)
  await expect(banner(page)).toContainText(reference)
  await page.goto('/dashboard/invest?step=pay&plan=basic&amount=100&understood=1')
  await expect(page.getByText('Locked accounts can’t invest. Contact support.')).toBeVisible()

  await act(staff, 'Unlock account', async () => undefined)
  await expect(facts).not.toContainText(reference)
  await page.goto('/dashboard/home')
  await expect(page).toHaveURL(/\/login/)
  await logsIn(page, () => logIn(page, account.email, account.password))
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await loaded(page)
  await expect(banner(page)).toHaveCount(0)
  await staff.context().close()
})
