/// <reference lib="dom" />
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './account.ts'
import type { Product } from './product.ts'
import { clippedTexts } from './pseudo-locale.ts'
import { hydrated, loaded, sidewaysScroll, sized } from './public-page.ts'
import { publicPaths } from './public-paths.ts'
import { settled } from './settled.ts'
import { signedInPaths } from './signed-in-paths.ts'
import { staffLink } from './staff.ts'

/** A window that somebody looks through who needs large letters. */
export type Look = {
  readonly name: string
  readonly width: number
  readonly height: number
  /** With the distances of WCAG 1.4.12. */
  readonly isSpaced?: boolean
}

/** Every public page, and the whole of the home page. */
export async function publicPagesAt(page: Page, looks: readonly Look[]): Promise<void> {
  await eachPage(page, [...publicPaths, '/ar', '/de', '/no/such/page'], looks, async (address) => {
    await hydrated(page)
    await expect(page.locator('#main h1').first()).toBeVisible()
    if (!['/', '/ar', '/de'].includes(address)) return
    for (const [part, shown] of [['#calculator', 'input[inputmode=decimal]'], ['#markets', 'data']] as const) {
      await page.locator(part).scrollIntoViewIfNeeded()
      await expect(page.locator(part).locator(shown).first()).toBeVisible()
    }
  }) // prettier-ignore
}

/** Every signed-in page with money in the account, and each step of investing and withdrawing. */
export async function signedInPagesAt(page: Page, product: Product, looks: readonly Look[]): Promise<void> {
  const account = await openAccount(product)
  const addresses = [
    ...(await signedInPaths(product, account)),
    '/dashboard/invest?plan=basic',
    '/dashboard/invest?step=review&plan=basic&amount=150',
    '/dashboard/invest?step=pay&plan=basic&amount=150&understood=1',
    '/dashboard/withdraw?step=address&amount=50',
  ]
  await page.goto('/robots.txt')
  await signInBrowser(page, account)
  await eachPage(page, addresses, looks, () => loaded(page))
}

/** Every page of the console without a row of its own, as the build lists them. */
export async function consolePagesAt(page: Page, product: Product, looks: readonly Look[]): Promise<void> {
  await page.goto(await staffLink(product, 'reader-of-all@example.com'))
  await expect(page).toHaveURL(/\/staff$/)
  await eachPage(page, consolePaths(), looks, () => loaded(page))
}

/** The pages of the console that are of no single thing. */
export function consolePaths(): readonly string[] {
  const file = path.resolve(import.meta.dirname, '../../web/build/pages.json')
  const { app } = JSON.parse(readFileSync(file, 'utf8')) as { app: string[] }
  return app.filter((address) => /^\/staff(?:\/[^:]+)?$/.test(address))
}

async function eachPage(
  page: Page,
  addresses: readonly string[],
  looks: readonly Look[],
  ready: (address: string) => Promise<void>,
): Promise<void> {
  const found: string[] = []
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) {
    await page.goto(address)
    await ready(address)
    for (const look of looks) {
      const problems = await problemsOf(page, look)
      const where = `${address.replace(/[\w-]{36}/, '…')}, ${look.name}`
      found.push(...problems.map((problem) => `${where}: ${problem}`))
    }
  }
  expect(found).toEqual([])
}

/** What is scrolled sideways, cut off, laid over something else, or lost behind bars that stay in place. */
async function problemsOf(page: Page, { width, height, isSpaced = false }: Look): Promise<string[]> {
  await sized(page, width, height)
  await space(page, isSpaced)
  await settled(page)
  const sideways = await sidewaysScroll(page, width)
  const kept = await keptByBars(page)
  return [
    ...(sideways > 0 ? [`${sideways} px sideways: ${(await widest(page)).join(', ')}`] : []),
    ...(kept > 0.5 ? [`bars that stay keep ${Math.round(kept * 100)} % of the window`] : []),
    ...(await clippedTexts(page)),
  ]
}

const space = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate((isWanted) => {
    const distances = new CSSStyleSheet()
    if (isWanted)
      distances.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`)
    document.adoptedStyleSheets = [distances]
  }, isSpaced)

/** Whose edge it is that the window is too narrow for: what stands innermost. */
const widest = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.closest('svg') === null)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > innerWidth + 1 || left < -1 || element.scrollWidth > innerWidth
      })
      .slice(-3)
      .map((element) => `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 30)}"`),
  )

/** The part of the window's height that lies below bars which stay while the page is scrolled. */
const keptByBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element)
      const { width, top, bottom } = element.getBoundingClientRect()
      const isAtEdge = top <= 1 || bottom >= innerHeight - 1
      return (
        (position === 'fixed' || position === 'sticky') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        isAtEdge &&
        width > innerWidth / 2
      )
    })
    const kept = bars.reduce((sum, bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    }, 0)
    scrollTo({ top: 0, behavior: 'instant' })
    return kept / innerHeight
  })
