/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, openAccount, signInBrowser } from './support/account.ts'
import { withPast } from './support/staff-console.ts'
import { ask } from './support/money.ts'
import { give } from './support/own-verbs.ts'
import { other, pictureOf } from './support/practice-address.ts'
import type { Product } from './support/product.ts'
import { axeProblems, test } from './support/public-page.ts'

/** Where withdrawals go, all of it: what is refused and why, the address book, and the wait of a new address. */
test.describe.configure({ mode: 'default' })

/** Puts a file made in the page into a field: too large to be sent there, or drawn on a canvas. */
async function chooseMade(input: Locator, kind: 'photo' | 'huge', code = ''): Promise<void> {
  await input.evaluate(
    async (field, given) => {
      const make = async (): Promise<Blob> => {
        if (given.kind === 'huge') return new Blob([new Uint8Array(25_000_001)], { type: 'image/png' })
        const bytes = Uint8Array.from(atob(given.code), (sign) => sign.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes]))
        const canvas = new OffscreenCanvas(3_000, 2_400)
        const context = canvas.getContext('2d')!
        context.fillStyle = '#b9b2a4'
        context.fillRect(0, 0, canvas.width, canvas.height)
        context.translate(1_500, 1_200)
        context.rotate(0.2)
        context.drawImage(bitmap, -500, -450, 1_000, 900)
        return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 })
      }
      const files = new DataTransfer()
      files.items.add(new File([await make()], 'picture'))
      Object.assign(field, { files: files.files })
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { kind, code },
  )
}

async function funded(page: Page, product: Product): Promise<Account> {
  const account = await openAccount(product)
  await withPast(product, (past) => give(past, account, '100'))
  await page.goto('/login')
  await signInBrowser(page, account)
  return account
}

const clean = async (page: Page) => expect(await axeProblems(page, { contrastOnly: false })).toEqual([])

