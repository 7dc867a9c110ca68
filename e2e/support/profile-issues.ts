import { expect, type Page } from '@playwright/test'
import { logIn, main, open, password } from './account-pages.ts'

/** Who logs in to an account that may not be used sees the box for it, without the words of the server. */
export async function showsBox(page: Page, email: string): Promise<void> {
  await open(page, '/login')
  const answered = page.waitForResponse('**/account/login/')
  await logIn(page, email, password)
  const { detail } = (await (await answered).json()) as { detail: string }
  await expect(page.getByText('Your profile ran into some issues')).toBeVisible()
  await expect(main(page)).toContainText(/contact support/i)
  await expect(page.getByText(detail)).toBeHidden()
}
