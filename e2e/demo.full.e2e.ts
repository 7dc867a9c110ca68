import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { logIn, open } from './support/account-pages.ts'
import { demoFolder, startDemo } from './support/demo.ts'
import { processesOf } from './support/lifecycle.ts'

/** The site of `npm start -- --demo`, from an empty folder to a walk through it, and the same one again. */

const investor = /(investor-1@demo\.example\.com), password (\S+)/
const link = /https?:\/\/\S+token=\S+/

test('a demo is made, walked through and kept', async ({ browser }) => {
  test.setTimeout(420_000)
  const [dataDir, remove] = await demoFolder()

  await test.step('a start that is killed half-way leaves nothing that the next one uses', async () => {
    const killed = await startDemo(dataDir)
    await killed.printed('Making a year of history')
    await expect.poll(async () => (await readdir(path.dirname(dataDir))).length).toBe(1)
    await killed.end('SIGKILL')
    await expect.poll(() => processesOf(path.dirname(dataDir)), { timeout: 30_000 }).toEqual([])
    expect(await readdir(path.dirname(dataDir))).toEqual([expect.stringMatching(/^demo\.making-\d+$/)])
  })

  const demo = await startDemo(dataDir)
  await demo.ready
  expect(await readdir(path.dirname(dataDir))).toEqual(['demo'])
  const [, email = '', password = ''] = investor.exec(demo.output()) ?? []

  await test.step('an investor sees a year: a chart, losing days, a refused withdrawal, an open checkout', async () => {
    const page = await (await browser.newContext({ baseURL: demo.url })).newPage()
    await open(page, '/login')
    await logIn(page, email, password)
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByRole('region', { name: 'Where your money is' })).toContainText('Standard')
    await expect(page.getByRole('region', { name: 'Over time' }).getByRole('application')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Your open checkouts' }).getByRole('listitem').first(),
    ).toBeVisible()
    await page.goto('/dashboard/transactions?type=result')
    const losing = page.getByRole('row').filter({ hasText: 'Daily result' }).filter({ hasText: '−$' })
    await expect(losing.first()).toBeVisible()
    await page.goto('/dashboard/withdraw')
    await expect(page.getByRole('main')).toContainText(/Not approved|Rejected/)
    await page.context().close()
  })

  await test.step('an administrator has queues to work through', async () => {
    const staff = await (await browser.newContext({ baseURL: demo.url })).newPage()
    await staff.goto(link.exec(demo.output())?.[0] ?? '')
    await expect(staff).toHaveURL(/\/staff$/)
    await staff.goto('/staff/withdrawals')
    await expect(staff.getByRole('link', { name: /Demo investor 3/ }).first()).toBeVisible()
    await staff.goto('/staff/results')
    await expect(staff.getByRole('main')).toContainText('To approve')
    await staff.context().close()
  })

  await demo.end('SIGTERM')
  await test.step('the same one is there at the next start, with a new way in', async () => {
    const again = await startDemo(dataDir)
    await again.ready
    expect(again.output()).not.toContain('Making a year of history')
    expect(link.exec(again.output())?.[0]).not.toBe(link.exec(demo.output())?.[0])
    await again.end('SIGTERM')
  })
  await remove()
})
