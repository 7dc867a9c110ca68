/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'
import { pageClock } from './support/page-clock.ts'
import { test } from './support/public-page.ts'

/** How much is asked of a new person: screens that are gone through, and fields that are typed into. */

const password = 'three unrelated violet words'

/** Counts as a person would: a screen is a heading of the first level, a field is one that letters go into. */
function counted(page: Page) {
  const screens: string[] = []
  const fields: string[] = []
  return {
    screens,
    fields,
    /** Waits until the screen with this heading is here. */
    see: async (heading: string | RegExp) => {
      const title = page.getByRole('heading', { level: 1, name: heading })
      await expect(title).toBeVisible()
      screens.push(await title.innerText())
    },
    type: async (field: Locator, text: string) => {
      await field.fill(text)
      fields.push((await field.getAttribute('name')) ?? '')
    },
  }
}

test('from the home page to the first position: seven typed fields, five screens to the dashboard and four from there', async ({
  page,
  product,
}) => {
  const person = counted(page)
  const clock = await pageClock(page)
  /** Goes on by the link of what was done, before the page does so by itself. */
  const continueNow = async (act: () => Promise<void>) => {
    await clock.stop()
    await act()
    await page.getByRole('link', { name: 'Continue now' }).click()
    await clock.go()
  }
  const email = 'first-position@example.com'
  await page.goto('/')
  await person.see('Every number here can prove itself.')
  await page.getByRole('main').getByRole('link', { name: 'Get started' }).first().click()
  await person.see(/account/i)
  const main = page.getByRole('main')
  await person.type(page.getByLabel('First name'), 'Ada')
  await person.type(page.getByLabel('Last name'), 'Lovelace')
  await person.type(main.getByLabel('Email'), email)
  await person.type(page.getByLabel('Password', { exact: true }), password)
  await person.type(page.getByLabel('Confirm password'), password)
  await page.getByRole('checkbox', { name: /18 or over/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await person.see('Enter the 6-digit code')
  const code = /\b\d{6}\b/.exec((await product.newestMail(email)).text)?.[0] ?? ''
  await person.type(page.getByLabel('6-digit code'), code)
  await continueNow(() => page.getByRole('button', { name: 'Verify email' }).click())
  await person.see('Log in')
  await expect(main.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await person.type(page.getByLabel('Password', { exact: true }), password)
  await continueNow(() => main.getByRole('button', { name: 'Log in', exact: true }).click())
  await person.see(/^Good (morning|afternoon|evening), /)
  expect(person.screens.length, person.screens.join(', ')).toBeLessThanOrEqual(5)

  await main.getByRole('link', { name: 'Compare plans' }).click()
  const next = page.getByRole('button', { name: 'Review investment', exact: true })
  await person.see(/plan/i)
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked()
  // A plan is, but nothing is chosen beforehand that costs money.
  const amount = page.getByLabel('Amount', { exact: true })
  await expect(amount).toHaveValue('')
  await page.getByRole('button', { name: 'Min $100' }).click()
  await expect(amount).toHaveValue('100.00')
  await next.click()
  await person.see(/Review your investment/)
  await page.getByRole('checkbox', { name: 'I understand I can lose this amount' }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await person.see(/pay/i)
  await page.getByRole('radio', { name: /USDT/ }).check()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await person.see(/Invest \$100/)
  await page.getByRole('button', { name: /^Pay \d/ }).click()
  await expect(page.getByText('Your position in Basic is open.')).toBeVisible()
  expect(person.screens.length, person.screens.join(', ')).toBeLessThanOrEqual(9)
  expect(person.fields.length, person.fields.join(', ')).toBeLessThanOrEqual(7)
})
