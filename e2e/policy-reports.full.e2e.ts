import { expect } from '@playwright/test'
import { findBrowser } from '../scripts/browser.ts'
import { test } from './support/public-page.ts'

const { args, ...browser } = await findBrowser()
// Browsers gather reports for a minute; with this one they are sent at once.
test.use({ launchOptions: { ...browser, args: [...args, '--short-reporting-delay'] } })

test('B04: what the policy stops is reported: which page, which rule, and nothing that was written there', async ({
  page,
  product,
}) => {
  await page.goto('/faq?of=nobody')
  await page.evaluate(async () => {
    // What the test's own connection to the browser runs may do more than the page.
    await new Promise((resolve) => setTimeout(resolve))
    try {
      document.createElement('div').innerHTML = '<img src=x onerror="secret()">'
    } catch {
      // Stopped, as it must be.
    }
  })
  const line = () =>
    product
      .output()
      .split('\n')
      .find((text) => text.includes('a page broke its content policy'))
  await expect.poll(line, { timeout: 30_000 }).toBeDefined()
  expect(line()).toContain('/faq')
  expect(line()).toContain('require-trusted-types-for')
  expect(line()).not.toMatch(/secret|onerror|of=nobody/)
})
