import { expect } from '@playwright/test'
import { startProduct } from './support/product.ts'
import { hydrated, test } from './support/public-page.ts'

/** How the operator can be reached, on the pages of a site whose operator has set some of it. */

test('what the operator set is shown in the footer, on the contact page and in the terms; the rest is left out', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const product = await startProduct({
    CONTACT_EMAIL: 'help@evenmoor.example',
    CONTACT_ADDRESS: '2 Mill Lane, York <UK>',
  })
  try {
    for (const address of ['/contact', '/terms', '/ar/about']) {
      await page.goto(`${product.url}${address}`)
      await hydrated(page)
      await expect(page.getByRole('contentinfo')).toContainText('2 Mill Lane, York <UK>')
      await expect(page.locator('#main')).toContainText('help@evenmoor.example')
      await expect(page.locator('[data-contact=phone], [data-contact=telegram]')).toHaveCount(0)
      await expect(page.locator('[data-contact=isExample]')).toHaveCount(0)
    }
    expect(faults).toEqual([])
  } finally {
    await product.stop()
  }
})
