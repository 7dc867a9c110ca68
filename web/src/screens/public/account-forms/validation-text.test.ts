import { contactForm } from '@evenmoor/contract/contact'
import { refusalIn } from '@evenmoor/contract/refusals'
import { codeForm, signupForm } from '@evenmoor/contract/people'
import { confirmPasswordReset, loginForm, requestPasswordReset } from '@evenmoor/contract/sessions'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { resetForm } from '../password/reset-form.ts'
import { signupScreenForm } from '../signup/signup-form.ts'
import account from '../../../../../locales/en/account.json' with { type: 'json' }
import refusals from '../../../../../locales/en/refusals.json' with { type: 'json' }

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
  'every rule that %s refuses with has words in the catalog',
  (_, schema) => {
    const messages = wrong.flatMap(
      (input) => schema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [],
    )
    expect(messages.length).toBeGreaterThan(0)
    const known = new Set([
      ...Object.keys(account.forms.rules),
      ...Object.keys(refusals.formRefusals),
      'input_invalid',
    ])
    const codes = messages.map((message) =>
      message in account.forms.rules ? message : refusalIn(message).code,
    )
    expect(codes.filter((code) => !known.has(code))).toEqual([])
  },
)
