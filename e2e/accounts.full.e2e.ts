import { expect } from '@playwright/test'
import { openAccount, signInBrowser } from './support/account.ts'
import { appCode, withFingerprintSensor, wrongAppCode } from './support/authenticators.ts'
import {
  addApp,
  addPasskey,
  keepCodes,
  logOut,
  logsIn,
  open,
  proof,
  typePassword,
  withApp,
  withPasskey,
} from './support/factors.ts'
import { give } from './support/own-verbs.ts'
import { openPast } from './support/past.ts'
import { test } from './support/public-page.ts'

/** The other ways with passkeys, authenticator apps, recovery codes and step-ups, in a real browser. */

test.describe('passkeys', () => {
  test('a browser that suggests passkeys logs in from the address field', async ({ page, product }) => {
    const account = await openAccount(product)
    const sensor = await withFingerprintSensor(page)
    await page.goto('/faq')
    await signInBrowser(page, account)
    await page.goto('/profile/security')
    await addPasskey(page, account, 'Phone')
    await keepCodes(page)
    await logOut(page)
    const asserted = new Promise((resolve) => sensor.once('WebAuthn.credentialAsserted', resolve))
    // The simulated person chooses at once; the page stands until it has been looked at.
    const looked = Promise.withResolvers<void>()
    await page.route('**/account/passkeys/login/', async (route) => {
      await looked.promise
      await route.continue()
    })
    await page.goto('/login')
    await logsIn(page, async () => {
      await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute(
        'autocomplete',
        'username webauthn',
      )
      await asserted
      looked.resolve()
    })
  })

  test('one is the second factor after the password, and is renamed and removed', async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    await withPasskey(page, account, 'Key')
    await logOut(page)
    await page.goto('/login')
    await typePassword(page, account)
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
    await logsIn(page, () => page.getByRole('button', { name: 'Use your passkey' }).click())

    await page.goto('/profile/security')
    await expect(page.getByText(/Last used/)).toBeVisible()
    await page.getByRole('button', { name: 'Rename Key' }).click()
    await page.getByLabel('Passkey name').fill('Blue key')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'is now named Blue key.' })).toBeFocused()
    await page.getByRole('button', { name: 'Remove Blue key' }).click()
    const asked = page.getByRole('dialog', { name: 'Remove the passkey Blue key?' })
    await expect(asked).toContainText('This is your last two-factor method.')
    await asked.getByRole('button', { name: 'Remove' }).click()
    await proof(page).getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page.getByText('Passkey Blue key removed.')).toBeVisible()
    await expect(page.getByText('No passkeys yet.')).toBeVisible()
  })

  test('a withdrawal asks for one: called off, all stays as it was; given, the same request goes once', async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    const past = await openPast(product)
    await give(past, account, '100')
    await past.close()
    await withPasskey(page, account, 'Laptop')
    // A session that has not stepped up.
    await logOut(page)
    await page.goto('/login?next=/dashboard/withdraw')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(/\/dashboard\/withdraw$/)
    await expect(page.getByLabel('Amount')).toBeVisible()
    // A login is proof enough for five minutes.
    await product.superuser(
      `update session set created_at = created_at - interval '5 minutes' where person_id = '${account.user_id}'`,
    )

    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/wallet/withdrawals/'))
        keys.push(request.headers()['idempotency-key'])
    })
    await page.getByLabel('Amount').fill('20')
    await page.getByRole('button', { name: 'Choose address' }).click()
    await page.getByRole('radio', { name: 'Use my practice address' }).check()
    await page.getByRole('button', { name: 'Review withdrawal' }).click()
    const confirm = page.getByRole('button', { name: 'Confirm withdrawal' })
    await confirm.click()
    await expect(proof(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(proof(page)).toBeHidden()
    await expect(confirm).toBeFocused()
    await expect(
      page.getByText('You didn’t confirm it’s you, so nothing was changed. Try again when you’re ready.'),
    ).toBeVisible()
    await expect(page.getByRole('main')).toContainText('19.80')

    await confirm.click()
    await proof(page).getByRole('button', { name: 'Use your passkey' }).click()
    await expect(page).toHaveURL(/\/dashboard\/withdrawals\//)
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(3)
    await page.goto('/dashboard/home')
    await expect(page.getByRole('main')).toContainText('$80.00')
  })
})

test.describe('the authenticator app', () => {
  test('log-in asks for its code or a recovery code, each of which opens once', async ({ page, product }) => {
    const account = await openAccount(product)
    await open(page, account, '/profile/security')
    const { secret, codes } = await addApp(page, account)
    const [first = '', second = ''] = codes

    await logOut(page)
    await page.goto('/login')
    await typePassword(page, account)
    const code = page.getByLabel('6-digit code from your authenticator app')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await code.fill(wrongAppCode(secret))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByTestId('error-summary')).toContainText('This code is wrong or was used before.')
    // The next step's code: the one of now turned the app on.
    await code.fill(appCode(secret, 1))
    const confirm = () => page.getByRole('button', { name: 'Confirm' }).click()
    await logsIn(page, confirm)

    const byRecoveryCode = async (typed: string) => {
      await logOut(page)
      await page.goto('/login')
      await typePassword(page, account)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(typed)
    }
    await byRecoveryCode(first)
    await logsIn(page, confirm)
    await byRecoveryCode(first)
    await confirm()
    await expect(page.getByTestId('error-summary')).toContainText('was used before')
    await page.getByLabel('Recovery code').fill(second.toUpperCase().replaceAll('-', ' '))
    await logsIn(page, confirm)
    await page.goto('/profile/security')
    await expect(page.getByText('8 of 10 left')).toBeVisible()
  })

  test('five wrong codes close the log-in: back to the password, the address still there', async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    const secret = await withApp(page, account)
    await page.goto('/login')
    await typePassword(page, account)
    const code = page.getByLabel('6-digit code from your authenticator app')
    for (let tries = 0; tries < 4; tries += 1) {
      await code.fill(wrongAppCode(secret))
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByTestId('error-summary')).toBeVisible()
      await expect(code).toHaveValue('')
    }
    await code.fill(wrongAppCode(secret))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Five wrong codes: this login is closed.')).toBeVisible()
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(account.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  })

  test('staff: the console leads to it, and then the password and a code open the console', async ({
    page,
    product,
  }) => {
    const account = await openAccount(product)
    const made = await product.ops('staff', 'add', '--email', account.email, '--role', 'finance')
    await page.goto(/https?:\/\/\S+token=\S+/.exec(made.output)?.[0] ?? '')
    await page.getByRole('link', { name: 'Add it now' }).click()
    await expect(page.getByText('Staff need two-factor authentication')).toBeVisible()
    const { secret } = await addApp(page, account)
    await expect(page.getByText('You need at least one while you’re staff.')).toBeVisible()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('dialog')).toContainText('add another one first')

    await logOut(page)
    await page.goto('/staff/withdrawals')
    await expect(page).toHaveURL(/\/login\?next=/)
    await typePassword(page, account)
    await page.getByLabel('6-digit code from your authenticator app').fill(appCode(secret, 1))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/staff\/withdrawals$/)
    await expect(page.getByRole('link', { name: 'Add it now' })).toHaveCount(0)
  })
})
