/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { ask, liveAccount } from './support/money.ts'
import { axeProblems, loaded, paintedIn, sidewaysScroll, smallTargets, test } from './support/public-page.ts'

/** The search over pages, actions and transactions, and the keys that do something by themselves, in all their ways. */

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => search(page).getByRole('combobox')
const options = (page: Page) => search(page).getByRole('option')

test.beforeEach(async ({ page, product }) => {
  await page.goto('/faq')
  await signInBrowser(page, await openAccount(product))
  await page.goto('/dashboard/home')
  await loaded(page)
})

test('"/" opens it, Escape closes it and gives the focus back; in a field "/" is a letter', async ({
  page,
}) => {
  const plans = page.getByRole('main').getByRole('link', { name: 'Compare plans' })
  await plans.focus()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()
  await expect(plans).toBeFocused()
  await page.goto('/profile/edit')
  await page.getByLabel('First name').focus()
  await page.keyboard.press('/')
  await expect(search(page)).toHaveCount(0)
})

test('actions: amounts are hidden, the theme changes, logging out is asked for; nothing moves money', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).click()
  await expect(options(page).first()).toBeVisible()
  const names = await options(page).allInnerTexts()
  expect(names.filter((name) => /pay|confirm|cancel|send/i.test(name))).toEqual([])
  await field(page).fill('hide')
  await page.keyboard.press('Enter')
  await expect(page.getByText('•••••').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill('theme dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await field(page).fill('log')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Log out?' })).toBeVisible()
})

test('what is found nowhere is said, and the list keeps its place', async ({ page }) => {
  await page.keyboard.press('Control+k')
  await field(page).fill('zzz')
  await expect(search(page).getByText('Nothing matches.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(search(page)).toBeVisible()
})

test('"?" lists the shortcuts; single letters are off until the profile switches them on', async ({
  page,
}) => {
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/\/dashboard\/home$/)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByRole('heading', { name: 'Single letters · turned off' })).toBeVisible()
  await list.getByRole('link', { name: 'Choose which shortcuts are on' }).click()
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await page.getByLabel('Keyboard shortcuts').selectOption('Single letters too')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  for (const [letter, address] of [
    ['w', 'withdraw'],
    ['t', 'transactions'],
    ['i', 'invest'],
    ['h', 'home'],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(letter)
    await expect(page).toHaveURL(new RegExp(`/dashboard/${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('switched off altogether, only Ctrl and K is left; the account keeps the choice', async ({ page }) => {
  await page.goto('/profile/edit')
  await loaded(page)
  await page.getByLabel('Keyboard shortcuts').selectOption('Only Ctrl+K or ⌘K')
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/account/me/') && reply.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: 'Save' }).click()
  expect(((await (await saved).json()) as { preferences: unknown }).preferences).toMatchObject({
    shortcuts: false,
    search_keys: false,
  })
  await page.goto('/dashboard/home')
  await loaded(page)
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
})

test('J and K go from row to row', async ({ page, product }) => {
  const account = await openAccount(product)
  await liveAccount(product, account)
  await signInBrowser(page, account)
  await page.evaluate(() => localStorage.setItem('evenmoor.keys', 'all'))
  await page.goto('/dashboard/transactions')
  const rows = page.locator('main tbody tr')
  await expect(rows.nth(2)).toBeVisible()
  await loaded(page)
  const at = () => rows.evaluateAll((all) => all.findIndex((row) => row.contains(document.activeElement)))
  await page.keyboard.press('j')
  await expect.poll(at).toBe(0)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect.poll(at).toBe(2)
  await page.keyboard.press('k')
  await expect.poll(at).toBe(1)
  const [{ reference }] = (
    await ask<{ results: { reference: string }[] }>(product, account, '/api/wallet/transactions/')
  ).results as [{ reference: string }]
  await test.step('a transaction is found by the beginning of its reference', async () => {
    await page.keyboard.press('/')
    await field(page).fill(reference.slice(0, 8))
    await search(page).getByRole('group', { name: 'Transactions' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/dashboard\/transactions\/[\w-]+$/)
  })
  await test.step('E saves what the page shows', async () => {
    await page.goto('/dashboard/transactions')
    await expect(rows.nth(2)).toBeVisible()
    await loaded(page)
    const download = page.waitForEvent('download')
    await page.keyboard.press('e')
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })
})

test('at 360 and 1280, in both themes and from right to left', async ({ page }) => {
  const found: string[] = []
  for (const locale of ['en', 'ar']) {
    await page.evaluate((kept) => localStorage.setItem('evenmoor.locale', kept), locale)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.reload()
      await loaded(page)
      for (const key of ['Control+k', '?']) {
        await page.keyboard.press(key)
        await expect(page.getByRole('dialog')).toBeVisible()
        for (const theme of ['light', 'dark'] as const) {
          await paintedIn(page, theme)
          found.push(...(await axeProblems(page, { contrastOnly: theme === 'dark' })))
        }
        const sideways = await sidewaysScroll(page, width)
        if (sideways > 0) found.push(`${locale} ${width} ${key}: ${sideways} px sideways`)
        found.push(...(await smallTargets(page)))
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    }
  }
  expect([...new Set(found)]).toEqual([])
})
