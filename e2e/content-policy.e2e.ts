/// <reference lib="dom" />
import { expect } from '@playwright/test'
import { hydrated, test } from './support/public-page.ts'

/** What becomes of a page that does what its content policy forbids. */

test('what a page may not do is stopped by the browser, and its report arrives at /api/content-policy-reports/', async ({
  page,
  product,
}) => {
  await page.goto('/faq?token=secret')
  await hydrated(page)
  const stopped = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const broken: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          broken.push(effectiveDirective)
          if (broken.length === 2) resolve(broken.toSorted())
        })
        new Image().src = 'https://elsewhere.example/pixel.png?of=somebody'
        fetch('https://elsewhere.example/').catch(() => {})
      }),
  )
  expect(stopped).toEqual(['connect-src', 'img-src'])
  const told = () =>
    product
      .output()
      .split('\n')
      .filter((line) => line.includes('a page broke its content policy'))
      .map((line) => (JSON.parse(line) as { report: Record<string, string> }).report)
      // A browser may tell of another test's page a while later.
      .filter((report) => report['page'] === `${product.url}/faq`)
  await expect.poll(told).toHaveLength(2)
  expect(told()).toEqual(
    expect.arrayContaining([
      { directive: 'img-src', blocked: 'https://elsewhere.example/pixel.png', page: `${product.url}/faq` },
      { directive: 'connect-src', blocked: 'https://elsewhere.example/', page: `${product.url}/faq` },
    ]),
  )
})
