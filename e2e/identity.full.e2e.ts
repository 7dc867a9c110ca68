/// <reference lib="dom" />
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { photo } from '../server/src/identity/testing/pictures.ts'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { giveReason } from './support/identity-desk.ts'
import { looksRight } from './support/looks-right.ts'
import { type Product, startProduct } from './support/product.ts'
import { settled } from './support/settled.ts'
import { staffPage } from './support/staff.ts'

/** An identity check from the choice of a document to the mail, worked by two members of staff at once. */
let product: Product
let investor: Page
let account: Account
let ada: Page
let grace: Page

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  product = await startProduct()
  account = await openAccount(product)
  investor = await pageOf(browser)
  await investor.goto('/')
  await signInBrowser(investor, account)
  ada = await staffPage(browser, product, 'ada@example.com', 'support')
  grace = await staffPage(browser, product, 'grace@example.com', 'admin')
})
test.afterAll(() => product.stop())

const pageOf = async (browser: Browser) =>
  (await browser.newContext({ baseURL: product.url, viewport: { width: 1280, height: 900 } })).newPage()

/** At a phone's and a desktop's width, in both themes; the page is as before afterwards. */
async function axeIsClean(page: Page): Promise<void> {
  await looksRight(page)
  await page.emulateMedia({ colorScheme: null })
}

const choose = async (document: string) => {
  await investor.getByRole('radio', { name: document }).check()
  await investor.getByRole('button', { name: 'Add pictures' }).click()
}
const useSpecimen = async (side: 'Front' | 'Back') => {
  await investor.getByRole('button', { name: `Use a specimen: ${side}` }).click()
  await expect(investor.getByRole('region', { name: side }).getByText(/^Added /)).toBeVisible()
}

test('the profile says where it stands and leads there; nobody is asked for a real document', async () => {
  await investor.goto('/profile/me')
  await expect(investor.getByText('Not started')).toBeVisible()
  await investor.getByRole('link', { name: 'Try the check: Identity check' }).click()
  await expect(investor.getByRole('heading', { level: 1, name: 'Identity check' })).toBeVisible()
  await expect(investor.getByText('Don’t upload a real document')).toBeVisible()
  await investor.getByRole('button', { name: 'Add pictures' }).click()
  await expect(investor.getByText('Choose a document.')).toBeVisible()
  await axeIsClean(investor)
})

test('files that are no pictures are refused in words, and the page goes on', async () => {
  await choose('Identity card')
  const front = investor.getByRole('region', { name: 'Front' })
  const field = investor.getByLabel('Choose a picture: Front')
  await field.setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF-1.7 no picture'),
  })
  await expect(front.getByText('That’s a PDF.')).toBeVisible()
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(front.getByText('We can’t read this as a picture.')).toBeVisible()
  const large = Buffer.alloc(8 * 1024 * 1024 + 1)
  await field.setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: large })
  await expect(front.getByText('The file is larger than 8 MB.')).toBeVisible()
  await expect(front.getByText('No picture yet.')).toBeVisible()
  await axeIsClean(investor)
})

