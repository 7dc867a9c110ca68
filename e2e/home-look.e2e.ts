/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { hydrated, loaded, resized, sidewaysScroll, test } from './support/public-page.ts'

/** What the home page is built around: the card that opens, the slider, its height; and who is signed in. */

test('the card in the hero opens and closes, and its lines add up to its balance', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('button', { name: /show where it comes from$/ })
  const slip = page.getByTestId('hero-slip')
  await expect(slip).toBeVisible()
  const amounts = await slip.locator('data').evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  const [deposits, withdrawals, results, balance, yours, other] = amounts.map(cents)
  expect(amounts).toHaveLength(6)
  expect(deposits! + withdrawals! + results!).toBe(balance)
  expect(yours! + other!).toBe(0)
  await expect(opener.locator('data')).toHaveAttribute('value', amounts[3] ?? '')
  await expect(slip).toContainText('Both sides add up to $0.00')
  await opener.press('Enter')
  await expect(slip).toBeHidden()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.press('Enter')
  await expect(slip).toBeVisible()
})

test('the slider passes all the money on Earth on the day that its arithmetic gives', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('heading', { name: /would really mean/ }).scrollIntoViewIfNeeded()
  const slider = page.getByRole('slider', { name: 'Days' })
  await expect(page.getByRole('button', { name: '5%', exact: true })).toBeVisible()
  const section = page.getByRole('region', { name: /would really mean/ })
  const sum = Number(/\$([\d.]+) trillion:/.exec(await section.innerText())?.[1])
  expect(sum).toBeGreaterThan(100)
  for (const [rate, ppm] of [
    ['5%', 0.05],
    ['3.2%', 0.032],
    ['2.5%', 0.025],
  ] as const) {
    await section.getByRole('button', { name: rate, exact: true }).click()
    await expect(section.getByRole('button', { name: rate, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const passing = Math.floor(Math.log((sum * 1e12) / 100) / Math.log1p(ppm)) + 1
    await expect(slider, rate).toHaveValue(String(passing))
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${passing.toLocaleString('en')} days: \\$`),
    )
    expect(await trillions(page)).toBeGreaterThan(sum)
    await slider.press('ArrowLeft')
    await expect(slider).toHaveValue(String(passing - 1))
    expect(await trillions(page)).toBeLessThanOrEqual(sum)
  }
  await slider.press('PageDown')
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', '0 days: $100.00')
  await slider.press('PageUp')
  await expect(slider).toHaveAttribute('aria-valuetext', /^30 days: \$209\.7/)
  await expect(section.getByRole('link', { name: /Financial Stability Board/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.fsb\.org\//,
  )
})

test('at 360 px the page is at most 7,200 px tall and no wider than the window', async ({ page }) => {
  await page.goto('/')
  await loaded(page)
  await resized(page, 360, 780)
  expect(await sidewaysScroll(page, 360)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_200)
})

test('at 360 px no address in the foot of the page is cut', async ({ page }) => {
  await page.goto('/')
  await loaded(page)
  await resized(page, 360, 780)
  const lines = await page
    .getByRole('contentinfo')
    .locator('[data-contact] a bdi')
    .evaluateAll((all) => all.map((its) => [its.textContent, its.getClientRects().length]))
  expect(lines).toEqual([
    ['support@example.com', 1],
    ['+1 202 555 0100', 1],
    ['t.me/example', 1],
  ])
})

test('who is signed in finds the account in the header, and /login goes on to the dashboard', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const person = await openAccount(product)
  await page.goto('/robots.txt')
  await signInBrowser(page, person)
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/dashboard/home')
  await expect(header.getByRole('link', { name: /^(Log in|Sign up)$/ })).toHaveCount(0)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await page.goto('/login?next=/profile/me')
  await expect(page).toHaveURL(/\/profile\/me$/)
})

const cents = (amount: string | null) => Math.round(Number(amount) * 100)

const trillions = async (page: Page) =>
  Number(/\$([\d.]+) trillion/.exec(await page.getByTestId('would-be').innerText())?.[1])
