import { refusing } from '@evenmoor/contract/refusals'
import { signupFields } from '@evenmoor/contract/people'
import { email } from '@evenmoor/contract/wire'
import * as z from 'zod/mini'
import { defaultLocale, type Locale } from '@evenmoor/contract/locales'

/** The contract's address, which stops the whole form at an empty one: then nothing would compare the passwords. */
const emailOfScreen = z.string().check(
  z.trim(),
  z.minLength(1, refusing('email_missing')),
  z.refine((text) => text === '' || email.safeParse(text).success, refusing('email_malformed')),
)

/** The signup form of the screen: the contract's, with the two passwords compared and the box for adults. */
export const signupScreenForm = z
  .extend(z.omit(signupFields, { locale: true }), {
    email: emailOfScreen,
    ref: z.string().check(z.trim()),
    adult: z.boolean().check(z.refine((ticked) => ticked, 'adult')),
  })
  .check(
    z.refine(({ password, password2 }) => password === password2, {
      error: refusing('passwords_differ'),
      path: ['password2'],
      // Also while other fields are wrong: one look at the form names everything.
      when: () => true,
    }),
  )
export type SignupValues = z.output<typeof signupScreenForm>

/** What is sent: an empty referral code is null, the box stays here; mails come in the language of the page. */
export const signupBody = (
  { first_name, last_name, email, password, password2, ref }: SignupValues,
  locale: Locale,
) => ({
  first_name,
  last_name,
  email,
  password,
  password2,
  ref: ref === '' ? null : ref,
  // English is what the server takes when nothing is told: there the call is the spec's own.
  ...(locale !== defaultLocale && { locale }),
})
