import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { startBrowser } from './browser.ts'
import { npm } from './npm.ts'

/** Scores from 0 to 100; LCP and TBT in milliseconds; CLS has no unit. */
export type Figures = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
}

/** Figures, and what an audit that is scored did not like. */
export type Reading = { readonly figures: Figures; readonly failed: readonly string[] }

type Audit = { score: number | null; numericValue?: number; scoreDisplayMode: string; title: string }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Report = {
  runtimeError?: { message: string }
  audits: Record<string, Audit>
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', Category>
}
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error'; disableStorageReset: boolean },
) => Promise<{ lhr: Report } | undefined>

const module = path.join(import.meta.dirname, 'node_modules/lighthouse/core/index.js')

/** Lighthouse, installed beside this file on first use. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(module)) {
    process.stdout.write('Installing Lighthouse (once, about 180 MB)\n')
    await npm(import.meta.dirname, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error')
  }
  const loaded = (await import(pathToFileURL(module).href)) as { default: Lighthouse }
  return loaded.default
}

/**
 * One run with Lighthouse's own settings for a phone (slow 4G and a processor four times slower, both simulated).
 * `stored` is what the page finds in the browser's storage: a session.
 */
export async function measurePage(
  lighthouse: Lighthouse,
  url: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<Reading> {
  const browser = await startBrowser()
  try {
    await putInStorage(browser.port, new URL(url).origin, stored)
    const flags = {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
    } as const
    const result = await lighthouse(url, flags)
    if (!result) throw new Error(`Lighthouse told nothing of ${url}`)
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const score = (name: keyof Report['categories']) => Math.round((categories[name].score ?? 0) * 100)
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      figures: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        lcpMs: number('largest-contentful-paint'),
        tbtMs: number('total-blocking-time'),
        cls: number('cumulative-layout-shift'),
      },
      failed: [categories.accessibility, categories['best-practices'], categories.seo].flatMap((category) =>
        category.auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    }
  } finally {
    await browser.stop()
  }
}

async function putInStorage(
  port: number,
  origin: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(stored).length === 0) return
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  try {
    const [context] = browser.contexts()
    const page = await context?.newPage()
    // A file of the site without any script of ours.
    await page?.goto(`${origin}/robots.txt`)
    await page?.evaluate((entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text)
    }, Object.entries(stored))
    await page?.close()
  } finally {
    // Only the connection: the browser was not started by it.
    await browser.close()
  }
}
