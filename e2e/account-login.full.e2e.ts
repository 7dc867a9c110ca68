import { expect } from '@playwright/test'
import { openAccount } from './support/account.ts'
import { main, open } from './support/account-pages.ts'
import { limitAccount } from './support/limited-account.ts'
import { showsBox } from './support/profile-issues.ts'
import { test } from './support/public-page.ts'
import { wordsOf } from './support/words.ts'

/** Logging in to an account that may not be used: the other states, and the other languages. */

for (const state of ['suspended', 'deactivated'] as const) {
  test(`the server's own text of a ${state} account shows the box, and is hidden`, async ({
    page,
    product,
  }) => {
    const { email, user_id: id } = await openAccount(product)
    if (state === 'deactivated')
      await product.superuser(`update person set state = 'deactivated' where id = '${id}'`)
    else await limitAccount(product, id, state)
    await showsBox(page, email)
  })
}

test("in the other languages too a locked account shows the box, and the server's text is hidden", async ({
  page,
  product,
}) => {
  const { email, user_id: id } = await openAccount(product)
  await limitAccount(product, id, 'locked', 'Two people')
  for (const locale of ['es', 'pt-BR', 'fr', 'de', 'tr', 'id', 'ar']) {
    await open(page, `/${locale}/login`)
    await page.locator('#login-email').fill(email)
    await page.locator('#login-password').fill('three unrelated violet words')
    await page.locator('#login-password').press('Enter')
    const title = wordsOf(locale, 'account.logIn.profile.title')
    await expect(page.getByText(title)).toBeVisible()
    await expect(main(page)).toContainText(wordsOf(locale, 'account.accountStatus.state.locked'))
    await expect(main(page)).toContainText(wordsOf(locale, 'account.accountStatus.why.unusual_activity'))
    await expect(main(page)).not.toContainText('Two people')
  }
})
