import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { openAccount } from '../../e2e/support/account.ts'
import { weighPage } from '../../e2e/support/page-weight.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { findBrowser } from '../browser.ts'
const product = await startProduct()
const browser = await chromium.launch(await findBrowser())
try {
  const account = await openAccount(product)
  for (const a of process.argv.slice(2)) {
    const w = await weighPage(browser, {
      baseURL: product.url,
      address: a,
      ...(/dashboard|profile/.test(a) ? { session: { account, locale: 'en' } } : {}),
    })
    console.log(a, w.kib.toFixed(1), w.files.length)
    console.log(
      w.files
        .map((f) => [gzipSync(readFileSync('web/build/client/assets/' + f), { level: 9 }).length, f] as const)
        .toSorted((x, y) => y[0] - x[0])
        .map(([n, f]) => `  ${n} ${f}`)
        .join('\n'),
    )
  }
} finally {
  await browser.close()
  await product.stop()
}
