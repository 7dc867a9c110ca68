import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { detail, email, id } from '#wire.ts'

/** What the browser stores: two opaque tokens and the id of the person (spec, section 3). */
export const tokens = z.object({ access: z.string(), refresh: z.string(), user_id: id })
export type Tokens = z.infer<typeof tokens>

export const loginForm = z.object({
  email: z
    .string('Email is required')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Email is required'),
      z.maxLength(254),
      z.regex(/^\P{Cc}*$/u),
    ),
  password: z.string('Password is required').check(z.minLength(1, 'Password is required')),
})

export const login = endpoint({
  method: 'POST',
  path: '/account/login/',
  summary: 'Log in',
  access: { kind: 'public' },
  body: loginForm,
  answer: tokens,
})

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/account/token/refresh/',
  summary: 'Renew the access token; the refresh token is replaced too',
  access: { kind: 'public' },
  body: z.object({ refresh: z.string() }),
  answer: z.object({ access: z.string(), refresh: z.string() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/account/logout/',
  summary: 'End the session that the refresh token belongs to',
  access: { kind: 'public' },
  body: z.object({ refresh: z.string() }),
  answer: detail,
})

export const redeemStaffLink = endpoint({
  method: 'POST',
  path: '/account/staff_link/',
  summary: 'Sign in a member of staff with a one-time link from the operator',
  access: { kind: 'public' },
  body: z.object({ token: z.string().check(z.minLength(1)) }),
  answer: tokens,
})

/** What a reset call answers: never `detail`, which the reset page shows as an error (spec, section 7). */
const message = z.object({ message: z.string() })

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password_reset/',
  summary: 'Mail a link to set a new password; the answer does not tell whether the address has an account',
  access: { kind: 'public' },
  body: z.object({ email }),
  answer: message,
})

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/account/api/password_reset/confirm/',
  summary: 'Check the mailed token; with a password too, set it and end every session',
  access: { kind: 'public' },
  body: z.object({
    token: z
      .string('Reset token is missing.')
      .check(z.minLength(1, 'Reset token is missing.'), z.maxLength(200)),
    password: z.optional(z.string().check(z.minLength(1, 'Password is required'))),
  }),
  answer: message,
})
