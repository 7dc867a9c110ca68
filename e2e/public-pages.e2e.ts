import { expect } from '@playwright/test'
import { pageClock } from './support/page-clock.ts'
import { hydrated, test } from './support/public-page.ts'
import { inArabic, publicPaths } from './support/public-paths.ts'

/** The public site as the spec's sections 2, 4, 5 and 8 have it. Each name quotes its row. */

test('spec 2: every public route answers 200 with one h1 and a title, in both languages', async ({
  page,
  noted,
  request,
}) => {
  for (const path of publicPaths.flatMap((english) => [english, inArabic(english)])) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    const text = await answer.text()
    expect([path, answer.status()]).toEqual([path, 200])
    expect(text.match(/<h1[\s>]/g), path).toHaveLength(1)
    expect(/<title>([^<]*)<\/title>/.exec(text)?.[1], path).toMatch(/\S · Evenmoor$/)
  }
  // And where the page is taken over by its code.
  await page.goto('/ar')
  await hydrated(page)
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/\S · Evenmoor$/)
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

test('spec 2: any other path shows a 404 page with rotating messages every 3 seconds and a Go Back Home button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const clock = await pageClock(page)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  await clock.stop()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  const message = page.getByTestId('not-found-message')
  // From one change to the next: what came before the clock stopped is not counted.
  const seen = [await message.innerText()]
  const next = async () => {
    await expect(message).not.toHaveText(seen.at(-1) ?? '')
    seen.push(await message.innerText())
  }
  await clock.wind(3)
  await next()
  await clock.wind(2.9)
  await expect(message).not.toHaveText(seen[0] ?? '')
  await clock.wind(0.1)
  await next()
  await clock.wind(3)
  await next()
  expect(new Set(seen).size, seen.join(' | ')).toBe(4)
  await page.getByRole('button', { name: 'Pause messages' }).click()
  const last = await message.innerText()
  await clock.wind(30)
  await expect(message).toHaveText(last)
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await expect(page).toHaveURL(/\/$/)
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

test('terms, privacy and risks begin in short, and end with their changes, whose newest is the date on top', async ({
  page,
}) => {
  for (const address of ['/terms', '/privacy', '/risks']) {
    await page.goto(address)
    const inShort = page.getByRole('complementary', { name: 'In short' }).getByRole('listitem')
    const sentences = await inShort.count()
    expect(sentences, address).toBeGreaterThanOrEqual(4)
    expect(sentences, address).toBeLessThanOrEqual(8)
    const changes = page.getByRole('main').getByRole('region').last()
    const days = await changes
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
    expect(days.length, address).toBeGreaterThanOrEqual(3)
    expect(days, address).toEqual(days.toSorted().toReversed())
    const newest = await changes.locator('time').first().innerText()
    await expect(page.getByText(`Last updated ${newest}`)).toBeVisible()
    await page.getByRole('link', { name: 'See what changed' }).click()
    await expect(changes.getByRole('heading', { name: /^Changes to/ })).toBeInViewport()
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
    'fixed at 1%',
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
      expect(shown?.replaceAll('\u00a0', ' ')).toContain(`${plan['daily_rate']}%`)
    }
  }
})
