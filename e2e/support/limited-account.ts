import { type Browser, expect, type Page } from '@playwright/test'
import type { Account } from './account.ts'
import { logIn, main, open } from './account-pages.ts'
import { consoleOf } from './staff-console.ts'
import { logsIn } from './factors.ts'
import type { Product } from './product.ts'

/** Locks or suspends an account past the calls of staff; its sessions stay as they are. */
export const limitAccount = (product: Product, id: string, state: 'locked' | 'suspended', reason = '') =>
  product.superuser(
    `update person set state = '${state}', state_reason = nullif('${reason}', ''),
       state_reason_code = 'unusual_activity', state_since = now(), state_review_by = now() + interval '72 hours',
       state_reference = nextval('standing_reference')
     where id = '${id}'`,
  )

const title = 'Your profile ran into some issues'
export const box = (page: Page) => main(page).getByRole('status').filter({ hasText: title })
export const banner = (page: Page) => page.getByRole('complementary', { name: /^Your account is / })
export const see = (page: Page) => box(page).getByRole('button', { name: 'See my account' })

export async function seeAccount(page: Page, { email, password }: Account): Promise<void> {
  await open(page, '/login')
  await logIn(page, email, password)
  await logsIn(page, () => see(page).click())
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await expect(banner(page)).toBeVisible()
}

/** The account's page in the console, in a browser of its own. */
export async function inConsole(browser: Browser, product: Product, { email }: Account): Promise<Page> {
  const staff = await consoleOf(browser, product, 'ada@example.com')
  await staff.goto(`/staff/investors?q=${encodeURIComponent(email)}`)
  await staff.getByRole('link', { name: 'Test Investor' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'Test Investor' })).toBeVisible()
  return staff
}

/** Presses an act of the console, and the button of its dialog that is named after it. */
export async function act(
  staff: Page,
  name: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await staff.getByRole('button', { name, exact: true }).click()
  const dialog = staff.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(staff.getByText(`Done: ${name}`)).toBeVisible()
}
