import { expect } from '@playwright/test'
import { locales } from '../contract/src/locales.ts'
import { type Account, signInBrowser } from './support/account.ts'
import { layoutFindings } from './support/layout-findings.ts'
import { openProvenAccount } from './support/proof-accounts.ts'
import { hydrated, loaded, test } from './support/public-page.ts'
import { wordsOf } from './support/words.ts'

/** The page of proof as it stands when its figures have come, in each language. */

let account: Account
test.beforeAll(async ({ product }) => {
  account = await openProvenAccount(product)
})

for (const locale of locales) {
  test(`${locale}: an investor's balance is found in the total, and no width cuts a word or a figure`, async ({
    page,
    noted,
  }) => {
    test.slow()
    await page.goto('/robots.txt')
    await signInBrowser(page, account)
    const address = locale === 'en' ? '/proof' : `/${locale}/proof`
    await page.goto(address)
    await loaded(page)
    const check = page.getByRole('region', { name: wordsOf(locale, 'results.proofCheck.heading') })
    await check.getByRole('button', { name: wordsOf(locale, 'results.proofCheck.check') }).click()
    await expect(check.locator('[data-state=done]')).toHaveCount(3)
    expect(await layoutFindings(page, address)).toEqual([])
    expect(noted).toEqual({ errors: [], foreign: [] })
  })
}

test('what cannot be read is said, and read again', async ({ page }) => {
  let isDown = true
  await page.route('**/api/transparency/', (route) =>
    isDown ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
  )
  await page.goto('/proof')
  await hydrated(page)
  await expect(page.getByRole('main').getByText('Checkpoint unavailable').first()).toBeVisible({
    timeout: 30_000,
  })
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByTestId('root')).toBeVisible()
  await expect(page.getByText('Checkpoint unavailable')).toHaveCount(0)
})
