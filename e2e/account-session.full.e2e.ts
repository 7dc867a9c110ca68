import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { open } from './support/account-pages.ts'
import { test } from './support/public-page.ts'

/** What one tab does to the session of another. */

test('somebody else who logs in in another tab is who this one shows: nothing typed before is saved as theirs', async ({
  context,
  product,
}) => {
  const [first, second] = [await openAccount(product), await openAccount(product)]
  const tabs = [await context.newPage(), await context.newPage()] as const
  await open(tabs[0], '/')
  await signInBrowser(tabs[0], first)
  await tabs[0].goto('/profile/edit')
  const name = tabs[0].getByLabel('First name')
  await name.fill('Typed by the first')
  // The log-in page leads who is logged in to their account, so the other account comes by its tokens alone.
  await open(tabs[1], '/faq')
  await signInBrowser(tabs[1], second)
  await expect(name).toHaveValue('Test')
  await expect(tabs[0]).toHaveURL(/\/profile\/edit$/)
})
