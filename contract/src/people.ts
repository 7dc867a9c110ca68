import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { personName, preferences, profileChanges, theme } from '#profile.ts'
import { accountFreeze } from '#account-freeze.ts'
import { accountStatus } from '#account-status.ts'
import { detail, email, id, instant, locale } from '#wire.ts'

/** The fields of the signup form (spec, section 3), each for itself; `ref` is null when empty. */
export const signupFields = z.object({
  first_name: personName(refusing('first_name_missing')),
  last_name: personName(refusing('last_name_missing')),
  email,
  password: z.string(refusing('password_missing')).check(z.minLength(1, refusing('password_missing'))),
  password2: z.string(refusing('passwords_differ')),
  /** A code that doesn't exist, whatever it looks like, never blocks a sign-up. */
  ref: z.optional(z.nullable(z.string())),
  /** The language of the page, which the account's mails begin with; English when it is not told. */
  locale: z.optional(locale),
})

/** The signup form: one answer names everything that is wrong with it. */
export const signupForm = signupFields.check(
  z.refine((form) => isNoPair(form) || form.password === form.password2, {
    error: refusing('passwords_differ'),
    path: ['password2'],
    // Also while other fields are wrong, or missing.
    when: () => true,
  }),
)

const isNoPair = (form: unknown): boolean =>
  typeof form !== 'object' ||
  form === null ||
  !('password' in form && typeof form.password === 'string') ||
  !('password2' in form && typeof form.password2 === 'string')

/** `email_is_late` is there while the mail server takes none: the code comes, but later. */
const mailedCode = z.extend(detail, { email_is_late: z.optional(z.literal(true)) })

/**
 * The header by which a page names the form that it sent, as the answer of `register` told it: then `verifyCode` takes only
 * the code that was mailed for that form, and `resendCode` mails a new one for it. Without it any form of the address may be
 * meant.
 */
export const signupFormHeader = 'x-signup-form'

export const register = endpoint({
  method: 'POST',
  path: '/account/registration/',
  summary: 'Sign up; a six-digit code is emailed, and the answer names the form',
  access: { kind: 'public' },
  status: 201,
  body: signupForm,
  answer: z.extend(mailedCode, { form: z.optional(z.string()) }),
})

export const codeForm = z.object({
  email,
  code: z
    .string(refusing('otp_missing'))
    .check(z.trim(), z.minLength(1, refusing('otp_missing')), z.maxLength(32)),
})

export const verifyCode = endpoint({
  method: 'POST',
  path: '/account/verify_code/',
  summary: 'Confirm the email address with the emailed code; X-Signup-Form may name the form it is for',
  access: { kind: 'public' },
  body: codeForm,
  answer: detail,
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/account/resend_otp/',
  summary: 'Email a new code, at most one a minute; X-Signup-Form may name the form it is for',
  access: { kind: 'public' },
  body: z.object({ email }),
  answer: mailedCode,
})

export const profile = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  staff_role: z.nullable(z.enum(['admin', 'finance', 'support', 'auditor'])),
  locale,
  theme,
  preferences,
  referral_code: z.string(),
  has_password: z.boolean(),
  password_changed_at: z.nullable(instant),
  has_second_factor: z.boolean(),
  /** While this is ahead nothing new can be paid in or invested. */
  break_until: z.nullable(instant),
  /** While its owner has frozen the account, no money leaves it; null otherwise. */
  freeze: z.nullable(accountFreeze),
  /** The account's status while it is locked or suspended; null while it is active. */
  standing: z.nullable(accountStatus),
  created_at: instant,
})
export type Profile = z.infer<typeof profile>

export const me = endpoint({
  method: 'GET',
  path: '/account/me/',
  summary: 'Your profile',
  access: { kind: 'investor' },
  answer: profile,
})

export const checkReferralCode = endpoint({
  method: 'GET',
  path: '/account/referral_code/',
  summary: 'Whether a referral code is known; signing up works either way',
  access: { kind: 'public' },
  query: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  answer: z.object({ known: z.boolean() }),
})

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/account/me/',
  summary: 'Change names, language, theme or preferences',
  access: { kind: 'investor' },
  body: profileChanges,
  answer: profile,
})
