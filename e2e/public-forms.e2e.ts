import { expect } from '@playwright/test'
import { pageClock } from './support/page-clock.ts'
import { hydrated, test } from './support/public-page.ts'
import { windUntil } from './support/wind-until.ts'

/** Contact form and newsletter as the spec's sections 2, 4, 5 and 8 have them. Each name quotes its row. */

test('spec 5: contact: name, email (valid format) and message all required', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill('nobody')
  await page.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByTestId('error-summary')
  for (const text of ['Name is required', 'Enter a valid email address.', 'Message is required'])
    await expect(summary.getByRole('link', { name: text })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody')
  await expect(page).toHaveTitle(/Contact · Evenmoor$/)
})

test('spec 4: contact: success banner for 5 seconds and the form clears; spec 2: a Telegram link, a support e-mail link', async ({
  page,
  product,
}) => {
  const clock = await pageClock(page)
  await page.goto('/contact')
  await hydrated(page)
  await expect(page.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', 'https://t.me/example')
  await expect(page.getByRole('link', { name: /Email support/ })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  )
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Message').fill('Where is my statement?')
  await clock.stop()
  await page.getByRole('button', { name: 'Send message' }).click()
  const banner = page.getByRole('status').filter({ hasText: /We have your message, reference C-\d+/ })
  // What is shown late is drawn by the page's own time.
  await windUntil(clock, banner)
  await expect(banner).toBeFocused()
  for (const label of ['Name', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
  const reference = /C-\d+/.exec(await banner.innerText())?.[0] ?? ''
  await clock.wind(4)
  await expect(banner).toBeVisible()
  await clock.wind(1)
  await expect(banner).toBeHidden()
  await expect(page.getByText(`reference ${reference}`)).toBeVisible()
  const mail = await product.newestMail('support@example.com')
  expect(mail.subject).toBe(`Contact message ${reference}`)
  expect(mail.text).toContain('Where is my statement?')
})

test("spec 8: contact: server message or 'Failed to send message.'; the text is kept and Retry sends it", async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Message').fill('Still here?')
  await page.route('**/management/contact/', (route) =>
    route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  )
  await page.getByRole('button', { name: 'Send message' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to send message.')
  await expect(page.getByLabel('Message')).toHaveValue('Still here?')
  await page.unroute('**/management/contact/')
  await page.route('**/management/contact/', (route) =>
    route.fulfill({ status: 400, json: { detail: 'The inbox is being moved.' } }),
  )
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toContainText('The inbox is being moved.')
  await page.unroute('**/management/contact/')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/We have your message, reference C-\d+/)).toBeVisible()
  await expect(alert).toBeHidden()
})

test("spec 4: newsletter: idle, then success ('Subscribed successfully!'); the message clears after 3 seconds; spec 5: email required and of valid format", async ({
  page,
  product,
}) => {
  const clock = await pageClock(page)
  await page.goto('/terms')
  await hydrated(page)
  const email = page.getByLabel('Email for the newsletter')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await email.fill('reader@')
  await email.press('Enter')
  await expect(page.getByText('Enter a valid email address.')).toBeVisible()
  await email.fill('reader@example.com')
  await clock.stop()
  await email.press('Enter')
  const done = page.getByText('Subscribed successfully!')
  await expect(done).toBeVisible()
  await expect(email).toHaveValue('')
  await clock.wind(2.9)
  await expect(done).toBeVisible()
  await clock.wind(0.1)
  await expect(done).toBeHidden()

  const { text } = await product.newestMail('reader@example.com')
  await page.goto(/\S+\/newsletter\/confirm\?token=\S+/.exec(text)?.[0] ?? '')
  await hydrated(page)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByText('You’re on the list.')).toBeVisible()
  await expect(page).not.toHaveURL(/token/)
  await page.goto(/\S+\/newsletter\/unsubscribe\?token=\S+/.exec(text)?.[0] ?? '')
  await hydrated(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You’re off the list.')).toBeVisible()
})

test("spec 8: newsletter: 'Unable to subscribe. Try again...' shown; the server detail is logged, fallback 'Subscription failed. Try again.'", async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  const clock = await pageClock(page)
  await page.goto('/terms')
  await hydrated(page)
  await clock.stop()
  const email = page.getByLabel('Email for the newsletter')
  for (const [answer, line] of [
    [{ status: 400, json: { detail: 'That address is blocked.' } }, 'That address is blocked.'],
    [{ status: 500, body: 'oops' }, 'Subscription failed. Try again.'],
  ] as const) {
    await page.route('**/management/subscribe/', (route) => route.fulfill(answer))
    await email.fill('reader@example.com')
    await email.press('Enter')
    const failed = page.getByText('Unable to subscribe. Try again...')
    await expect(failed).toBeVisible()
    await expect(page.getByText(line)).toBeHidden()
    await expect(email).toHaveValue('reader@example.com')
    await clock.wind(3)
    await expect(failed).toBeHidden()
    await expect.poll(() => logged).toContain(line)
    await page.unroute('**/management/subscribe/')
  }
})