test('specimens are drawn, sent and shown; reloading loses nothing but the preview', async () => {
  await expect(investor.getByRole('button', { name: 'Send for review' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await useSpecimen('Front')
  await useSpecimen('Back')
  await expect(investor.getByRole('img', { name: 'Picture sent: Back' })).toBeVisible()
  await axeIsClean(investor)
  await investor.reload()
  await expect(investor.getByText(/^Added .* It isn’t shown again here\.$/)).toHaveCount(2)
  await investor.getByRole('button', { name: 'Send for review' }).click()
  await expect(investor.getByRole('status').filter({ hasText: 'Sent. We’ll email you' })).toBeFocused()
  await axeIsClean(investor)
  await investor.goto('/profile/me')
  await expect(investor.getByText('In review')).toBeVisible()
})

test('withdrawn and sent again, with a photo of one’s own that is too large as it is', async () => {
  await investor.goto('/profile/identity')
  await investor.getByRole('button', { name: 'Cancel identity check' }).click()
  await investor.getByRole('dialog').getByRole('button', { name: 'Cancel identity check' }).click()
  await expect(investor.getByText('Identity check canceled.')).toBeVisible()
  await choose('Passport')
  // The camera lay on its side.
  const file = await photo(4_600, 3_450)
  expect(file.length).toBeGreaterThan(8 * 1024 * 1024)
  await investor
    .getByLabel('Choose a picture: Front')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: file })
  await expect(investor.getByText(/^Added .*, 1500 × 2000 pixels/)).toBeVisible()
  await investor.getByRole('button', { name: 'Send for review' }).click()
  await expect(investor.getByRole('heading', { name: 'Our team is reviewing it' })).toBeVisible()
})

const openCheck = async (page: Page) => {
  await page
    .getByRole('navigation', { name: 'Staff console' })
    .getByRole('link', { name: 'Identity' })
    .click()
  // What was decided today is listed below what waits.
  const waiting = page.getByRole('table', { name: 'Identity checks' })
  await waiting.getByRole('link', { name: 'Test Investor' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Identity check of Test Investor' })).toBeFocused()
}

test('a picture is opened by a press, zoomed and turned by keys, and the colleague is told', async () => {
  await openCheck(ada)
  await giveReason(ada)
  await ada.getByRole('button', { name: 'Open: Front' }).click()
  const viewer = ada.getByRole('region', { name: 'Picture: Front' })
  await expect(viewer).toBeFocused()
  const picture = viewer.getByRole('img', { name: 'Front of the document' })
  const size = () => picture.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])
  await expect.poll(size).toEqual([1_500, 2_000])
  await settled(ada)
  const wide = (await picture.boundingBox())!.width
  await ada.keyboard.press('+')
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeCloseTo(wide * 1.5, 0)
  await ada.keyboard.press('r')
  await expect.poll(size).toEqual([2_000, 1_500])
  await ada.keyboard.press('0')
  await expect.poll(size).toEqual([1_500, 2_000])
  await ada.getByRole('button', { name: 'Zoom in' }).click()
  await ada.getByRole('button', { name: 'Rotate' }).click()
  await expect.poll(size).toEqual([2_000, 1_500])
  await axeIsClean(ada)
  await openCheck(grace)
  await expect(grace.getByText(/ada@example\.com.* is reviewing this too/).first()).toBeVisible()
})

/** Every point of the list; it is here when its first one is. */
async function checkAll(dialog: Locator): Promise<void> {
  const points = dialog.getByRole('checkbox')
  await expect(points.first()).toBeVisible()
  for (const point of await points.all()) await point.check()
}

test('of two members of staff at one check the second is told who was faster', async () => {
  await ada.getByRole('button', { name: 'Approve identity check', exact: true }).click()
  const dialog = ada.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve identity check' }).click()
  await expect(dialog.getByText(/Confirm every point before you approve the document/)).toBeVisible()
  await checkAll(dialog)
  await grace.getByRole('button', { name: 'Reject identity check', exact: true }).click()
  await grace.getByRole('dialog').getByRole('button', { name: 'Reject identity check' }).click()
  await expect(grace.getByRole('dialog').getByText('Choose a reason.').first()).toBeVisible()
  await axeIsClean(grace)
  await grace.getByRole('radio', { name: 'Expired' }).check()
  await grace.getByRole('dialog').getByRole('button', { name: 'Reject identity check' }).click()
  await expect(grace.getByText('Identity check rejected.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve identity check' }).click()
  await expect(ada.getByText('A colleague decided first. Nothing was done twice.')).toBeVisible()
  await expect(ada.getByText(/rejected it at \d\d:\d\d UTC/)).toBeVisible()
})

test('the investor is told by mail and on the page, and tries again', async () => {
  await expect
    .poll(async () => (await product.newestMail(account.email)).subject)
    .toBe('Your identity check wasn’t accepted')
  const { text } = await product.newestMail(account.email)
  expect(text).toContain('The document is no longer valid.')
  // The open page finds out by itself.
  await expect(investor.getByText('Your document wasn’t accepted')).toBeVisible({ timeout: 30_000 })
  await expect(investor.getByText('The document is no longer valid.')).toBeVisible()
  await expect(investor.getByText(/^We’ll delete the pictures on /)).toBeVisible()
  await axeIsClean(investor)
  await choose('Passport')
  await useSpecimen('Front')
  await investor.getByRole('button', { name: 'Send for review' }).click()
  await expect(investor.getByRole('heading', { name: 'Our team is reviewing it' })).toBeVisible()
})

test('accepted this time, and each look stands in the audit', async () => {
  await openCheck(grace)
  await giveReason(grace)
  await grace.getByRole('button', { name: 'Open: Front' }).click()
  await expect(grace.getByRole('region', { name: 'Picture: Front' })).toBeFocused()
  await grace.getByRole('button', { name: 'Approve identity check', exact: true }).click()
  await checkAll(grace.getByRole('dialog'))
  await axeIsClean(grace)
  await grace.getByRole('dialog').getByRole('button', { name: 'Approve identity check' }).click()
  await expect(grace.getByText('Identity check approved.')).toBeVisible()
  await expect
    .poll(async () => (await product.newestMail(account.email)).subject)
    .toBe('Your identity check was accepted')
  await investor.goto('/profile/me')
  await expect(investor.getByText('Accepted', { exact: true })).toBeVisible()
  await investor.goto('/profile/identity')
  await expect(investor.getByText('Your document was accepted')).toBeVisible()
  await axeIsClean(investor)
  await grace.goto('/staff/audit?noun=identity')
  for (const action of ['identity.accepted', 'identity.picture_opened', 'identity.not_accepted'])
    await expect(grace.getByRole('link', { name: action }).first()).toBeVisible()
  await grace.goto('/staff/identity?status=all')
  await axeIsClean(grace)
  expect((await product.ops('verify-audit')).code).toBe(0)
})
