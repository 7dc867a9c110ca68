/** How long the check of one's balance takes in a browser; see docs/performance.md, "The proof of liabilities". */
import path from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { median } from '../server/testing/bench/measure.ts'
import { type Check, describeChecks, type Verdicts } from '../server/testing/bench/proof-verdicts.ts'
import { Installation, keys } from '../verifier/testing/installation.ts'
import { findBrowser } from './browser.ts'
import { slowDown } from './interactions/measure-press.ts'

/** Two leaves for each make a tree of 17 levels; a million accounts have 21. */
const accounts = 60_000
const rounds = 21
const entry = path.resolve(import.meta.dirname, '../web/src/features/proof/check-bundle.ts')

type Program = { checkBundle: (bundle: string, given: { keys: string[] }) => Promise<unknown> }

/** Medians on this processor and on one four times slower, as a table. The page is what the product's visitors get: WebCrypto in a secure context. */
export async function benchCheckInBrowser(): Promise<Verdicts> {
  const site = new Installation(Array.from({ length: accounts }, (_, at) => BigInt(at + 1) * 1_000_000n))
  await site.takeDay()
  const bundle = JSON.stringify(await site.bundle(7))
  const script = await bundled()
  const browser = await chromium.launch(await findBrowser())
  try {
    const page = await browser.newPage()
    const address = 'https://evenmoor.test/'
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto(address)
    await page.addScriptTag({ content: script })
    const devtools = await page.context().newCDPSession(page)
    const checks: Check[] = []
    for (const slow of [1, 4]) {
      await slowDown(devtools, slow)
      const tookMs = await page.evaluate(
        async ({ bundle, given, rounds }) => {
          const { checkBundle } = (window as unknown as { proof: Program }).proof
          const took: number[] = []
          for (let round = 0; round < rounds; round += 1) {
            const begunAtMs = performance.now()
            await checkBundle(bundle, given)
            took.push(performance.now() - begunAtMs)
          }
          return took
        },
        { bundle, given: { keys: keys.map(({ vkey }) => vkey) }, rounds },
      )
      checks.push({ slow, ms: median(tookMs) })
    }
    return describeChecks(checks)
  } finally {
    await browser.close()
  }
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'proof' } },
  })
  const [first] = [built].flat()
  if (first === undefined || !('output' in first)) throw new Error('nothing was built')
  return first.output[0].code
}
