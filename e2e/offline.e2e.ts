/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { liveAccount } from './support/money.ts'
import { bar, builtFiles, kept, open, shellKept } from './support/offline.ts'
import { loaded, test } from './support/public-page.ts'

/** Without a network: what still opens, what it shows, and what is kept on the device. */

test.use({ serviceWorkers: 'allow' })

test('a signed-in page opens without a network, and nothing private was kept for it', async ({
  page,
  context,
  product,
}) => {
  const account = await openAccount(product)
  await liveAccount(product, account)
  await open(page, account, '/dashboard/home')
  await expect(page.getByText('$200.00').first()).toBeVisible()
  await shellKept(page)
  // Every call of these pages passes the worker by.
  const needed = new Set<string>()
  for (const address of ['/dashboard/transactions', '/profile/me', '/dashboard/home']) {
    await page.goto(address)
    await loaded(page)
    for (const file of await builtFiles(page)) needed.add(file)
  }
  const addresses = await kept(page)
  expect([...needed].filter((file) => !addresses.includes(file))).toEqual([])
  expect(addresses.filter((address) => !address.startsWith('/assets/'))).toEqual(['/dashboard/home'])
  expect(addresses.filter((address) => /^\/assets\/(?:es|fr|de|tr|id|ar|pt-BR)[.-]/.test(address))).toEqual(
    [],
  )
  const texts = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '')
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    return Promise.all(answers.map(async (answer) => (await answer?.text()) ?? ''))
  })
  for (const secret of [account.email, account.access, account.user_id])
    expect(texts.some((text) => text.includes(secret))).toBe(false)

  await context.setOffline(true)
  for (const address of ['/dashboard/home', '/dashboard/withdraw', '/profile/me']) {
    await page.goto(address)
    await expect(bar(page)).toContainText('You’ll see figures when you’re back online.')
    await expect(page.getByRole('navigation', { name: 'Your account' }).first()).toBeVisible()
    await expect(page.getByText('$200.00')).toHaveCount(0)
  }
  await page.goto('/dashboard/home')
  await context.setOffline(false)
  await expect(page.getByText('$200.00').first()).toBeVisible()
  await expect(bar(page)).toBeHidden()
})
