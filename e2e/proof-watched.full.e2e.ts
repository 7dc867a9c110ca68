import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { makeStaff } from '../server/src/people/staff-accounts/make-staff.ts'
import { approveWithdrawal } from '../server/src/withdrawals/requests/decide-withdrawal.ts'
import { requestWithdrawal } from '../server/src/withdrawals/requests/request-withdrawal.ts'
import { signerKey, verifierKey } from '../tlog/src/index.ts'
import { followLog, readKeys } from '../witness/follow-log.ts'
import { fileHeadStore } from '../witness/head-store.ts'
import { type Account } from './support/account.ts'
import { layoutFindings } from './support/layout-findings.ts'
import { ask } from './support/money.ts'
import { openProvenAccount } from './support/proof-accounts.ts'
import { type Product, startProduct } from './support/product.ts'
import { loaded, test } from './support/public-page.ts'
import { withPast } from './support/staff-console.ts'

/** What the page of proof says where a witness watches the log, and where withdrawals are promised within four hours. */

const key = signerKey('witness.example', 'cosignature', Buffer.alloc(32, 7))
const silent = signerKey('silent.example', 'cosignature', Buffer.alloc(32, 8))
const minuteMs = 60_000
const [quick, slow] = [19, 2]

let product: Product
let account: Account
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startProduct({
    PRACTICE_BLOCK_MS: '250',
    LOG_WITNESSES: `${key.vkey},${silent.vkey}`,
    WITHDRAWAL_PROMISE_HOURS: '4',
  })
  account = await openProvenAccount(product)
})
test.afterAll(() => product.stop())

/** The newest head is seen by one of the two; gives when. */
async function witnessed(): Promise<{ size: number; at: Date }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenmoor-e2e-witness-'))
  try {
    const at = new Date()
    const logKeys = (await readKeys(product.url)).map(verifierKey)
    const seen = await followLog(product.url, { heads: fileHeadStore(folder), key, logKeys, now: () => at })
    expect(seen).toMatchObject({ outcome: 'seen', words: 'handed in' })
    return { size: seen.size, at }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function openProof(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${product.url}/proof`)
  await loaded(page)
  // What is below the first window comes when it is scrolled to.
  await page.getByRole('heading', { level: 2, name: 'Checkpoints, UTC' }).scrollIntoViewIfNeeded()
}

test('who saw which checkpoint, and when, is read on every width', async ({ page }) => {
  const { size, at } = await witnessed()
  const moment = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(at)
  for (const width of [1_280, 360]) {
    await openProof(page, width)
    const rows = page.getByRole('table', { name: 'Checkpoints, UTC' }).getByRole('row')
    const newest = rows.filter({ has: page.getByRole('rowheader', { name: String(size), exact: true }) })
    await expect(newest.getByText('1 witness')).toBeVisible()
    await expect(newest.getByRole('listitem')).toHaveText([`witness.example, ${moment}`])
    await expect(newest.getByRole('listitem')).toBeVisible()
    const others = rows
      .filter({ has: page.getByRole('rowheader') })
      .filter({ hasNot: page.getByRole('listitem') })
    await expect(others.first().getByText('No witness')).toBeVisible()
    const witnesses = page.getByRole('region', { name: 'Witnesses' }).getByRole('listitem')
    await expect(witnesses).toHaveText([
      `witness.exampleSaw ${size} entries, ${moment} UTC`,
      'silent.exampleHas signed nothing yet',
    ])
    expect(await layoutFindings(page, '/proof')).toEqual([])
  }
})

/** Withdrawals asked for so long ago and paid now, and one that still waits; gives the clock of all of them. */
async function withdrawn(): Promise<void> {
  const { address } = await ask<{ address: string }>(product, account, '/api/practice/wallet/')
  const wish = { investorId: account.user_id, amount: '1', address }
  await withPast(product, async ({ at, now }) => {
    const { id: staffId } = await now.transaction((tx) =>
      makeStaff(now, tx, { email: 'finance-of-clock@example.com', role: 'finance', firstName: '' }),
    )
    const requested = (ms: number) => {
      const then = at(new Date(Date.now() - ms))
      return then.transaction((tx) => requestWithdrawal(then, tx, wish))
    }
    const longAgo = 6 * 60 * minuteMs
    for (const ms of [...Array<number>(quick).fill(30 * minuteMs), ...Array<number>(slow).fill(longAgo)]) {
      const { id } = await requested(ms)
      await now.transaction((tx) => approveWithdrawal(now, tx, { id, staffId }))
    }
    await requested(5 * 60 * minuteMs)
  })
  await expect
    .poll(
      async () => {
        const reply = await fetch(`${product.url}/api/transparency/`)
        return ((await reply.json()) as { withdrawals: { count: number } }).withdrawals.count
      },
      { timeout: 60_000 },
    )
    .toBe(quick + slow)
}

test('the withdrawal clock has the median, 95%, what is overdue and each day, beside what was promised', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await withdrawn()
  for (const width of [1_280, 360]) {
    await openProof(page, width)
    const clock = page.getByRole('region', { name: 'Withdrawal clock' })
    await clock.scrollIntoViewIfNeeded()
    const figure = (name: string) =>
      clock
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd')
    await expect(figure('Median')).toHaveText(/^3\d minutes$/)
    await expect(figure('95% within')).toHaveText(/^6 hours/)
    await expect(figure('Overdue')).toHaveText('1')
    await expect(figure('Waiting now')).toHaveText('1')
    await expect(clock).toContainText('Promised: confirmed within 4 hours')
    await expect(clock).toContainText(`${slow} of ${quick + slow} took longer.`)
    const chart = clock.getByRole('img', { name: `${quick + slow} withdrawals` })
    await expect(chart).toBeVisible()
    await clock.getByText('Show as table').click()
    const days = clock.getByRole('table', { name: 'By day' }).getByRole('row')
    // Confirmed on one day, or on two around midnight.
    const counts = await days.locator('td:nth-of-type(1)').allTextContents()
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(quick + slow)
    expect(await layoutFindings(page, '/proof')).toEqual([])
  }
})
