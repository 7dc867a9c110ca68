import { expect } from '@playwright/test'
import { locales } from '../contract/src/locales.ts'
import { dayMs } from '../server/src/platform/clock.ts'
import { accrueFinishedDays } from '../server/src/positions/accrue-finished-days.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { give, invest } from './support/own-verbs.ts'
import { looksRight } from './support/looks-right.ts'
import { loaded, test } from './support/public-page.ts'
import { withPast } from './support/staff-console.ts'
import { wordsOf } from './support/words.ts'

/** The chart and every figure below it, opened, in each language, on a phone and a desk, in both themes. */

let account: Account

test.beforeAll(async ({ product }) => {
  account = await openAccount(product)
  await withPast(product, async (past) => {
    await give(past, account, '1250.50')
    await invest(past.at(new Date(Date.now() - 6 * dayMs)), account, 'basic', 100)
    // The figures come with the first result.
    await accrueFinishedDays(past.now)
  })
})

for (const locale of locales)
  test(`the chart of the account and what it comes to (${locale})`, async ({ page, product }) => {
    test.slow()
    // What the account chose is brought to the page with it.
    await fetch(`${product.url}/account/me/`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${account.access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ locale }),
    })
    await page.goto('/robots.txt')
    await signInBrowser(page, account)
    await page.evaluate((chosen) => localStorage.setItem('evenmoor.locale', chosen), locale)
    await page.goto('/dashboard/home')
    await loaded(page)
    const performance = page.getByRole('region', {
      name: wordsOf(locale, 'investor.performance.title'),
    })
    const figures = performance.locator('details > summary')
    await expect(figures).toHaveCount(9)
    for (const figure of await figures.all()) await figure.click()
    await looksRight(page)
    await expect(page.getByRole('application')).toBeVisible()
  })
