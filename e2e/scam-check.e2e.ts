import { expect, type Page } from '@playwright/test'
import { axeProblems, hydrated, loaded, test } from './support/public-page.ts'

/** The page that checks an offer for warning signs. */

const main = (page: Page) => page.getByRole('main')

test('an offer is checked without a request leaving the browser, and finding nothing proves nothing', async ({
  page,
}) => {
  const signs = page.waitForResponse(/find-signs/)
  await page.goto('/scam-check')
  await hydrated(page)
  await loaded(page)
  await (await signs).finished()
  const requests: string[] = []
  // The language menu names Arabic in its own font, which is asked for when it is idle: a file, the same for everyone.
  page.on('request', (request) => request.resourceType() !== 'font' && requests.push(request.url()))
  await page.context().setOffline(true)
  const offer = page.getByLabel('The offer')
  const check = page.getByRole('button', { name: 'Check the offer' })
  await check.click()
  await expect(main(page)).toContainText('Paste the text of the offer first.')
  await expect(offer).toBeFocused()

  await offer.fill('Guaranteed 2.5% a day! Only today. To withdraw you first pay a 10% tax.')
  await check.click()
  await expect(main(page)).toContainText('4 warning signs found')
  const found = page.getByRole('region', { name: 'Warning signs found' })
  await expect(found.getByRole('listitem')).toHaveCount(4)
  await expect(found).toContainText('You pay to get your money out')
  await expect(found.locator('mark').first()).toContainText('pay a 10% tax')
  expect(await axeProblems(page, { contrastOnly: false })).toEqual([])

  await offer.fill('The meeting is on Tuesday at noon.')
  await check.click()
  await expect(main(page)).toContainText('That proves nothing.')
  // What was found quotes the words: it stays while they are changed or deleted, until the next check.
  await offer.fill('')
  await expect(main(page)).toContainText('That proves nothing.')
  await check.click()
  await expect(main(page)).not.toContainText('That proves nothing.')
  await offer.fill('The meeting is on Tuesday at noon.')
  await check.click()
  await expect(main(page)).toContainText('That proves nothing.')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(offer).toHaveValue('')
  await expect(offer).toBeFocused()
  await expect(main(page)).not.toContainText('That proves nothing.')
  expect(requests).toEqual([])
  expect(
    await page.evaluate(() =>
      [localStorage, sessionStorage].some((store) => /meeting/.test(JSON.stringify(store))),
    ),
  ).toBe(false)
})
