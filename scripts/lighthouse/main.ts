import path from 'node:path'
import { parseArgs } from 'node:util'
import { publicPaths } from '../../e2e/support/public-paths.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { table, verdict, whole } from '../../server/testing/bench/table.ts'
import { npm } from './npm.ts'
import { type Figures, loadLighthouse, measurePage, type Reading } from './measure-page.ts'

const usage = `npm run bench -- lighthouse [PATH …] [--runs N]

Every public page in English, the home page in Arabic and in German, or the paths that are named: the median of
N runs (default 3) each, on the built site and the real server. Ends with 1 when a limit is missed.
`

const root = path.resolve(import.meta.dirname, '../..')
const limits = { performance: 95, other: 100, cls: 0.02 }

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
  const pages = positionals.length > 0 ? positionals : [...publicPaths, '/ar', '/de']
  const lighthouse = await loadLighthouse()
  await npm(root, 'run', 'build')
  const product = await startProduct()
  const rows: string[][] = []
  let allMet = true
  try {
    for (const page of pages) {
      const readings: Reading[] = []
      for (let run = 0; run < Number(values.runs); run += 1)
        readings.push(await measurePage(lighthouse, product.url + page))
      const figures = medianOf(readings.map((reading) => reading.figures))
      const failed = [...new Set(readings.flatMap((reading) => reading.failed))]
      const isMet = meets(figures)
      allMet &&= isMet
      rows.push(rowOf(page, figures, failed, isMet))
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

const meets = ({ performance, accessibility, bestPractices, seo, cls }: Figures): boolean =>
  performance >= limits.performance &&
  Math.min(accessibility, bestPractices, seo) >= limits.other &&
  cls <= limits.cls

const rowOf = (page: string, figures: Figures, failed: readonly string[], isMet: boolean): string[] => [
  page,
  ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(String),
  whole(figures.lcpMs),
  whole(figures.tbtMs),
  figures.cls.toFixed(3),
  verdict(isMet, `${limits.performance}, 3 × ${limits.other}, ${limits.cls}`),
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
