import { expect, type Locator, type Page } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { loaded, test } from './support/public-page.ts'
import { signedInPaths } from './support/signed-in-paths.ts'

/** Every figure of the signed-in pages that opens, by each way to open it. */
const ways = {
  mouse: (button: Locator) => button.click(),
  touch: (button: Locator) => button.tap(),
  keyboard: (button: Locator) => button.press('Enter'),
} as const

for (const [way, open] of Object.entries(ways)) {
  test(`every figure opens to postings that add up to it, by ${way}`, async ({ browser, product }) => {
    test.slow()
    const account = await openAccount(product)
    const addresses = await signedInPaths(product, account)
    const isTouch = way === 'touch'
    const context = await browser.newContext({
      baseURL: product.url,
      hasTouch: isTouch,
      reducedMotion: 'reduce',
      viewport: isTouch ? { width: 360, height: 800 } : { width: 1280, height: 900 },
    })
    const page = await context.newPage()
    await page.goto('/robots.txt')
    await signInBrowser(page, account)
    const opened = new Set<string>()
    for (const address of addresses) {
      await page.goto(address)
      await loaded(page)
      for (const name of await figuresOn(page)) {
        await test.step(`${name} on ${address}`, () => explained(page, name, open))
        opened.add(name.replace(/:.*/, ''))
      }
    }
    expect([...opened].toSorted()).toEqual([
      'available',
      'invested',
      'position',
      'results',
      'transaction',
      'withdrawal',
      'withdrawing',
    ])
    await context.close()
  })
}

const figuresOn = async (page: Page): Promise<string[]> => {
  const names = await page
    .locator('[data-figure]:has(button:visible)')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-figure') ?? ''))
  return [...new Set(names)]
}

/** It opens, its last line is what the page shows, nothing differs, and closing gives the focus back. */
async function explained(page: Page, name: string, open: (button: Locator) => Promise<void>): Promise<void> {
  const button = page.locator(`[data-figure="${name}"]`).getByRole('button').filter({ visible: true }).first()
  const shown = await button.locator('data').first().getAttribute('value')
  await open(button)
  const panel = page.getByRole('dialog', { name: 'Where does this number come from?' })
  await expect(panel).toHaveAttribute('open', '')
  const sum = panel.getByRole('row').last().locator('data')
  const nothing = panel.getByText('Once money moves, each posting is listed here.')
  await expect(sum.or(nothing).first()).toBeVisible()
  if (await sum.isVisible()) await expect(sum).toHaveAttribute('value', shown ?? '')
  else expect(Number(shown)).toBe(0)
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
}
