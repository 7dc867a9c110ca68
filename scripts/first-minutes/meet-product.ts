import type { Locator, Page } from 'playwright'
import type { Product } from '../../e2e/support/product.ts'
import { hydrated } from '../../e2e/support/public-page.ts'
import { personAt } from './pace.ts'

/** Milliseconds since the first click on Sign up, and the headings of the screens after it. */
export type Milestones = {
  readonly ownNumberMs: number
  readonly positionMs: number
  readonly resultMs: number
  readonly screens: readonly string[]
  readonly wordsRead: number
}

const email = 'ada@example.com'
const password = 'quartz-mellow-71'

/**
 * One newcomer's way in English, by what the pages offer first: sign up, the emailed code, log in, money into the account
 * by one press, a position paid from it, a day ahead, the result's postings. They read each heading, what stands at the
 * fields and buttons that they use, and the tiles of their first page; the pages' long texts are not read.
 */
export async function meetProduct(page: Page, product: Product): Promise<Milestones> {
  const person = personAt(page)
  const main = page.getByRole('main')
  const screens: string[] = []
  const see = async (heading: string | RegExp): Promise<void> => {
    const title = page.getByRole('heading', { level: 1, name: heading })
    await title.waitFor()
    screens.push(await title.innerText())
    await person.read(title)
  }
  const press = async (target: Locator) => {
    await target.waitFor()
    await person.read(target)
    await person.press(target)
  }
  // The page goes on by itself, too: whichever comes first.
  const goOn = async () => {
    const link = page.getByRole('link', { name: 'Continue now' })
    await link.waitFor()
    await person.read(link)
    await person.pressIfThere(link)
  }
  await page.goto('/')
  await hydrated(page)
  // On a phone the header has it in its menu.
  const start = page.getByRole('link', { name: 'Sign up', exact: true }).filter({ visible: true }).first()
  const first = (await start.count()) > 0 ? start : main.getByRole('link', { name: 'Get started' }).first()
  await first.click()
  const startedAt = performance.now()
  const since = () => performance.now() - startedAt

  await see(/account/i)
  await person.type(page.getByLabel('First name'), 'Ada')
  await person.type(page.getByLabel('Last name'), 'Lovelace', { isNext: true })
  await person.type(main.getByLabel('Email'), email, { isNext: true })
  await person.type(page.getByLabel('Password', { exact: true }), password, { isNext: true })
  await person.type(page.getByLabel('Confirm password'), password, { isNext: true })
  await press(page.getByRole('checkbox', { name: /18 or over/ }))
  await press(page.getByRole('button', { name: 'Create account' }))
  await see('Enter the 6-digit code')
  const code = /\b\d{6}\b/.exec((await product.newestMail(email)).text)?.[0] ?? ''
  await person.type(page.getByLabel('6-digit code'), code)
  await press(page.getByRole('button', { name: 'Verify' }))
  await goOn()
  await see('Log in')
  // The address is filled in, and the password has the focus.
  await person.type(page.getByLabel('Password', { exact: true }), password, { isNext: true })
  await press(main.getByRole('button', { name: 'Log in', exact: true }))
  await goOn()
  await see(/^Good (morning|afternoon|evening), /)
  const wallet = page.getByRole('region', { name: 'Practice wallet' })
  await wallet.getByText(/\$\d/).first().waitFor()
  const ownNumberMs = since()

  await person.read(wallet)
  const account = page.getByRole('region', { name: 'Account', exact: true })
  await person.read(account)
  await person.press(account.getByRole('button', { name: 'Add money' }))
  await see(/Add \$/)
  await press(page.getByRole('link', { name: 'Open a position' }).filter({ visible: true }).first())
  await see(/plan/i)
  // The first plan is chosen already: they read what it is.
  const basic = page.getByRole('radio', { name: /Basic/, checked: true })
  await person.read(basic.locator('..'))
  await press(page.getByRole('button', { name: 'Min $100' }))
  await press(page.getByRole('button', { name: 'Review investment', exact: true }))
  await see(/Check|Review/)
  await press(page.getByRole('checkbox', { name: 'I understand I can lose this amount' }))
  await press(page.getByRole('button', { name: 'Invest $100.00' }))
  await see(/Basic/)
  const positionMs = since()

  const machine = page.getByRole('region', { name: 'Short on time?' })
  await person.read(machine)
  await person.press(machine.getByRole('button', { name: 'Skip a day' }))
  const question = page.getByRole('dialog')
  await person.read(question)
  await person.press(question.getByRole('button', { name: 'Skip ahead' }))
  await press(page.getByRole('link', { name: 'View the postings of each result' }))
  await see(/Transactions/)
  await press(main.getByRole('link', { name: /result/i }).first())
  await page.getByRole('heading', { name: 'From' }).waitFor()
  return { ownNumberMs, positionMs, resultMs: since(), screens, wordsRead: person.words() }
}
