import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { openAccount } from '../../e2e/support/account.ts'
import { budgetKib, weighPage } from '../../e2e/support/page-weight.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { inArabic, publicPaths } from '../../e2e/support/public-paths.ts'
import { signedInPaths } from '../../e2e/support/signed-in-paths.ts'
import { table, verdict } from '../../server/testing/bench/table.ts'
import { findBrowser } from '../browser.ts'
import { npm } from '../lighthouse/npm.ts'

const usage = `npm run bench -- weights [--no-build]

What the first view of every public and signed-in page loads in JavaScript, in KiB of gzip, in English and in Arabic,
whose words weigh most, beside the budgets: ${budgetKib.public} for a public page, ${budgetKib.signedIn} for a signed-in one. Ends with 1 when one is missed.
`

const root = path.resolve(import.meta.dirname, '../..')

/** Weighs every page of the built site and prints a table beside the budgets; resolves with whether all are met. */
export async function benchWeights(words: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...words],
    allowNegative: true,
    options: { help: { type: 'boolean', default: false }, build: { type: 'boolean', default: true } },
  })
  if (values.help) {
    process.stdout.write(usage)
    return true
  }
  if (values.build) await npm(root, 'run', 'build')
  const product = await startProduct()
  const browser = await chromium.launch(await findBrowser())
  const rows: string[][] = []
  let allMet = true
  const note = (page: string, kind: keyof typeof budgetKib, kibs: readonly number[]) => {
    const isMet = Math.max(...kibs) <= budgetKib[kind]
    allMet &&= isMet
    rows.push([page, ...kibs.map((kib) => kib.toFixed(1)), verdict(isMet, String(budgetKib[kind]))])
  }
  try {
    const baseURL = product.url
    for (const page of publicPaths) {
      const { kib: english } = await weighPage(browser, { baseURL, address: page })
      const { kib: arabic } = await weighPage(browser, { baseURL, address: inArabic(page) })
      note(page, 'public', [english, arabic])
    }
    const account = await openAccount(product)
    for (const page of await signedInPaths(product, account)) {
      const weigh = (locale: string) =>
        weighPage(browser, { baseURL, address: page, session: { account, locale } })
      const { kib: english } = await weigh('en')
      const { kib: arabic } = await weigh('ar')
      note(page.replaceAll(/\b[0-9a-f-]{36}\b/g, '…'), 'signedIn', [english, arabic])
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  process.stdout.write(`\n${table(['page', 'English', 'Arabic', 'budget'], rows)}\n`)
  return allMet
}
