import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { detail, id } from '#wire.ts'

/** What the browser stores: two opaque tokens and the id of the person (spec, section 3). */
export const tokens = z.object({ access: z.string(), refresh: z.string(), user_id: id })
export type Tokens = z.infer<typeof tokens>

export const loginForm = z.object({
  email: z
    .string('Email is required')
    .check(z.trim(), z.toLowerCase(), z.minLength(1, 'Email is required'), z.maxLength(254)),
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
