/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { locales, nameOfLanguage } from '../contract/src/locales.ts'
import { hydrated, test } from './support/public-page.ts'

/** The header, and how one gets about, as the spec's sections 1 and 2 have it. Each name quotes its row. */

test('spec 1: header: the logo goes home, or reloads if already on home; links Home, About Us, Plans, FAQs, Contact, a language selector, Login and Sign Up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  await hydrated(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Home',
    'About Us',
    'Plans',
    'FAQs',
    'Contact',
  ])
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await expect(header.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
  const logo = header.getByRole('link', { name: /Evenmoor/ })
  await logo.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every number/)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const loaded = page.waitForEvent('load')
  await logo.click()
  await loaded
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
})

test('spec 1: the language selector keeps the page and its query', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/signup?ref=friend')
  await hydrated(page)
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Language' }).click()
  const links = page.getByRole('banner').locator('a[hreflang]:visible')
  await expect(links).toHaveText(locales.map(nameOfLanguage))
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/signup\?ref=friend$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('spec 1: header: a collapsible menu on small screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'About Us',
    'Plans',
    'FAQs',
    'Contact',
    'Log in',
    'Sign up',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'FAQs' }).click()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(menu).toBeHidden()
})

test('spec 2: the Plans link scrolls to the plans section, and from every other page goes to / with a scroll-to-plans state', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  const heading = page.getByRole('heading', { name: 'Practice plans' })
  const plans = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' })
  for (const path of ['/', '/about', '/no/such/page']) {
    await page.goto(path)
    await hydrated(page)
    await plans.click()
    await expect(page, path).toHaveURL(/\/$/)
    await expect(heading, path).toBeInViewport()
    await expect(heading, path).toBeFocused()
  }
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"scrollTo":"plans"')
  await page.evaluate(() => window.scrollTo(0, 0))
  await plans.click()
  await expect(heading).toBeInViewport()
})

test('spec 2: changing page scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/terms')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
