import type { Browser, Page } from '@playwright/test'
import { staffIn } from './own-verbs.ts'
import { openPast, type Past } from './past.ts'
import type { Product } from './product.ts'

type Role = Parameters<typeof staffIn>[3]

/** What is asked of the verbs of a running product, as long as it takes. */
export async function withPast<Given>(product: Product, use: (past: Past) => Promise<Given>): Promise<Given> {
  const past = await openPast(product)
  try {
    return await use(past)
  } finally {
    await past.close()
  }
}

/** A member of staff in a browser of their own, at a product that this test shares with others. */
export const consoleOf = (browser: Browser, product: Product, email: string, role?: Role): Promise<Page> =>
  withPast(product, (past) => staffIn(browser, { product, past }, email, role))
