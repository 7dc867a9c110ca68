import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Account, openAccount } from '../../e2e/support/account.ts'
import { publicPaths } from '../../e2e/support/public-paths.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { signedInPaths } from '../../e2e/support/signed-in-paths.ts'
import { table, verdict, whole } from '../../server/testing/bench/table.ts'
import { npm } from './npm.ts'
import { type Figures, loadLighthouse, measurePage, type Reading } from './measure-page.ts'

const usage = `npm run bench -- lighthouse [PATH …] [--runs N]

Every public page in English, the home page in Arabic and in German, and every signed-in page of an investor with money
in the account; or the paths that are named. The median of N runs (default 3) each, on the built site and the real
server. Ends with 1 when a limit is missed.
`

const root = path.resolve(import.meta.dirname, '../..')
/** A signed-in page is for nobody's search engine. */
const limits = {
  public: { performance: 95, other: 100, cls: 0.02, text: '95, 3 × 100, 0.02' },
  signedIn: { performance: 90, other: 100, cls: 0.02, text: '90, 2 × 100, 0.02' },
} as const
type Kind = keyof typeof limits

const kindOf = (page: string): Kind => (/^\/(dashboard|profile)\//.test(page) ? 'signedIn' : 'public')

/** Measures pages with Lighthouse and prints a table beside the limits; resolves with whether all are met. */
export async function benchLighthouse(words: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return true
  }
  const lighthouse = await loadLighthouse()
  await npm(root, 'run', 'build')
  const product = await startProduct()
  const rows: string[][] = []
  let allMet = true
  try {
    const account = await openAccount(product)
    const signedIn = await signedInPaths(product, account)
    const pages = positionals.length > 0 ? positionals : [...publicPaths, '/ar', '/de', ...signedIn]
    for (const page of pages) {
      const kind = kindOf(page)
      const readings: Reading[] = []
      for (let run = 0; run < Number(values.runs); run += 1) {
        const session = kind === 'signedIn' ? await newSession(product.url, account) : undefined
        readings.push(await measurePage(lighthouse, product.url + page, session))
      }
      const figures = medianOf(readings.map((reading) => reading.figures))
      const failed = [...new Set(readings.flatMap((reading) => reading.failed))]
      const isMet = meets(figures, kind)
      allMet &&= isMet
      rows.push(rowOf(page.replaceAll(/\b[0-9a-f-]{36}\b/g, '…'), figures, failed, isMet))
      process.stderr.write(`${page} ${figures.performance}\n`)
    }
  } finally {
    await product.stop()
  }
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP ms',
    'TBT ms',
    'CLS',
    'limits',
  ]
  process.stdout.write(`\n${table([...head, 'not liked'], rows)}\n`)
  return allMet
}

/** What logging in puts into the browser's storage; each run has its own, since tokens are renewed. */
async function newSession(url: string, { email, password }: Account): Promise<Record<string, string>> {
  const reply = await fetch(`${url}/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!reply.ok) throw new Error(`logging in answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Record<string, string>
}

function meets({ performance, accessibility, bestPractices, seo, cls }: Figures, kind: Kind): boolean {
  const limit = limits[kind]
  const others = [accessibility, bestPractices, ...(kind === 'public' ? [seo] : [])]
  return performance >= limit.performance && Math.min(...others) >= limit.other && cls <= limit.cls
}

const rowOf = (page: string, figures: Figures, failed: readonly string[], isMet: boolean): string[] => [
  page,
  ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(String),
  whole(figures.lcpMs),
  whole(figures.tbtMs),
  figures.cls.toFixed(3),
  verdict(isMet, limits[kindOf(page)].text),
  failed.join(' '),
]

function medianOf(all: readonly Figures[]): Figures {
  const [first] = all
  if (!first) throw new Error('--runs must be at least 1')
  const names = Object.keys(first) as (keyof Figures)[]
  const median = (name: keyof Figures) =>
    all.map((figures) => figures[name]).toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)] ??
    Number.NaN
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures
}
