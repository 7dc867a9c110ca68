import { type Browser, expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { settled } from './settled.ts'
import type { Product } from './product.ts'

type Role = 'admin' | 'finance' | 'support' | 'auditor'

/** The operator's one-time link for a member of staff. */
export async function staffLink(product: Product, email: string, role: Role = 'admin'): Promise<string> {
  const { output } = await product.ops('staff', 'add', '--email', email, '--role', role)
  const link = /https?:\/\/\S+token=\S+/.exec(output)?.[0]
  if (link === undefined) throw new Error(`no link in: ${output}`)
  return link
}

/** A member of staff in a browser of their own, let in by the operator's one-time link. */
export async function staffPage(
  browser: Browser,
  product: Product,
  email: string,
  role: Role = 'admin',
): Promise<Page> {
  const link = await staffLink(product, email, role)
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page).toHaveURL(/\/staff$/)
  return page
}

/** axe finds nothing on the page. */
export async function axeIsClean(page: Page): Promise<void> {
  await settled(page)
  expect(await axeFindings(page)).toEqual([])
}
