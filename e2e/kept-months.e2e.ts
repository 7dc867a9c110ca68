import { expect, type Page } from '@playwright/test'
import { monthsOf } from '../server/src/kept-months/testing/months.ts'
import { backdate } from '../server/src/statements/testing/backdate.ts'
import { type Account, openAccount } from './support/account.ts'
import { liveAtOnce } from './support/live-at-once.ts'
import { looksRight } from './support/looks-right.ts'
import { give } from './support/own-verbs.ts'
import { test } from './support/public-page.ts'
import { withPast } from './support/staff-console.ts'
import { list, main, openAs, rows } from './support/transaction-list.ts'
import { daysAgo } from './support/two-months.ts'

/** A month of postings is detached, for everybody: so this has a product of its own. */
test.use({ productOf: 'kept months' })

let account: Account

/** $400 came, $150 of it are in a position and $50 in a withdrawal: all of that detached. $5 came since. */
test.beforeAll(async ({ product }) => {
  account = await openAccount(product)
  await withPast(product, async (past) => {
    const ownerUrl = product.env['DATABASE_URL'] ?? ''
    const months = monthsOf(past.now, ownerUrl)
    await liveAtOnce({ product, past }, account)
    await backdate({ database: { ownerUrl } }, account.user_id, daysAgo(40).toISOString())
    await months.begin()
    await give(past, account, '5')
    await months.detachOld()
  })
})

const open = (page: Page, path: string) => openAs(page, account, path)
const said = /^Transactions before \w+ \d+, \d+ are no longer kept here\. Your balances include them\.$/

test('the list ends with the day from which on transactions are kept', async ({ page, noted }) => {
  await open(page, list)
  await expect(rows(page)).toHaveCount(1)
  await expect(main(page).getByText(said)).toBeVisible()
  await looksRight(page)
  await page.goto('/dashboard/transactions/1')
  await expect(main(page).getByText(said).last()).toBeVisible()
  expect(noted.foreign).toEqual([])
})

test('a balance still sums, with what is brought forward as its first line', async ({ page, noted }) => {
  await open(page, '/dashboard/home?explain=available')
  const panel = page.getByRole('dialog', { name: 'Where does this number come from?' })
  await expect(panel.getByRole('row').first()).toContainText('Brought forward')
  await expect(panel.getByRole('row').first()).toContainText('$200.00')
  await expect(panel.getByRole('row').last()).toContainText('$205.00')
  await expect(panel.getByText(said)).toBeVisible()
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Verify on this device' }).click()
  await expect(panel.getByText('1 posting adds up, and its hash matches the chain.')).toBeVisible()
  await looksRight(page)
  expect(noted.errors).toEqual([])
})
