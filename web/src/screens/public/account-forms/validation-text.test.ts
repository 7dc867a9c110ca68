import { contactForm } from '@evenmoor/contract/contact'
import { codeForm, signupForm } from '@evenmoor/contract/people'
import { confirmPasswordReset, loginForm, requestPasswordReset } from '@evenmoor/contract/sessions'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { resetForm } from '../password/reset-form.ts'
import { signupScreenForm } from '../signup/signup-form.ts'
import english from '../../../../../locales/en/account.json' with { type: 'json' }
import { validationKeys } from './validation-text.ts'

const schemas: Record<string, z.ZodMiniType> = {
  signupForm,
  signupScreenForm,
  codeForm,
  loginForm,
  resetForm,
  contactForm,
  requestReset: requestPasswordReset.body,
  confirmReset: confirmPasswordReset.body,
}
const long = 'x'.repeat(300)
const filledWith = (text: string, confirmed = text) => ({
  first_name: text,
  last_name: text,
  email: text,
  password: text,
  password2: confirmed,
  code: text,
  ref: text,
  token: text,
  name: text,
  message: text,
  adult: false,
})
const wrong = [
  {},
  filledWith('a\0b'),
  filledWith('x'.repeat(3_000)),
  filledWith(''),
  filledWith(long),
  filledWith('a\u0000b'),
  filledWith('abc', 'x'),
  filledWith('abcdefgh', 'x'),
]

test.each(Object.entries(schemas))(
  'every text that %s refuses with has words in the catalogue',
  (_, schema) => {
    const texts = wrong.flatMap(
      (input) => schema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [],
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(Object.keys(validationKeys)).toContain(text)
  },
)

test('in English the catalogue says what the contract says', () => {
  const rules: Readonly<Record<string, string>> = english.forms.rules
  const { 'Tick the box': adult, 'Invalid input': invalid, ...ofContract } = validationKeys
  for (const [text, key] of Object.entries(ofContract)) expect(rules[key]).toBe(text)
  expect([rules[adult], rules[invalid]]).not.toContain('')
})
