/// <reference lib="dom" />
import { expect, type Page, type Route } from '@playwright/test'
import { pageClock } from './page-clock.ts'

/** Live markets and the calculator of the home page. */

export const tiles = (page: Page) => page.getByTestId('market-tile')
export const markets = (page: Page) => page.getByRole('region', { name: 'Live markets' })
export const calculator = (page: Page) => page.getByRole('region', { name: 'Crypto calculator' })
export const amount = (page: Page) => calculator(page).getByLabel('Amount')

export async function openMarkets(page: Page): Promise<void> {
  await page.goto('/')
  await markets(page).scrollIntoViewIfNeeded()
  await expect(tiles(page).first()).toContainText('Bitcoin')
}

export async function openCalculator(page: Page): Promise<void> {
  await page.goto('/')
  await calculator(page).scrollIntoViewIfNeeded()
  await expect(amount(page)).toBeVisible()
}

export const answerPrices = (route: Route, usd: string) => {
  const ids = new URL(route.request().url()).searchParams.get('ids')?.split(',') ?? []
  const price = { usd, change_24h: '1.00', at: new Date().toISOString(), age_seconds: 0, stale: false }
  return route.fulfill({ json: Object.fromEntries(ids.map((id) => [id, price])) })
}

type Asked = { readonly times: number[]; readonly unanswered: Set<Promise<unknown>> }

/**
 * The page's time, which goes on by itself until `stop`; then as far as it is wound, and not before what the page asked
 * for is answered. When that was is written down in the page's own time: waiting for it takes seconds and not minutes.
 */
export async function marketClock(page: Page, address: string) {
  const stepSeconds = 0.5
  const clock = await pageClock(page)
  await page.addInitScript((asked) => {
    const real = window.fetch
    const noted: Asked = { times: [], unanswered: new Set() }
    Object.assign(window, { noted })
    window.fetch = (resource, options) => {
      const answer = real(resource, options)
      if (typeof resource !== 'string' || !resource.startsWith(asked)) return answer
      noted.times.push(Date.now())
      const done = answer
        .then((reply) => reply.clone().text())
        .catch(() => undefined)
        .finally(() => noted.unanswered.delete(done))
      noted.unanswered.add(done)
      return answer
    }
  }, address)
  /** When it was asked, once there is an answer to everything. */
  const times = () =>
    page.evaluate(async () => {
      const { noted } = window as unknown as { noted: Asked }
      while (noted.unanswered.size > 0) await Promise.all(noted.unanswered)
      return noted.times
    })
  return {
    stop: clock.stop,
    wind: async (seconds: number) => {
      for (let left = seconds; left > 0; left -= stepSeconds) {
        await times()
        await clock.wind(Math.min(stepSeconds, left))
      }
      await times()
    },
    /** Until so many requests have been made. */
    windUntilAsked: async (count: number) => {
      while ((await times()).length < count) await clock.wind(stepSeconds)
    },
    /** Seconds from request to request, each as expected but for the step that its answer came in. */
    expectGaps: async (expected: readonly number[]) => {
      const at = await times()
      const gaps = at.slice(1, expected.length + 1).map((time, index) => (time - (at[index] ?? 0)) / 1_000)
      expect(gaps).toHaveLength(expected.length)
      for (const [index, seconds] of expected.entries()) {
        expect(gaps[index], `of ${gaps.join(', ')}`).toBeGreaterThan(seconds - 0.1)
        expect(gaps[index], `of ${gaps.join(', ')}`).toBeLessThan(seconds + 0.9)
      }
    },
  }
}
