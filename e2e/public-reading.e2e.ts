import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { defaultLocale, isLocale, locales } from '../contract/src/locales.ts'
import { anyOf, rulesOf } from '../scripts/words/catalogs.ts'
import { test } from './support/public-page.ts'
import { publicPaths } from './support/public-paths.ts'

/** The public pages as they are read without JavaScript, and by search engines; and what no page says. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every public page is readable without JavaScript', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path)
      await expect(page.locator('main h1'), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      // Before its code is here the browser would send a form by itself, and what was typed or chosen would be lost.
      await expect(page.locator('form button[type=submit]:enabled'), path).toHaveCount(0)
    }
    for (const [path, count] of [
      ['/', 2],
      ['/results', 1],
    ] as const) {
      await page.goto(path)
      // Searching by text passes over what stands in noscript.
      const said = await page.locator('noscript p').allTextContents()
      expect(said.filter((text) => text.startsWith('These figures need JavaScript.'))).toHaveLength(count)
    }
    await page.goto('/faq')
    await page.getByText('What does it cost?').click()
    await page.getByText('How do I start?').click()
    await expect(page.locator('details[data-testid="faq-item"][open]')).toHaveCount(1)
    await expect(page.getByText('confirm it with the code we email you')).toBeVisible()
  })
})

test('what search engines and previews read: canonical, hreflang, description, picture, sitemap, robots, manifest', async ({
  page,
  product,
  request,
}) => {
  await page.goto('/ar/faq')
  const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name)
  expect(await attribute('link[rel="canonical"]', 'href')).toBe(`${product.url}/ar/faq`)
  const versions = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
  expect(versions).toEqual([
    ['en', `${product.url}/faq`],
    ...locales.slice(1).map((language) => [language, `${product.url}/${language}/faq`]),
    ['x-default', `${product.url}/faq`],
  ])
  expect(await attribute('link[hreflang="x-default"]', 'href')).toBe(`${product.url}/faq`)
  expect((await attribute('meta[name="description"]', 'content'))?.length).toBeGreaterThan(40)
  for (const path of [
    await attribute('meta[property="og:image"]', 'content'),
    '/icon-192.png',
    '/favicon.svg',
  ]) {
    const picture = await request.get(path ?? '')
    expect(picture.status()).toBe(200)
    expect(picture.headers()['content-type']).toMatch(/^image\//)
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(listed).toContain(`${product.url}/ar/terms`)
  for (const address of listed) expect((await request.get(address)).status(), address).toBe(200)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${product.url}/sitemap.xml`)
  const manifest = await request.get('/manifest.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ short_name: 'Evenmoor' })
})

test.describe('the built pages', () => {
  const built = path.resolve(import.meta.dirname, '../web/build/client')

  test('no page in any language promises, hurries or flatters', () => {
    const found: string[] = []
    const files = globSync('**/index.html', { cwd: built })
    expect(files.length).toBeGreaterThan(locales.length * publicPaths.length)
    for (const file of files) {
      const [folder = ''] = file.split(path.sep)
      const banned = anyOf(rulesOf(isLocale(folder) ? folder : defaultLocale).banned)
      const words = readFileSync(path.join(built, file), 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      const match = banned.exec(words)
      if (match) found.push(`${file}: ${match[0]}`)
    }
    expect(found).toEqual([])
  })
})
