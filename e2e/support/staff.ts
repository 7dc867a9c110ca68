import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Product } from './product.ts'

type Role = 'admin' | 'finance' | 'support' | 'auditor'

/** A member of staff in a browser of their own, let in by the operator's one-time link. */
export async function staffPage(
  browser: Browser,
  product: Product,
  email: string,
  role: Role = 'admin',
): Promise<Page> {
  const { output } = await product.ops('staff', 'add', '--email', email, '--role', role)
  const link = /https?:\/\/\S+token=\S+/.exec(output)?.[0]
  if (link === undefined) throw new Error(`no link in: ${output}`)
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page).toHaveURL(/\/staff\/withdrawals/)
  return page
}

/** axe finds nothing on the page. */
export const axeIsClean = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
