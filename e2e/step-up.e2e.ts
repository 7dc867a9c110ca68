import { expect } from '@playwright/test'
import { expectTyped, open, password, proof, typeAddress } from './support/step-up-dialog.ts'
import { test } from './support/public-page.ts'

/** The question who one is: how it opens and closes. */

test('it opens at its field, its safe button comes first, and closing it leads back to the button that asked', async ({
  page,
  product,
  noted,
}) => {
  const account = await open(page, product, '/profile/security')
  await typeAddress(page)
  const save = page.getByRole('button', { name: 'Save address' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => proof(page).getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await save.press('Enter')
    await expect(password(page)).toBeFocused()
    await expect(proof(page).locator('form button:not([aria-pressed])')).toHaveText(['Cancel', 'Confirm'])
    await close()
    await expect(proof(page)).toBeHidden()
    await expect(
      page.getByText('You didn’t confirm it’s you, so nothing was changed. Try again when you’re ready.'),
    ).toBeVisible()
    await expect(save).toBeFocused()
    await expectTyped(page)
  }
  await save.press('Enter')
  await expect(password(page)).toBeFocused()
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^My purse is saved\./)).toBeVisible()
  expect(noted.errors.filter((text) => !text.includes('403'))).toEqual([])
})
