import { expect } from '@playwright/test'
import { addDays, utcDay } from '../server/src/platform/clock.ts'
import { consoleOf } from './support/staff-console.ts'
import { test } from './support/public-page.ts'

test('a plan gets new terms from a day on, looked at before they are made, and called off again', async ({
  browser,
  product,
}) => {
  const staff = await consoleOf(browser, product, 'plans@example.com')
  await staff.goto('/staff/plans/premium/terms')
  await staff.getByLabel('Minimum').fill('20000')
  await staff.getByLabel('Day (UTC)').fill(addDays(utcDay(new Date()), 30))
  await staff.getByLabel('Reason').fill('Fewer small positions')
  await staff.getByRole('button', { name: 'Preview change' }).click()
  await expect(staff.getByRole('row', { name: /Minimum/ })).toContainText('$20,000.00')
  await staff.getByRole('button', { name: 'Create version' }).click()
  const versions = staff.getByRole('region', { name: 'Versions of Premium' })
  await expect(versions).toContainText('$20,000')
  await staff.getByRole('button', { name: 'Cancel version 2' }).click()
  await staff.getByRole('dialog').getByLabel('Reason').fill('A mistake.')
  await staff.getByRole('dialog').getByRole('button', { name: 'Cancel version' }).click()
  await expect(staff.getByText('Done: Cancel version 2')).toBeVisible()
  await expect(versions).toContainText('Canceled')
})
