import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { ask } from './support/money.ts'
import { give } from './support/own-verbs.ts'
import { loaded, sized, test } from './support/public-page.ts'
import { consoleOf, withPast } from './support/staff-console.ts'

/** What a form says when it is refused, and where: at the field, which has the focus, until the field is changed. */

const dialog = (page: Page) => page.getByRole('dialog')
const summary = (page: Page) => page.getByTestId('error-summary')

test('an amount beyond the limits of the server is refused at its field; what was chosen instead is there after Back', async ({
  page,
  product,
}) => {
  await page.goto('/robots.txt')
  await signInBrowser(page, await openAccount(product))
  await page.goto('/dashboard/add-money')
  await loaded(page)
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('2000000')
  await page.getByRole('button', { name: 'Add $2,000,000.00' }).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText('Amount must be between $1 and $1,000,000.')
  await expect(amount).toHaveAccessibleDescription(/Amount must be between/)
  await expect(page.getByText('That didn’t go through')).toHaveCount(0)
  await page.getByRole('button', { name: '$5,000' }).click()
  await expect(page.getByText(/Amount must be between/)).toHaveCount(0)

  await page.getByRole('radio', { name: /BTC/ }).check()
  await page.getByRole('button', { name: 'Add $5,000.00' }).click()
  await expect(page).toHaveURL(/checkout_btc/)
  await page.goBack()
  await expect(amount).toHaveValue('5000.00')
  await expect(page.getByRole('radio', { name: /BTC/ })).toBeChecked()
})

test('what a colleague forgot in a dialog of the console is said at each field, the first of them has the focus', async ({
  browser,
  product,
}) => {
  const staff = await consoleOf(browser, product, 'forgetful@example.com')
  await staff.goto('/staff/records/new')
  await staff.getByRole('button', { name: 'Save record' }).click()
  await expect(summary(staff).getByRole('link')).toHaveCount(3)
  // Other fields from here on.
  await staff.getByRole('combobox', { name: 'Kind' }).last().selectOption('team')
  await expect(summary(staff)).toHaveCount(0)
  await expect(staff.getByText('Enter what was said')).toHaveCount(0)
  await staff.getByLabel('Displayed name').fill('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren')
  await staff.getByLabel('Role').fill('Engineer')
  await staff.getByRole('button', { name: 'Save record' }).click()

  await staff.getByRole('button', { name: 'Record consent' }).click()
  for (const width of [1280, 360]) {
    await sized(staff, width, 800)
    expect(await widthHidden(staff)).toBe(0)
  }
  await dialog(staff).getByRole('button', { name: 'Record consent' }).click()
  await expect(dialog(staff).getByLabel('Given on')).toBeFocused()
  await expect(dialog(staff).getByLabel('Given on')).toHaveAccessibleDescription(
    'Enter the day on which they agreed',
  )
  await expect(dialog(staff).getByText('Enter the scope of consent')).toHaveCount(1)
  await expect(dialog(staff).getByText('Nothing was done')).toHaveCount(0)
})

test('work is passed on to a colleague who has to be named, and the focus stays where it says who has it', async ({
  browser,
  product,
}) => {
  const account = await openAccount(product)
  await withPast(product, (past) => give(past, account, '100'))
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const { id } = await ask<{ id: string }>(product, account, '/api/wallet/withdrawals/', {
    amount: '50.00',
    address,
  })
  const colleague = 'takes-over@example.com'
  await (await consoleOf(browser, product, colleague)).context().close()
  const staff = await consoleOf(browser, product, 'passes-on@example.com')
  await sized(staff, 360, 800)
  await staff.goto(`/staff/withdrawals/${id}`)
  await staff.getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog(staff).getByRole('button', { name: 'Assign', exact: true }).click()
  const who = dialog(staff).getByRole('combobox', { name: 'Assign to' })
  await expect(who).toBeFocused()
  await expect(who).toHaveAccessibleDescription('Choose a colleague')
  await who.selectOption({ label: colleague })
  await dialog(staff).getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(staff.getByText(`Assigned to ${colleague}`)).toBeFocused()

  // The question names an email address, which is wider than a phone.
  await staff.getByRole('button', { name: 'Reject withdrawal' }).click()
  expect(await widthHidden(staff)).toBe(0)
})

test('a result that was begun is there again with its plan and day, after another page', async ({
  browser,
  product,
}) => {
  const staff = await consoleOf(browser, product, 'begins@example.com')
  const begin = async () => {
    await staff.getByRole('link', { name: 'Book a result' }).click()
    await expect(staff.getByRole('button', { name: 'Propose result' })).toBeVisible()
  }
  const plan = staff.getByRole('main').getByLabel('Plan').last()
  const day = staff.getByLabel('Day', { exact: true })
  const reason = staff.getByLabel('Reason', { exact: true })
  await staff.goto('/staff/results')
  await begin()
  await plan.selectOption('premium')
  await day.fill('2026-01-05')
  await staff.getByLabel('Result in percent').fill('-1.25')
  await reason.fill('As reported by the desk.')
  await staff.getByRole('link', { name: 'Plans', exact: true }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible()
  await staff.getByRole('link', { name: 'Results', exact: true }).click()
  await begin()
  await expect(reason).toHaveValue('As reported by the desk.')
  await expect(plan).toHaveValue('premium')
  await expect(day).toHaveValue('2026-01-05')
  await expect(staff.getByLabel('Result in percent')).toHaveValue('-1.25')
})

/** What of the open dialog is to be reached by scrolling sideways only. */
const widthHidden = (page: Page): Promise<number> =>
  dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)
