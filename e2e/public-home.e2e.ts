import { expect } from '@playwright/test'
import { coins, floats, states } from './support/floating-coins.ts'
import { hydrated, test } from './support/public-page.ts'

/** The home page as the spec's sections 2 and 9 have it. Each name quotes its row. */

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
    'What “2.5% a day” would really mean',
    'Live markets',
    'Crypto calculator',
    'Why practice here',
    'Testimonials',
    'Questions people ask first',
    'Start with practice dollars',
  ])
  await page.goto('/about')
  for (const name of ['Who we are', 'Team', 'Why choose us'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})

test('spec 2 and 9: floating coins: 8 images (bitcoin, bnb, cardano, eth, pi, sol, usdt, xrp), random duration 8 to 12 seconds, 2 seconds delay per image', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
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
