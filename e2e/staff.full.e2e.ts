import { expect, type Page, test } from '@playwright/test'
import { type Account, openAccount } from './support/account.ts'
import { type Product, startProduct } from './support/product.ts'
import { axeProblems, loaded, paintedIn, sidewaysScroll, smallTargets } from './support/public-page.ts'
import { axeIsClean, staffPage } from './support/staff.ts'

/** Queues of the console, each worked by two members of staff at once; e2e/staff.e2e.ts has one of them. */
let product: Product
let ada: Page
let grace: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  product = await startProduct({ PRACTICE_BLOCK_MS: '200' })
  ada = await staffPage(browser, product, 'ada@example.com')
  grace = await staffPage(browser, product, 'grace@example.com')
})
test.afterAll(() => product.stop())

async function asInvestor({ access }: Account, path: string, body?: unknown) {
  const reply = await fetch(product.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${access}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

/** An investor with 3,000 dollars from a checkout, who asks for these amounts. */
async function investorWhoAsks(...amounts: string[]): Promise<Account> {
  const account = await openAccount(product)
  const deposit = await asInvestor(account, '/api/wallet/deposits/', { amount: '3000', coin: 'usdt' })
  await asInvestor(account, '/api/practice/payments/', { deposit_id: deposit.id })
  await expect
    .poll(async () => Number((await asInvestor(account, '/api/wallet/')).available), { timeout: 60_000 })
    .toBeGreaterThan(2_000)
  const { address } = await asInvestor(account, '/api/practice/wallet/')
  for (const amount of amounts) await asInvestor(account, '/api/wallet/withdrawals/', { amount, address })
  return account
}

test('the second of two who decide one withdrawal is told who was faster', async () => {
  test.setTimeout(120_000)
  const investor = await investorWhoAsks('120')
  for (const page of [ada, grace]) {
    await page.goto(`/staff/withdrawals?q=${encodeURIComponent(investor.email)}`)
    await page.getByRole('link', { name: 'Test Investor' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal of $120.00' })).toBeFocused()
    const places = page.getByRole('navigation', { name: 'Staff console' })
    await expect(places.locator('[aria-current]')).toHaveText(/^Withdrawals/)
    await expect(page.getByText('First withdrawal')).toBeVisible()
    // What may be done is in sight, though both are reminded of a second factor.
    for (const act of [/^Approve/, /^Reject/])
      await expect(page.getByRole('button', { name: act })).toBeInViewport({ ratio: 1 })
    const reminder = page.getByText('Add a two-factor method')
    await expect(reminder).toBeVisible()
    await expect(reminder).not.toBeInViewport()
  }
  await axeIsClean(ada)
  await grace.getByRole('button', { name: 'Reject' }).click()
  await grace.getByRole('textbox', { name: 'Reason' }).fill('The address looks wrong.')
  await ada.getByRole('button', { name: 'Approve' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Approve withdrawal' }).click()
  await expect(ada.getByText('Withdrawal approved.')).toBeVisible()
  await grace.getByRole('dialog').getByRole('button', { name: 'Reject withdrawal' }).click()
  await expect(grace.getByText('A colleague decided first. Nothing was done twice.')).toBeVisible()
  await expect(grace.getByText(/approved it at \d\d:\d\d UTC/)).toBeVisible()
  await expect
    .poll(async () => (await asInvestor(investor, '/api/wallet/withdrawals/')).results[0].status, {
      timeout: 60_000,
    })
    .toMatch(/sent|confirmed/)
})

test('a large withdrawal waits for a second member of staff', async () => {
  test.setTimeout(120_000)
  const investor = await investorWhoAsks('1500')
  const open = async (page: Page) => {
    await page.goto(`/staff/withdrawals?q=${encodeURIComponent(investor.email)}`)
    await page.getByRole('link', { name: 'Test Investor' }).click()
  }
  const approve = async (page: Page) => {
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve withdrawal' }).click()
  }
  await open(ada)
  await approve(ada)
  await expect(ada.getByText('Approved. It needs a second approval.')).toBeVisible()
  // Hers is there, and says why it cannot be pressed.
  await expect(ada.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true')
  await expect(ada.getByText('You approved this: a colleague has to approve it too.')).toBeVisible()
  await open(grace)
  await expect(grace.getByText('1 of 2 approvals')).toBeVisible()
  await approve(grace)
  await expect(grace.getByText('Withdrawal approved.')).toBeVisible()
})

test('a message is taken by one, answered by mail once, archived with it, and brought back', async () => {
  const message = `Question ${Date.now()}`
  const writer = `eve-${Date.now()}@example.com`
  const reply = await fetch(`${product.url}/management/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Eve', email: writer, message, locale: 'de' }),
  })
  expect(reply.status).toBe(201)
  for (const page of [ada, grace]) {
    await page.goto('/staff/messages')
    await page.getByRole('link', { name: 'Eve' }).click()
    await expect(page.getByRole('region', { name: 'Message', exact: true }).getByText(message)).toBeVisible()
    await expect(page.getByText('Unassigned')).toBeVisible()
  }
  await ada.getByRole('button', { name: 'Assign to me' }).click()
  await expect(ada.getByText('Assigned to you', { exact: true })).toBeVisible()
  await grace.getByRole('button', { name: 'Assign to me' }).click()
  await expect(grace.getByText(/This message is assigned to/)).toBeVisible()
  await ada.getByRole('button', { name: 'Reassign' }).click()
  const dialog = ada.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Assign to' }).selectOption({ label: 'grace@example.com' })
  await dialog.getByRole('button', { name: 'Reassign' }).click()
  await expect(ada.getByText('Assigned to grace@example.com')).toBeVisible()
  await expect(ada.getByRole('button', { name: 'Reply', exact: true })).toBeHidden()
  await ada.getByRole('button', { name: 'Unassign' }).click()
  await expect(ada.getByText('Unassigned')).toBeVisible()
  await grace.reload()
  // Both write at once; the text they begin with is in the language of the message.
  for (const page of [ada, grace]) {
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Template' }).selectOption('impostor')
    const words = page.getByRole('dialog').getByRole('textbox', { name: 'Your reply' })
    await expect(words).toHaveValue(/^Guten Tag Eve,/)
    await words.press('ControlOrMeta+End')
    await words.pressSequentially('\nMelden Sie sich gern.')
  }
  await axeIsClean(ada)
  // What was begun outlives a closed dialog.
  await ada.keyboard.press('Escape')
  await ada.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(ada.getByRole('dialog').getByRole('textbox', { name: 'Your reply' })).toHaveValue(/gern\.$/)
  await ada.getByRole('dialog').getByRole('button', { name: 'Send reply' }).click()
  await expect(ada.getByText('Reply queued.')).toBeVisible()
  await expect(ada.getByRole('region', { name: 'Replies' }).getByText('Melden Sie sich gern.')).toBeVisible()
  await grace.getByRole('dialog').getByRole('button', { name: 'Send reply' }).click()
  await expect(
    grace.getByText(/^ada@example\.com already replied to this message at \d\d:\d\d UTC\./),
  ).toBeVisible()
  const mails = async () => {
    const sent = await fetch(`${product.url}/dev/mail/messages/?to=${encodeURIComponent(writer)}`)
    return (await sent.json()) as { subject: string; text: string }[]
  }
  await expect.poll(mails).toEqual([
    expect.objectContaining({
      subject: expect.stringMatching(/^Unsere Antwort auf Ihre Nachricht C-\d+$/),
      text: expect.stringContaining('Melden Sie sich gern.'),
    }),
  ])
  await ada.getByRole('button', { name: 'Restore message' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Restore message' }).click()
  await expect(ada.getByText('Done: Restore message')).toBeVisible()
  // A double press is one: the second would be told that somebody was faster.
  const archived: string[] = []
  ada.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/archive/')) archived.push(request.url())
  })
  await ada.getByRole('button', { name: 'Archive message' }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Archive message' }).dblclick()
  await expect(ada.getByText('Done: Archive')).toBeVisible()
  expect(archived).toHaveLength(1)
  await ada.getByRole('button', { name: 'Undo' }).click()
  await expect(ada.getByText('Undone')).toBeVisible()
})

test('an account is locked with a reason, and the second of two who lock it is told', async () => {
  const investor = await openAccount(product)
  for (const page of [ada, grace]) {
    await page.goto(`/staff/investors?q=${encodeURIComponent(investor.email)}`)
    await page.getByRole('link', { name: 'Test Investor' }).click()
    await page.getByRole('button', { name: 'Lock account' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Owner’s request')
  }
  await ada.getByRole('dialog').getByRole('button', { name: 'Lock account' }).click()
  await expect(ada.getByText('Done: Lock account')).toBeVisible()
  await grace.getByRole('dialog').getByRole('button', { name: 'Lock account' }).click()
  await expect(grace.getByText('A colleague decided first. Nothing was done twice.')).toBeVisible()
  await expect(
    grace.getByText(
      /^This account is already locked\. ada@example\.com locked this account at \d\d:\d\d UTC\.$/,
    ),
  ).toBeVisible()
  await grace.goto('/staff/audit')
  await expect(grace.getByRole('link', { name: 'account.locked' })).toHaveCount(1)
})

/** Every screen of the console without a row of its own. */
const screens = [
  'withdrawals',
  'payouts',
  'pauses',
  'bonuses',
  'investors',
  'plans',
  'plans/basic',
  'plans/basic/terms',
  'new-plan',
  'results',
  'results/book',
  'messages',
  'reconciliation',
  'audit',
  'records',
  'records/new',
  'newsletter',
  'accounts',
  'system',
]

for (const width of [360, 768, 1280]) {
  test(`every screen of the console stands without a fault at ${width} px, in both themes`, async () => {
    test.setTimeout(180_000)
    await grace.setViewportSize({ width, height: 900 })
    const found: string[] = []
    for (const screen of screens) {
      await paintedIn(grace, 'light')
      await grace.goto(`/staff/${screen}`)
      await loaded(grace)
      await expect(grace.locator('[aria-busy=true]')).toHaveCount(0)
      const problems = [
        ...(await axeProblems(grace, { contrastOnly: false })),
        ...(await smallTargets(grace)),
        ...((await sidewaysScroll(grace, width)) > 0 ? ['scrolls sideways'] : []),
      ]
      await paintedIn(grace, 'dark')
      problems.push(...(await axeProblems(grace, { contrastOnly: true })))
      found.push(...problems.map((problem) => `${screen}: ${problem}`))
    }
    await grace.setViewportSize({ width: 1280, height: 900 })
    expect(found).toEqual([])
  })
}

test('the keyboard goes through the rows, and a list is saved as CSV', async () => {
  await ada.goto('/staff/withdrawals?status=all')
  const rows = ada.locator('[data-row]')
  await rows.first().focus()
  await ada.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await ada.keyboard.press('Enter')
  await expect(ada.getByRole('heading', { level: 1 })).toBeFocused()
  await ada.keyboard.press('Escape')
  await expect(rows.nth(1)).toBeFocused()
  await expect(ada).toHaveURL(/\/staff\/withdrawals\?status=all$/)
  // J and K only for who wants them.
  await ada.getByRole('heading', { level: 1 }).focus()
  await ada.keyboard.press('j')
  await expect(rows.first()).not.toBeFocused()
  await ada.locator('summary', { hasText: 'Display and keyboard' }).filter({ visible: true }).click()
  const shortcuts = ada.getByRole('checkbox', { name: /Single-key shortcuts/ })
  // It is ticked a moment after the press, when the choice is stored on the page.
  await shortcuts.click()
  await expect(shortcuts).toBeChecked()
  await ada.keyboard.press('Escape')
  await ada.getByRole('heading', { level: 1 }).focus()
  await ada.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await ada.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await ada.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  const [download] = await Promise.all([
    ada.waitForEvent('download'),
    ada.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^withdrawals-\d{4}-\d\d-\d\d\.csv$/)
})

test('a day that differs leads to what differs, and is signed off once, with a reason', async () => {
  test.setTimeout(120_000)
  await investorWhoAsks('30')
  // Told to have left the day before yesterday; the ledger knows nothing of it.
  await product.superuser(
    `insert into withdrawal_step (withdrawal_id, seq, status, at)
     select id, 9, 'sent', now() - interval '2 days' from withdrawal order by id desc limit 1`,
  )
  for (const page of [ada, grace]) {
    await page.goto('/staff/reconciliation?show=differences')
    await page.locator('[data-row]').first().press('Enter')
    await expect(page.getByText('Not in the ledger')).toBeVisible()
    await page.getByRole('button', { name: 'Sign off the day' }).click()
  }
  await axeIsClean(ada)
  await ada.getByRole('dialog').getByRole('button', { name: 'Sign off the day' }).click()
  await expect(ada.getByRole('dialog').getByText('Say why the figures differ (usdt)').first()).toBeVisible()
  for (const page of [ada, grace])
    await page.getByRole('dialog').getByLabel('Note').fill('A test told of it.')
  await ada.getByRole('dialog').getByRole('button', { name: 'Sign off the day' }).click()
  await expect(ada.getByText('Done: Sign off the day')).toBeVisible()
  await grace.getByRole('dialog').getByRole('button', { name: 'Sign off the day' }).click()
  await expect(
    grace.getByText('ada@example.com already signed this day off. Nothing was changed.'),
  ).toBeVisible()
  await ada.goto('/staff/reconciliation?signed=yes')
  await expect(ada.locator('[data-row]')).toHaveCount(1)
})

test('what the watch over the ledger finds stands in the bar of every screen until it is put right', async () => {
  test.setTimeout(240_000)
  const bar = ada.getByRole('navigation', { name: 'Staff console' })
  const counted = async (count: number) => {
    // Looked for every minute.
    await expect(
      bar.getByRole('link', {
        name: count === 0 ? 'Reconciliation' : new RegExp(`^Reconciliation ${count}\\b`),
      }),
    ).toBeVisible({
      timeout: 100_000,
    })
  }
  await ada.goto('/staff/messages')
  await counted(0)
  await product.superuser('alter table ledger.transfer disable trigger append_only')
  await counted(1)
  await bar.getByRole('link', { name: /^Reconciliation/ }).click()
  await expect(
    ada.getByText('the_guards_are_on: the ledger: trigger append_only on ledger.transfer'),
  ).toBeVisible()
  await axeIsClean(ada)
  await product.superuser('alter table ledger.transfer enable trigger append_only')
  await counted(0)
})
