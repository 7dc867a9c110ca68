import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { appCode } from './support/authenticators.ts'
import { keyboardOf } from './support/keyboard.ts'
import { listenTo } from './support/listen.ts'
import { liveAccount } from './support/money.ts'
import type { Product } from './support/product.ts'
import { loaded, test } from './support/public-page.ts'

/** Journeys of an investor with the keyboard alone, on a phone's width: the focus is always seen, and nothing lies over it. */

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

async function open(page: Page, account: Account, address: string): Promise<void> {
  await page.goto('/faq')
  await signInBrowser(page, account)
  await page.goto(address)
  await loaded(page)
}

async function funded(product: Product): Promise<Account> {
  const account = await openAccount(product)
  await liveAccount(product, account)
  return account
}

test('invest, and pay the checkout', async ({ page, product }) => {
  test.slow()
  const keys = keyboardOf(page)
  await open(page, await openAccount(product), '/dashboard/home')
  await keys.press(page.getByRole('main').getByRole('link', { name: 'Compare plans' }))
  const next = page.getByRole('button', { name: 'Review investment', exact: true })
  await keys.choose(page.getByRole('radio', { name: /Basic/ }))
  const amount = page.getByLabel('Amount', { exact: true })
  const said = await listenTo(page)
  await keys.press(page.getByRole('button', { name: 'Min $100' }))
  await expect(amount).toHaveValue('100.00')
  await expect.poll(said).toContain('100.00 USD')
  await keys.press(next)
  await keys.tick(page.getByRole('checkbox', { name: 'I understand I can lose this amount' }))
  await keys.press(page.getByRole('button', { name: 'Continue to payment' }))
  await keys.choose(page.getByRole('radio', { name: /USDT/ }))
  await keys.press(page.getByRole('button', { name: 'Continue to checkout' }))
  await expect(page).toHaveURL(/\/checkout_usdt\?deposit=/)
  await keys.press(page.getByRole('button', { name: 'Copy address' }))
  await keys.press(page.getByRole('button', { name: /^Pay \d/ }))
  await expect(page.getByText('Your position in Basic is open.')).toBeVisible({ timeout: 40_000 })
})

test('withdraw, and take it back', async ({ page, product }) => {
  test.slow()
  const keys = keyboardOf(page)
  const account = await funded(product)
  await open(page, account, '/dashboard/withdraw')
  await keys.type(page.getByLabel('Amount', { exact: true }), '20')
  await keys.press(page.getByRole('button', { name: 'Choose address' }))
  await keys.choose(page.getByRole('radio', { name: 'Use my practice address' }))
  await keys.press(page.getByRole('button', { name: 'Review withdrawal' }))
  await keys.press(page.getByRole('button', { name: 'Confirm withdrawal' }))
  await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
  await keys.press(page.getByRole('button', { name: 'Cancel withdrawal' }))
  await expect(page.getByText('Canceled').filter({ visible: true }).first()).toBeVisible()
})

test('filter the transactions, and save what is left as a file', async ({ page, product }) => {
  test.slow()
  const keys = keyboardOf(page)
  await open(page, await funded(product), '/dashboard/transactions')
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await keys.press(page.getByRole('button', { name: 'Filters' }))
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await keys.reach(sheet.getByLabel('Type'))
  // The browser's own list: letters go to what begins with them.
  await page.keyboard.type('Wi')
  await expect(page).toHaveURL(/type=withdrawal/)
  await keys.press(sheet.getByRole('button', { name: 'Show transactions' }))
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await keys.press(page.getByRole('button', { name: 'Save as CSV' }))
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringContaining('withdrawal')])
})

test('turn an authenticator app on and off again, each with proof of the person', async ({
  page,
  product,
}) => {
  test.slow()
  const keys = keyboardOf(page)
  const account = await openAccount(product)
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await open(page, account, '/profile/security')
  await keys.press(page.getByRole('button', { name: 'Add an authenticator app' }))
  await keys.type(proof.getByLabel('Your password'), account.password)
  await keys.press(proof.getByRole('button', { name: 'Confirm' }))
  await expect(proof).toBeHidden()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await keys.type(page.getByLabel('6-digit code from the app'), appCode(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeFocused()
  await keys.press(page.getByRole('button', { name: 'I’ve saved them' }))
  await keys.press(page.getByRole('button', { name: 'Turn off' }))
  const asked = page.getByRole('dialog').filter({ visible: true })
  await keys.press(asked.getByRole('button', { name: 'Turn off' }))
  await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible()
})
