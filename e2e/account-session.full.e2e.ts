import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { open } from './support/account-pages.ts'
import { loaded, test } from './support/public-page.ts'

/** How a session goes on: ahead of its token's end, and beside another tab. */

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

test('a token that is about to end is renewed first: no call is refused, and the console has no red line', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await page.goto('/robots.txt')
  // The server would refuse it; the page is to see by its time that it need not be tried.
  await signInBrowser(page, { ...account, access: 'ended' })
  await page.evaluate(() => localStorage.setItem('evenmoor.renew_at', String(Date.now() - 1)))
  const refused: string[] = []
  const lines: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  await page.goto('/dashboard/home')
  await loaded(page)
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText('$0.00')
  expect(refused).toEqual([])
  expect(lines).toEqual([])
})
