/// <reference lib="dom" />
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { bannedWords } from '../scripts/banned-words.ts'
import { pageClock } from './support/page-clock.ts'
import { hydrated, test } from './support/public-page.ts'
import { inArabic, publicPaths } from './support/public-paths.ts'

/** The public site as the spec's sections 2, 4, 5 and 8 have it. Each name quotes its row. */

test('spec 2: every public route answers 200 with one h1 and a title, in both languages', async ({
  page,
  noted,
}) => {
  for (const path of publicPaths.flatMap((english) => [english, inArabic(english)])) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 200])
    await hydrated(page)
    await expect(page.locator('main h1'), path).toHaveCount(1)
    expect(await page.title(), path).toMatch(/\S · Evenmoor$/)
  }
  expect(noted).toEqual({ errors: [], foreign: [] })
})

test('spec 2: /faq: 10 accordion items, one open at a time, plus a Contact Support button to /contact', async ({
  page,
}) => {
  await page.goto('/faq#fees')
  await hydrated(page)
  const items = page.getByTestId('faq-item')
  const open = page.locator('details[data-testid="faq-item"][open]')
  await expect(items).toHaveCount(10)
  // A link leads to its answer.
  await expect(open).toHaveCount(1)
  await expect(open).toHaveAttribute('id', 'fees')
  await page.getByText('Do you check my identity?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toHaveAttribute('id', 'identity')
  await page.getByText('Do you check my identity?').press('Enter')
  await expect(open).toHaveCount(0)
  await page.getByRole('link', { name: 'Contact Support' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('spec 5: contact: name, email (valid format) and message all required', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill('nobody')
  await page.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByTestId('error-summary')
  for (const text of ['Name is required', 'Enter a valid email address.', 'Message is required'])
    await expect(summary.getByRole('link', { name: text })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody')
  await expect(page).toHaveTitle(/Contact · Evenmoor$/)
})

test('spec 4: contact: success banner for 5 seconds and the form clears; spec 2: a Telegram link, a support e-mail link', async ({
  page,
  product,
}) => {
  const clock = await pageClock(page)
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', 'https://t.me/example')
  await expect(page.getByRole('link', { name: /Support by e-mail/ })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Message').fill('Where is my statement?')
  await page.getByRole('button', { name: 'Send message' }).click()
  const banner = page.getByRole('status').filter({ hasText: /We have your message, reference C-\d+/ })
  await expect(banner).toBeFocused()
  await clock.stop()
  for (const label of ['Name', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
  const reference = /C-\d+/.exec(await banner.innerText())?.[0] ?? ''
  await clock.wind(3.5)
  await expect(banner).toBeVisible()
  await clock.wind(1.5)
  await expect(banner).toBeHidden()
  await expect(page.getByText(`reference ${reference}`)).toBeVisible()
  const mail = await product.newestMail('support@example.com')
  expect(mail.subject).toBe(`Contact message ${reference}`)
  expect(mail.text).toContain('Where is my statement?')
})

test("spec 8: contact: server message or 'Failed to send message.'; the text is kept and Retry sends it", async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Message').fill('Still here?')
  await page.route('**/management/contact/', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  )
  await page.getByRole('button', { name: 'Send message' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to send message.')
  await expect(page.getByLabel('Message')).toHaveValue('Still here?')
  await page.unroute('**/management/contact/')
  await page.route('**/management/contact/', (route) =>
    route.fulfill({ status: 400, json: { detail: 'The inbox is being moved.' } }),
  )
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toContainText('The inbox is being moved.')
  await page.unroute('**/management/contact/')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/We have your message, reference C-\d+/)).toBeVisible()
  await expect(alert).toBeHidden()
})

test("spec 4: newsletter: idle, then success ('Subscribed successfully!'); the message clears after 3 seconds; spec 5: email required and of valid format", async ({
  page,
  product,
}) => {
  const clock = await pageClock(page)
  await page.goto('/terms')
  await hydrated(page)
  const email = page.getByLabel('Email for the newsletter')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await email.fill('reader@')
  await email.press('Enter')
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await email.fill('reader@example.com')
  await email.press('Enter')
  const done = page.getByText('Subscribed successfully!')
  await expect(done).toBeVisible()
  await expect(email).toHaveValue('')
  await clock.stop()
  await clock.wind(1.8)
  await expect(done).toBeVisible()
  await clock.wind(1.2)
  await expect(done).toBeHidden()

  const { text } = await product.newestMail('reader@example.com')
  await page.goto(/\S+\/newsletter\/confirm\?token=\S+/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('You are on the list.')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.goto(/\S+\/newsletter\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You are off the list.')).toBeVisible()
})

test("spec 8: newsletter: 'Unable to subscribe. Try again...' shown; the server detail is logged, fallback 'Subscription failed. Try again.'", async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.goto('/terms')
  await hydrated(page)
  const email = page.getByLabel('Email for the newsletter')
  for (const [answer, line] of [
    [{ status: 400, json: { detail: 'That address is blocked.' } }, 'That address is blocked.'],
    [{ status: 500, body: 'oops' }, 'Subscription failed. Try again.'],
  ] as const) {
    await page.route('**/management/subscribe/', (route) => route.fulfill(answer))
    await email.fill('reader@example.com')
    await email.press('Enter')
    const failed = page.getByText('Unable to subscribe. Try again...')
    await expect(failed).toBeVisible()
    await expect(page.getByText(line)).toBeHidden()
    await expect(email).toHaveValue('reader@example.com')
    await expect(failed).toBeHidden({ timeout: 4_500 })
    expect(logged).toContain(line)
    await page.unroute('**/management/subscribe/')
  }
})

test('spec 2: any other path shows a 404 page with rotating messages every 3 seconds and a Go Back Home button', async ({
  page,
}) => {
  const clock = await pageClock(page)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await clock.stop()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  const message = page.getByTestId('not-found-message')
  // From one change to the next: what came before the clock stopped is not counted.
  const seen = [await message.innerText()]
  await clock.wind(3)
  seen.push(await message.innerText())
  await clock.wind(2.9)
  await expect(message).not.toHaveText(seen[0] ?? '')
  await clock.wind(0.1)
  seen.push(await message.innerText())
  await clock.wind(3)
  seen.push(await message.innerText())
  expect(new Set(seen).size, seen.join(' | ')).toBe(4)
  await page.getByRole('button', { name: 'Pause messages' }).click()
  const last = await message.innerText()
  await clock.wind(30)
  await expect(message).toHaveText(last)
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

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
  await expect(links).toHaveText([
    'English',
    'Español',
    'Português (Brasil)',
    'Français',
    'Deutsch',
    'Türkçe',
    'Bahasa Indonesia',
    'العربية',
  ])
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
  for (const path of ['/', ...publicPaths.filter((other) => other !== '/'), '/no/such/page']) {
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

test('spec 2: plan cards each have a Get Started button to /signup; the hero has one too', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByTestId('plan')).toHaveCount(3)
  const links = page.getByRole('main').getByRole('link', { name: /^Get started/ })
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/signup')
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup',
  )
})

test('spec 2: home: intro, plans, live market charts, why-choose-us, testimonials, crypto calculator, signup call to action; /about: team, who we are, why choose us', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Practice plans',
    'The arithmetic of 2.5 % a day',
    'Live markets',
    'Why practise here',
    'Testimonials',
    'How we keep this honest',
    'Crypto calculator',
    'Questions people ask first',
    'Start with practice dollars',
  ])
  await page.goto('/about')
  for (const name of ['Who we are', 'Team', 'Why choose us'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})

test.describe('spec 2 and 9: floating coins', () => {
  const coins = (page: Page) => page.getByTestId('coins').locator('svg')
  /** Of each coin's float: how long, after what wait, and whether it runs. */
  const floats = (page: Page) =>
    coins(page).evaluateAll((all) =>
      all.map((coin) => {
        const [float] = coin.getAnimations()
        const { duration, delay } = float?.effect?.getTiming() ?? {}
        return { duration: Number(duration), delay: Number(delay), state: float?.playState ?? 'none' }
      }),
    )
  const states = async (page: Page) => [...new Set((await floats(page)).map(({ state }) => state))]

  test('8 images (bitcoin, bnb, cardano, eth, pi, sol, usdt, xrp), random duration 8 to 12 seconds, 2 seconds delay per image', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await hydrated(page)
    await expect(coins(page)).toHaveCount(8)
    for (const coin of ['bitcoin', 'bnb', 'cardano', 'eth', 'pi', 'sol', 'usdt', 'xrp'])
      await expect(page.locator(`.coin-${coin}`)).toHaveCount(1)
    await expect.poll(() => states(page)).toEqual(['running'])
    const all = await floats(page)
    for (const { duration } of all) {
      expect(duration).toBeGreaterThanOrEqual(8_000)
      expect(duration).toBeLessThanOrEqual(12_000)
    }
    expect(new Set(all.map(({ duration }) => duration)).size).toBeGreaterThan(6)
    expect(all.map(({ delay }) => delay)).toEqual([0, 2, 4, 6, 8, 10, 12, 14].map((s) => s * 1_000))
  })

  test('paused off-screen, and stopped by the button, on later visits too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await hydrated(page)
    await expect.poll(() => states(page)).toEqual(['running'])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => states(page)).toEqual(['paused'])
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => states(page)).toEqual(['running'])
    await page.getByRole('button', { name: 'Pause motion' }).click()
    await expect.poll(() => states(page)).toEqual(['none'])
    await page.reload()
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible()
    expect(await states(page)).toEqual(['none'])
    await page.getByRole('button', { name: 'Play motion' }).click()
    await expect.poll(() => states(page)).toEqual(['running'])
  })

  test('still for whoever asked their device for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    await expect(coins(page)).toHaveCount(8)
    expect(await states(page)).toEqual(['none'])
    await expect(page.getByRole('button', { name: /motion/ })).toHaveCount(0)
  })
})

test('spec 2: changing page scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/terms')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('spec 2: /terms: Terms of Service; /privacy: Privacy Policy: each says when it was last changed and has its contents', async ({
  page,
}) => {
  for (const [address, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/Last updated/).first()).toBeVisible()
    const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(sections.length).toBeGreaterThan(4)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const listed = await contents.getByRole('link').allTextContents()
    expect(sections).toEqual(expect.arrayContaining(listed))
  }
})

test('spec 9: the terms: 18 or over, fee fixed at 1 %, USDT on BEP20, and the plans as the home page and the API have them', async ({
  page,
  request,
}) => {
  await page.goto('/terms')
  const main = page.getByRole('main')
  for (const text of [
    'at least 18 years old',
    'fixed at 1 %',
    'only in USDT on the BEP20 network',
    'administrator',
  ])
    await expect(main).toContainText(text)
  const rows = await page.getByTestId('plan-table').locator('tbody tr').allInnerTexts()
  const plans = (await (await request.get('/api/plans/')).json()) as Record<string, string>[]
  expect(rows).toHaveLength(plans.length)
  await page.goto('/')
  const cards = await page.getByTestId('plan').allInnerTexts()
  for (const [index, plan] of plans.entries()) {
    const dollars = (amount = '') => `$${Number(amount).toLocaleString('en')}`
    const range = `${dollars(plan['min_deposit'])} – ${dollars(plan['max_deposit'])}`
    for (const shown of [rows[index], cards[index]]) {
      expect(shown).toContain(plan['title'])
      expect(shown).toContain(range)
      expect(shown?.replaceAll('\u00a0', ' ')).toContain(`${plan['daily_rate']} %`)
    }
  }
})

test('The contents of a long page are folded below 1280 and stay in view from there on; Print is offered', async ({
  page,
}) => {
  await page.goto('/terms')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 700 })
  const folded = page.locator('details').filter({ hasText: 'On this page' })
  await expect(folded).not.toHaveAttribute('open')
  await folded.locator('summary').click()
  await folded.getByRole('link', { name: 'Referral bonuses' }).click()
  await expect(page.getByRole('heading', { name: 'Referral bonuses' })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.evaluate(() => window.scrollTo(0, 1_200))
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every public page is readable without JavaScript', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path)
      await expect(page.locator('main h1'), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
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
    await expect(page.getByText('confirm it with the code we mail you')).toBeVisible()
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
    ...['es', 'pt-BR', 'fr', 'de', 'tr', 'id', 'ar'].map((language) => [
      language,
      `${product.url}/${language}/faq`,
    ]),
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
    expect(files.length).toBeGreaterThan(8 * publicPaths.length)
    for (const file of files) {
      const [folder = ''] = file.split(path.sep)
      const banned = bannedWords[folder] ?? bannedWords['en']
      const words = readFileSync(path.join(built, file), 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      const match = banned?.exec(words)
      if (match) found.push(`${file}: ${match[0]}`)
    }
    expect(found).toEqual([])
  })
})