test('a real address is refused before it leaves the browser; a new one waits, and practice money may skip it', async ({
  page,
  product,
  noted,
}) => {
  test.setTimeout(120_000)
  const account = await funded(page, product)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/dashboard/withdraw?step=address&amount=10')
  await page.getByRole('radio', { name: 'Another practice address' }).check()
  const field = page.getByRole('textbox', { name: 'Practice address' })
  const refused = async (address: string, words: RegExp) => {
    await field.fill(address)
    await page.getByRole('button', { name: 'Review withdrawal' }).click()
    await expect(page.getByTestId('error-summary')).toContainText(words)
    await expect(page).toHaveURL(/step=address/)
  }
  await refused('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', /looks like a real TRON address/)
  await refused('0x52908400098527886e0F7030069857D2E4169EE7', /BEP20 or Ethereum.*typo too/)
  await refused('PRACTICE-ABC', /24 letters and digits/)
  expect(sent.filter((text) => /TJRab|0x5290/.test(text))).toEqual([])
  await refused(other.replace('HW4I', 'HW4J'), /has a typo/)
  await clean(page)

  // Out of a picture, which stays in the browser as well.
  await page.getByLabel('Choose a QR code picture').setInputFiles(pictureOf(other.toLowerCase()))
  await expect(field).toHaveValue(other.toLowerCase())
  await expect(page.getByText('Read from the picture.', { exact: false }).first()).toBeVisible()
  await page.getByLabel('Name').fill('Cold wallet')
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
  await expect(page.getByRole('main')).toContainText('Cold wallet')
  await expect(page.getByRole('link', { name: 'Change name' })).toBeVisible()
  await expect(page.getByText('This address is new')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Skip the wait (practice only)' })).not.toBeChecked()
  await clean(page)
  // A small amount first costs the same 1 % and waits as long.
  const trial = page.getByRole('region', { name: 'Try it with a small amount first?' })
  await expect(trial).toContainText('If you withdraw $1.00, our fee is $0.01 and $0.99 arrives.')
  await trial.getByRole('link', { name: 'Withdraw $1.00 first' }).click()
  await expect(page).toHaveURL(/amount=1\.00/)
  await expect(page.getByRole('heading', { level: 1, name: 'Review your withdrawal' })).toBeFocused()
  await expect(page.getByText('This address is new')).toBeVisible()
  await expect(trial).toBeHidden()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByText(/The address is new: we won’t send anything before/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel withdrawal' })).toBeVisible()

  // Staff see why they cannot approve it yet.
  const { results } = await ask<{ results: { id: string }[] }>(product, account, '/api/wallet/withdrawals/')
  const { output } = await product.ops('staff', 'add', '--email', 'ada@example.com', '--role', 'finance')
  const desk = await page.context().browser()!.newContext({ baseURL: product.url })
  const staff = await desk.newPage()
  await staff.goto(/https?:\/\/\S+token=\S+/.exec(output)?.[0] ?? '')
  await expect(staff).toHaveURL(/\/staff$/)
  await staff.goto(`/staff/withdrawals/${results[0]?.id}`)
  await expect(staff.getByText('The address is new', { exact: true })).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Reject' })).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Approve' })).toBeHidden()

  // In the book the wait can be skipped; then it goes its way, and the page knows how long it took.
  await page.goto('/profile/security')
  const entry = page.getByRole('listitem').filter({ hasText: 'Cold wallet' })
  await expect(entry).toContainText('Ready to use from')
  await clean(page)
  await entry.getByRole('button', { name: 'Skip the wait for Cold wallet (practice only)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip the wait (practice only)' }).click()
  await expect(page.getByText('You skipped the wait for Cold wallet.')).toBeVisible()
  await staff.reload()
  await expect(staff.getByText('Address wait skipped')).toBeVisible()
  await staff.getByRole('button', { name: 'Approve' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve withdrawal' }).click()
  await expect(staff.getByText('Withdrawal approved.')).toBeVisible()
  const path = `/api/wallet/withdrawals/${results[0]?.id}/`
  const status = async () => (await ask<{ status: string }>(product, account, path)).status
  await expect.poll(status, { timeout: 30_000 }).toMatch(/sent|confirmed/)
  await page.goto('/dashboard/withdraw')
  await expect(
    page.getByText(/^Median .+; 95% within .+, from \d+ withdrawals? in the last \d+ days\.$/),
  ).toBeVisible()

  // What arrived leads on to the rest.
  await page.goto(`/dashboard/withdrawals/${results[0]?.id}`)
  await page.getByRole('link', { name: 'Withdraw again to this address' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('10')
  await page.getByRole('button', { name: 'Choose address' }).click()
  await expect(page.getByRole('radio', { name: /Cold wallet/ })).toBeChecked()

  // And it is there to choose.
  await page.goto('/dashboard/withdraw?step=address&amount=10')
  await page.getByRole('radio', { name: /Cold wallet/ }).check()
  await page.getByRole('button', { name: 'Review withdrawal' }).click()
  await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toBeEnabled()
  await expect(page.getByText('This address is new')).toBeHidden()
  await expect(trial).toBeHidden()
  await desk.close()
  expect(noted.errors).toEqual([])
})

test('an address is added out of a QR picture or typed, after a proof, named anew and removed', async ({
  page,
  product,
  noted,
}) => {
  const account = await openAccount(product)
  await page.goto('/login')
  await signInBrowser(page, account)
  await page.goto('/profile/security')
  await expect(page.getByText('No addresses saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add an address' }).click()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const field = page.getByRole('textbox', { name: 'Practice address' })
  const input = page.getByLabel('Choose a QR code picture')
  const says = async (words: RegExp, left = '') => {
    await expect(page.getByTestId('error-summary')).toContainText(words)
    await expect(field).toHaveValue(left)
  }
  const evm = '0x52908400098527886E0F7030069857D2E4169EE7'
  for (const [text, words, left] of [
    ['https://example.com', /has no address/, ''],
    ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=1', /looks like a real Bitcoin address/, ''],
    [`ethereum:${evm}@1/transfer?address=${evm}&uint256=1`, /looks like a real BEP20 or Ethereum/, evm],
    ['c'.repeat(64), /Never enter a private key/, ''],
  ] as const) {
    await input.setInputFiles(pictureOf(text))
    await says(words, left)
  }
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await says(/isn’t a readable picture/)
  await chooseMade(input, 'huge')
  await says(/is over 25 MB/)
  const blank = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')
  await input.setInputFiles({ name: 'blank.gif', mimeType: 'image/gif', buffer: blank })
  await says(/No QR code found/)
  await chooseMade(input, 'photo', pictureOf(other).buffer.toString('base64'))
  await expect(field).toHaveValue(other)
  await expect(field).toBeFocused()
  await expect(page.getByTestId('error-summary')).toBeHidden()
  expect(sent.filter((one) => !one.startsWith('GET '))).toEqual([])
  expect(noted.errors).toEqual([])
  await clean(page)

  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByTestId('error-summary')).toContainText('Name the address')
  await page.getByLabel('Name', { exact: true }).fill('My purse')
  await page.getByRole('button', { name: 'Save address' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await proof.getByLabel('Your password').fill(account.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^My purse is saved\. You can use it from/)).toBeVisible()
  await expect
    .poll(() => product.newestMail(account.email))
    .toEqual(
      expect.objectContaining({
        subject: 'A withdrawal address was added to your Evenmoor account',
        text: expect.stringMatching(/\/not-me\?token=/),
      }),
    )
  await page.getByRole('button', { name: 'Rename My purse' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Her purse')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('The address is now named Her purse.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Her purse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Her purse was removed from your address book.')).toBeVisible()
  await expect(page.getByText('No addresses saved yet.')).toBeVisible()
})
