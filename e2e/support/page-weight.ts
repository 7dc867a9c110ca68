/// <reference lib="dom" />
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { afterFirstViewMs } from '../../web/src/browser/user-activity.ts'
import type { Account } from './account.ts'

/** What a page's first view may load in JavaScript, compressed with gzip, in KiB: `npm run bench -- weights` reports it. */
export const budgetKib = { public: 140, signedIn: 185 } as const

/** A test fails only this far beyond a budget: a page that grew a little is for the bench to tell. */
export const failsAt = { public: 1.1, signedIn: 1.13 } as const

/** What a public page may load in fonts, in KiB as they are sent, by the script of its language: `web/src/ui/fonts.css`. */
export const fontBudgetKib: Readonly<Record<string, number>> = {
  Latn: 80,
  Arab: 85,
  Deva: 155,
  Jpan: 40,
  Hans: 40,
}

/** A page's weight, and the names of the built scripts that it is made of. */
type Weight = { readonly kib: number; readonly files: readonly string[] }

type Given = {
  readonly address: string
  readonly baseURL: string
  /** Who is logged in, and the language that they chose. */
  readonly session?: { readonly account: Account; readonly locale: string }
}

/** Opens a page in a new window and weighs what it loads until nothing more comes. */
export async function weighPage(browser: Browser, { address, baseURL, session }: Given): Promise<Weight> {
  const page = await browser.newPage({ baseURL })
  try {
    if (session) await page.addInitScript(keepSession, session)
    await page.addInitScript(keepFirstView, afterFirstViewMs)
    const files = await firstFiles(page, address, session ? 'load' : 'networkidle')
    if (session) await page.getByRole('heading', { level: 1 }).first().waitFor()
    return { kib: kibOf(files), files }
  } finally {
    await page.close()
  }
}

/** Opens a page in a new window and weighs the fonts that its words ask for. */
export async function weighFonts(
  browser: Browser,
  { address, baseURL }: Pick<Given, 'address' | 'baseURL'>,
): Promise<Weight> {
  const page = await browser.newPage({ baseURL })
  try {
    const fonts = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.woff2')) fonts.add(path.basename(pathname))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const files = [...fonts]
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(assets, file)).size, 0)
    return { kib: bytes / 1_024, files }
  } finally {
    await page.close()
  }
}

function keepSession({ account, locale }: { account: Account; locale: string }) {
  const { access, refresh, user_id: userId } = account
  for (const [key, text] of Object.entries({ access, refresh, user_id: userId, 'evenmoor.locale': locale }))
    localStorage.setItem(key, text)
}

/** What a page loads a moment after its first view is no part of that, however long the first view took to load. */
function keepFirstView(afterMs: number) {
  const start = window.setTimeout.bind(window)
  Object.assign(window, {
    setTimeout: (...given: Parameters<typeof start>) => (given[1] === afterMs ? 0 : start(...given)),
  })
}

const assets = path.resolve(import.meta.dirname, '../../web/build/client/assets')

/** Shorter than what a page waits before it loads what it does not need at first. */
const quietMs = 800

/** A signed-in page may read again and again, so it never falls silent: its files do. */
async function firstFiles(page: Page, address: string, waitUntil: 'load' | 'networkidle'): Promise<string[]> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.add(path.basename(pathname))
  })
  await page.goto(address, { waitUntil })
  await page.waitForFunction((quiet) => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    const last = Math.max(...files.map(({ startTime, duration }) => startTime + duration))
    return document.querySelector('main#main h1') !== null && performance.now() - last > quiet
  }, quietMs)
  const built = new Set(readdirSync(assets))
  const files = [...scripts].filter((file) => built.has(file))
  if (files.length <= 3) throw new Error(`${address} loaded only ${files.join()}`)
  return files
}

const kibOf = (files: readonly string[]): number =>
  files
    .map((file) => gzipSync(readFileSync(path.join(assets, file)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0) / 1_024
