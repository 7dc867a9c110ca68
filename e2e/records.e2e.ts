import { expect } from '@playwright/test'
import { consoleOf } from './support/staff-console.ts'
import { test } from './support/public-page.ts'
import {
  addRecord,
  publishRecord,
  recordConsent,
  showPeople,
  withdrawConsent,
} from './support/staff-records.ts'

test('a person of the team is on the page while a consent stands, and off it when it is withdrawn', async ({
  browser,
  page,
  product,
}) => {
  const staff = await consoleOf(browser, product, 'records@example.com')
  await addRecord(staff, 'Team record', {
    'Displayed name': 'Grace Hill',
    Role: 'Engineer',
    Words: 'Keeps the ledger.',
  })
  await expect(
    staff.getByRole('region', { name: /^Team record/ }).getByText('No consent', { exact: true }),
  ).toBeVisible()
  await recordConsent(staff)
  await publishRecord(staff)
  await expect(staff.getByText('Done: Publish')).toBeVisible()
  const team = page.getByRole('region', { name: 'Team' })
  await page.goto('/about')
  await team.scrollIntoViewIfNeeded()
  await showPeople(page, 'Grace Hill')
  await expect(team.getByText('Engineer')).toBeVisible()
  await withdrawConsent(staff)
  await page.reload()
  await team.scrollIntoViewIfNeeded()
  await expect(team.getByText('No one listed yet.')).toBeVisible()
})
