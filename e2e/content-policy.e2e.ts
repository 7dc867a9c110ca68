/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { hydrated, test } from './support/public-page.ts'

/** What becomes of a page that does what its content policy forbids. */

// Browsers gather reports for a minute before they send them; this one for a moment.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--short-reporting-delay'] }),
})

test('what a page may not do is stopped by the browser, and its report arrives at /api/content-policy-reports/', async ({
  page,
  product,
}) => {
  await page.goto('/faq?token=secret')
  await hydrated(page)
  const stopped = await page.evaluate(async () => {
    const broken: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => broken.push(event.effectiveDirective))
    const picture = new Image()
    const failed = new Promise((resolve) => picture.addEventListener('error', resolve))
    picture.src = 'https://elsewhere.example/pixel.png?of=somebody'
    await failed
    await fetch('https://elsewhere.example/').catch(() => {})
    return broken.toSorted()
  })
  expect(stopped).toEqual(['connect-src', 'img-src'])
  const told = () =>
    product
      .output()
      .split('\n')
      .filter((line) => line.includes('a page broke its content policy'))
      .map((line) => (JSON.parse(line) as { report: Record<string, string> }).report)
  await expect.poll(told, { timeout: 80_000 }).toHaveLength(2)
  expect(told()).toEqual(
    expect.arrayContaining([
      { directive: 'img-src', blocked: 'https://elsewhere.example/pixel.png', page: `${product.url}/faq` },
      { directive: 'connect-src', blocked: 'https://elsewhere.example/', page: `${product.url}/faq` },
    ]),
  )
})
