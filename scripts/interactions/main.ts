import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { type Account, signInBrowser } from '../../e2e/support/account.ts'
import { ask } from '../../e2e/support/money.ts'
import type { Product } from '../../e2e/support/product.ts'
import { loaded } from '../../e2e/support/public-page.ts'
import { median, quantileOf } from '../../server/testing/bench/measure.ts'
import { table, verdict } from '../../server/testing/bench/table.ts'
import { findBrowser } from '../browser.ts'
import { npm } from '../lighthouse/npm.ts'
import { chartInteractions, listInteractions, loadRows, phone } from './interactions.ts'
import { leastMs, measureInteraction, observePresses, type Presses, slowDown } from './measure-press.ts'
import { startWithYear } from './year-account.ts'

const usage = `npm run bench -- interactions [--rows N] [--slow N,N]

An account with a year of daily results and 10,000 transactions, in the project's own Chromium at 360 and 1280 px: how
long each press takes until it is painted (Event Timing), with N rows of the list loaded (default 1000), on this
machine's processor and one so many times slower (default 1,4; only 1 has a limit). The longest frame that followed an
act, such as the one that draws what was asked for, stands beside. Ends with 1 when a limit is missed.
`

const root = path.resolve(import.meta.dirname, '../..')
const limitMs = 100
const widths = [phone, 1_280]

/** Measures, and prints a table for each width and processor; resolves with whether all limits are met. */
export async function benchInteractions(words: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      help: { type: 'boolean', default: false },
      rows: { type: 'string', default: '1000' },
      slow: { type: 'string', default: '1,4' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return true
  }
  await npm(root, 'run', 'build')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-interactions-'))
  const { product, account } = await startWithYear(dataDir)
  const browser = await chromium.launch(await findBrowser())
  let allMet = true
  try {
    for (const width of widths) {
      for (const slow of values.slow.split(',').map(Number)) {
        const measured = await measureAll(browser, {
          product,
          account,
          width,
          slow,
          rows: Number(values.rows),
        })
        const title = `## ${width} px, ${slow === 1 ? 'this processor' : `${slow} times slower`}, ${values.rows} rows`
        process.stdout.write(
          `\n${title}\n${table(
            head,
            measured.map((presses) => rowOf(presses, slow)),
          )}\n`,
        )
        allMet &&= slow !== 1 || measured.every(isMet)
      }
    }
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return allMet
}

type Given = { product: Product; account: Account; width: number; slow: number; rows: number }

async function measureAll(browser: Browser, given: Given): Promise<Presses[]> {
  const { product, account, width, slow, rows } = given
  const context = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await observePresses(page)
  await page.goto(`${product.url}/faq`)
  await signInBrowser(page, await logIn(product, account))
  await page.evaluate(() => localStorage.setItem('evenmoor.keys', 'all'))
  const measured: Presses[] = []
  const measure = async (
    address: string,
    prepare: (page: Page) => Promise<unknown>,
    acts: typeof chartInteractions,
  ) => {
    await page.goto(product.url + address)
    await loaded(page)
    await prepare(page)
    await slowDown(devtools, slow)
    for (const act of acts) measured.push(await measureInteraction(page, act))
    await slowDown(devtools, 1)
  }
  await measure('/dashboard/transactions', (list) => loadRows(list, rows), listInteractions(width))
  await measure('/dashboard/home', (home) => home.getByRole('slider').waitFor(), chartInteractions)
  await context.close()
  return measured
}

/** A session for each measurement: tokens are renewed. */
async function logIn(product: Product, account: Account): Promise<Account> {
  const { email, password } = account
  const tokens = await ask<{ access: string; refresh: string; user_id: string }>(
    product,
    account,
    '/account/login/',
    { email, password },
  )
  return { ...account, ...tokens }
}

const head = ['what', 'presses', 'p50 ms', 'worst ms', `limit`, 'longest frame after: p50, worst ms']

const isMet = ({ presses }: Presses): boolean => Math.max(...presses) < limitMs

const inMs = (ms: number): string => (ms <= leastMs ? `≤ ${leastMs}` : ms.toFixed(0))

const rowOf = (measured: Presses, slow: number): string[] => {
  const { name, presses, frames } = measured
  return [
    name,
    String(presses.length),
    inMs(median(presses)),
    inMs(Math.max(...presses)),
    slow === 1 ? verdict(isMet(measured), `< ${limitMs}`) : '',
    `${quantileOf(frames, 0.5).toFixed(0)}, ${Math.max(...frames).toFixed(0)}`,
  ]
}
