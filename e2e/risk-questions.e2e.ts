import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { test } from './support/public-page.ts'

/** The questions on risk where nothing waits for them; e2e/test-networks.e2e.ts has them in front of a first position. */

test('in practice the five questions on risk are an offer, and a wrong answer is explained', async ({
  page,
  product,
}) => {
  const account = await openAccount(product)
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await page.goto('/dashboard/invest')
  await expect(page.getByText('Five questions come first')).toHaveCount(0)
  await page.getByRole('link', { name: 'Five questions on risk (optional)' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Five questions on risk' })).toBeFocused()
  const check = page.getByRole('button', { name: 'Check answers' })
  const choose = (answer: string) => page.getByRole('radio', { name: answer, exact: true }).check()

  await test.step('what is missing is named, and leads to its question', async () => {
    await check.press('Enter')
    const problems = page.getByTestId('error-summary')
    await expect(problems).toBeFocused()
    await expect(problems.getByRole('listitem')).toHaveCount(5)
  })

  await test.step('a wrong answer has its reason below it', async () => {
    await choose('That much every day')
    for (const right of ['Yes, and my position is worth less', '$980', '$198']) await choose(right)
    await choose('Staff approve it, and a new address waits 24 hours')
    await check.click()
    await expect(page.getByText('1 answer isn’t right yet')).toBeVisible()
    const question = page.getByRole('group', { name: 'What does a plan’s rate promise?' })
    await expect(question).toContainText('Not quite. A rate is an illustration.')
    await expect(page.getByRole('group', { name: 'You withdraw $200.' })).toContainText('Right. A withdrawal')
  })

  await test.step('once all are right, the offer is gone', async () => {
    await choose('Nothing')
    await check.click()
    await expect(page.getByText('You can invest whenever you like.')).toBeVisible()
    await page.getByRole('link', { name: 'See the plans' }).click()
    await expect(page.getByRole('radio', { name: /Basic/ })).toBeEnabled()
    await expect(page.getByRole('link', { name: 'Five questions on risk (optional)' })).toHaveCount(0)
  })
})
