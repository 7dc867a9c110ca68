import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { runAs } from '../server/testing/cluster.ts'
import { createTestDatabase } from '../server/testing/database.ts'
import { takeSnapshots } from '../server/src/transparency/liabilities/take-snapshot.ts'
import { type Account, signInBrowser } from './support/account.ts'
import { logIn } from './support/account-pages.ts'
import { type Product, startProduct } from './support/product.ts'
import { openProvenAccount } from './support/proof-accounts.ts'
import { hydrated } from './support/public-page.ts'
import { withPast } from './support/staff-console.ts'

/** What a lying operator does to the database, past every rule of the product. */
const writtenAnew = ['log_cosignature', 'log_checkpoint', 'log_entry']
  .map(
    (table) => `alter table ${table} disable trigger all; delete from ${table};
    alter table ${table} enable trigger all;`,
  )
  .join('\n')

const stored = (page: Page, key: string) =>
  page.waitForFunction((name) => localStorage.getItem(name), `evenmoor.${key}`)

/** Logs in by the form, in a browser that remembers what it saw before. */
async function logInAgain(page: Page, product: Product, { email, password }: Account): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('access'))
  await page.goto(`${product.url}/login`)
  await hydrated(page)
  await logIn(page, email, password)
  await expect(page).toHaveURL(`${product.url}/dashboard/home`)
}

test('a log that was written anew is told at the next login, and so is being left out of a snapshot', async ({
  page,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenmoor-log-'))
  const database = await createTestDatabase()
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.ownerUrl }
  let product = await startProduct(env)
  try {
    const account = await openProvenAccount(product)
    await page.goto(`${product.url}/robots.txt`)
    await signInBrowser(page, account)
    await page.goto(`${product.url}/dashboard/home`)
    // All is well: nothing is said, and the head of this log is remembered.
    await stored(page, 'checked_until')
    await stored(page, 'known_head')

    await product.kill('SIGKILL')
    await runAs(database.ownerUrl, writtenAnew)
    product = await startProduct({ ...env, PORT: new URL(product.url).port })
    await withPast(product, async ({ now }) => void (await takeSnapshots(now)))
    await logInAgain(page, product, account)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The public log failed this browser’s check')
    await page.getByRole('link', { name: 'See the checkpoints' }).click()
    const another = page.getByText('This isn’t the log that this browser saw before')
    await expect(another).toBeInViewport()

    // Its operator has explained it: from now on this is the log to compare with.
    await page.getByRole('button', { name: 'Follow this log from now on' }).click()
    await expect(another).toBeHidden()
    await logInAgain(page, product, account)
    await stored(page, 'checked_until')

    // The same entries under a key that nobody announced: shown, to be compared with what the operator publishes elsewhere.
    await product.kill('SIGKILL')
    await rm(path.join(dataDir, 'secrets/log-signing'))
    await product.ops('replace-key', '--name', 'log-signing', '--reason', 'The disk burned.')
    product = await startProduct({ ...env, PORT: new URL(product.url).port })
    await logInAgain(page, product, account)
    await expect(alert).toContainText('or its key, signature, or order is wrong')
    await page.getByRole('link', { name: 'See the checkpoints' }).click()
    const [key = ''] = (await (await page.request.get(`${product.url}/log/key`)).text()).split('\n')
    const changed = page.getByRole('alert').filter({ hasText: 'Another key signs this log now' })
    await expect(changed).toContainText(key)
    await changed.getByRole('button', { name: 'Follow this log from now on' }).click()
    await expect(changed).toBeHidden()
    await logInAgain(page, product, account)
    await stored(page, 'checked_until')

    await product.superuser('delete from liability_place')
    await logInAgain(page, product, account)
    await expect(alert).toContainText('Your balance isn’t in the published total')
    await page.getByRole('link', { name: 'See the check' }).click()
    const check = page.getByRole('region', { name: 'Check my balance' })
    await check.getByRole('button', { name: 'Check my balance' }).click()
    await expect(check.getByRole('alert')).toContainText(
      'Your account has transactions from before this snapshot, but no place in it.',
    )
  } finally {
    // It waits for pages that listen.
    await page.close()
    await product.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
