import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { addStaff } from '../../server/src/ops/staff-add.ts'
import { lockChain } from '../../server/src/practice/chain-store.ts'
import { mine } from '../../server/src/practice/mine-block.ts'
import { openPosition } from '../../server/src/positions/investing/open-position.ts'
import { fund } from '../../server/src/wallet/testing/fund.ts'
import type { Context } from '../../server/src/context.ts'
import type { Account } from './account.ts'
import type { Past } from './past.ts'
import type { Product } from './product.ts'

/** What a test wants to be there already: done at once, by the product's own verbs. */

/** Dollars in the available balance; no checkout, no blocks, no coins: `ops reconcile` finds the difference afterwards. */
export const give = (past: Past, account: Account, dollars: string): Promise<void> =>
  fund({ ctx: past.now }, account.user_id, dollars)

/** A position opened from the balance, as it would have been at the moment of this context. */
export const invest = (
  ctx: Context,
  account: Account,
  planId: string,
  dollars: number,
): Promise<{ id: string }> =>
  ctx.transaction((tx) =>
    openPosition(ctx, tx, {
      investorId: account.user_id,
      planId,
      amountMinor: BigInt(dollars) * 1_000_000n,
    }),
  )

/** Blocks of the practice network, with all that waits in the first of them; for a product that mines none by itself. */
export async function mineBlocks({ now: ctx }: Past, count: number): Promise<void> {
  for (let block = 0; block < count; block += 1)
    await ctx.transaction(async (tx) => {
      await lockChain(tx, { wait: true })
      await mine(ctx, tx)
    })
}

/** A member of staff in a browser of their own; without a process for the operator's command. */
export async function staffIn(
  browser: Browser,
  { product, past }: { product: Product; past: Past },
  email: string,
  role: 'admin' | 'finance' | 'support' | 'auditor' = 'admin',
): Promise<Page> {
  const link = await addStaff(past.now, { email, role })
  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page).toHaveURL(/\/staff$/)
  return page
}
