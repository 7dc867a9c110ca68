import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { type Product, startProduct } from '../../e2e/support/product.ts'
import { table, verdict } from '../../server/testing/bench/table.ts'
import { findBrowser } from '../browser.ts'
import { npm } from '../lighthouse/npm.ts'
import { type Milestones, meetProduct } from './meet-product.ts'

const usage = `npm run bench -- first-minutes [--widths N,N]

A newcomer in the project's own Chromium (default 1280,360 px), at a person's pace (scripts/first-minutes/pace.ts): from
the first click on Sign up until their own number is on screen, until their first position is open, and until their
first result is, with its postings; and how many screens that takes. Ends with 1 when a limit is missed.
`

const limits = { ownNumberMs: 60_000, positionMs: 90_000, resultMs: 150_000, screens: 10 }
const root = path.resolve(import.meta.dirname, '../..')

/** Measures, and prints a table; resolves with whether all limits are met. */
export async function benchFirstMinutes(words: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...words],
    options: { help: { type: 'boolean', default: false }, widths: { type: 'string', default: '1280,360' } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return true
  }
  await npm(root, 'run', 'build')
  const browser = await chromium.launch(await findBrowser())
  let allMet = true
  try {
    for (const width of values.widths.split(',').map(Number)) {
      const measured = await withOwnProduct((product) => meet(browser, product, width))
      const rows = rowsOf(measured)
      process.stdout.write(`\n## ${width} px\n${table(['what', 'measured', 'limit'], rows)}\n`)
      process.stdout.write(`Screens: ${measured.screens.join(' → ')}. Words read: ${measured.wordsRead}.\n`)
      allMet &&= isMet(measured)
    }
  } finally {
    await browser.close()
  }
  return allMet
}

async function meet(browser: Browser, product: Product, width: number): Promise<Milestones> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, baseURL: product.url })
  try {
    return await meetProduct(await context.newPage(), product)
  } finally {
    await context.close()
  }
}

/** Practice time goes forward for everybody, so each measurement has a product of its own. */
async function withOwnProduct(work: (product: Product) => Promise<Milestones>): Promise<Milestones> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-first-minutes-'))
  const product = await startProduct({ DATA_DIR: dataDir })
  try {
    return await work(product)
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const isMet = ({ ownNumberMs, positionMs, resultMs, screens }: Milestones): boolean =>
  ownNumberMs <= limits.ownNumberMs &&
  positionMs <= limits.positionMs &&
  resultMs <= limits.resultMs &&
  screens.length <= limits.screens

function rowsOf({ ownNumberMs, positionMs, resultMs, screens }: Milestones): string[][] {
  const row = (what: string, ms: number, limitMs: number) => [
    what,
    `${(ms / 1_000).toFixed(1)} s`,
    verdict(ms <= limitMs, `≤ ${limitMs / 1_000} s`),
  ]
  return [
    row('own number on screen', ownNumberMs, limits.ownNumberMs),
    row('first position open', positionMs, limits.positionMs),
    row('first result, with its postings', resultMs, limits.resultMs),
    ['screens', String(screens.length), verdict(screens.length <= limits.screens, `≤ ${limits.screens}`)],
  ]
}
