import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { emailKey } from '#email-address.ts'
import { endpoint } from '#endpoint.ts'
import { secondFactorMethods, secondFactorProof } from '#factors.ts'
import { acceptsLimited } from '#account-status.ts'
import { detail, email, id, instant } from '#wire.ts'

export { refreshTokens } from '#refresh-tokens.ts'

/** What the browser stores: two opaque tokens and the id of the person (spec, section 3). */
export const tokens = z.object({ access: z.string(), refresh: z.string(), user_id: id })
export type Tokens = z.infer<typeof tokens>

export const loginForm = z.object({
  email: z
    .string(refusing('email_missing'))
    .check(
      z.trim(),
      z.overwrite(emailKey),
      z.minLength(1, refusing('email_missing')),
      z.maxLength(254),
      z.regex(/^\P{Cc}*$/u),
    ),
  password: z.string(refusing('password_missing')).check(z.minLength(1, refusing('password_missing'))),
})

/**
 * The password was right and a second factor is on: nobody is logged in yet. The ticket opens nothing by itself; it is
 * good for ten minutes and five tries at `logInWithSecondFactor`. It has neither `access`, `refresh` nor `user_id`,
 * so a client that does not know it reports a failed login (spec, section 8).
 */
export const secondFactorNeeded = z.object({
  second_factor: z.object({ ticket: z.string(), methods: secondFactorMethods, expires_at: instant }),
})
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>

export const login = endpoint({
  method: 'POST',
  path: '/account/login/',
  summary:
    'Log in; with two-factor authentication, the answer is a ticket for the second step instead of tokens. A locked or suspended account is refused, with its status under `account`',
  access: { kind: 'public' },
  body: loginForm,
  answer: tokens,
  alternative: secondFactorNeeded,
})

export const logInLimited = endpoint({
  method: 'POST',
  path: '/account/login/limited/',
  summary:
    'The same, but owners of a locked or suspended account get in too: to see it, export it, and request withdrawals',
  access: { kind: 'public' },
  body: loginForm,
  answer: tokens,
  alternative: secondFactorNeeded,
})

const ticket = z.string().check(z.minLength(1), z.maxLength(200))

export const logInWithSecondFactor = endpoint({
  method: 'POST',
  path: '/account/login/second_factor/',
  summary: 'Second step of a login: the ticket with a code, a recovery code, or a passkey',
  access: { kind: 'public' },
  mayRefuse: [409],
  body: z.intersection(z.object({ ticket, accepts_limited: acceptsLimited }), secondFactorProof),
  answer: tokens,
})

export const loginPasskeyOptions = endpoint({
  method: 'POST',
  path: '/account/login/second_factor/passkey_options/',
  summary: 'Browser options for using a passkey in the second step of a login',
  access: { kind: 'public' },
  body: z.object({ ticket }),
  answer: z.object({ options: z.looseObject({ challenge: z.string() }) }),
})

export const stepUp = endpoint({
  method: 'POST',
  path: '/account/step_up/',
  summary:
    "Confirm that it's you, for five minutes: with the password, or with a two-factor method if one is on",
  access: { kind: 'investor' },
  whileLimited: true,
  body: z.union(
    [
      z.object({ password: z.string().check(z.minLength(1, refusing('password_missing'))) }),
      secondFactorProof,
    ],
    {
      error: refusing('step_up_proof_missing'),
    },
  ),
  answer: z.object({ stepped_up_until: instant }),
})

export const session = z.object({
  id,
  /** In English words, such as "Firefox on Linux". */
  device: z.string(),
  /** The browser's name, such as "Firefox"; null if it is unknown. */
  browser: z.nullable(z.string()),
  /** The system's name, such as "Linux"; null if it is unknown. */
  system: z.nullable(z.string()),
  /** With its last half hidden. */
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  this_session: z.boolean(),
})
export type SessionAnswer = z.infer<typeof session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions/',
  summary: 'Your sessions, last used first',
  access: { kind: 'investor' },
  answer: z.array(session),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{id}/',
  summary: 'End one of your sessions',
  access: { kind: 'investor' },
  whileLimited: true,
  params: z.object({ id }),
  answer: detail,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/account/sessions/end_others/',
  summary: 'End all your sessions except this one',
  access: { kind: 'investor' },
  whileLimited: true,
  answer: z.object({ ended: z.number() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/account/logout/',
  summary: 'End the session that the refresh token belongs to',
  access: { kind: 'public' },
  body: z.object({ refresh: z.string(refusing('refresh_missing')) }),
  answer: detail,
})

export const redeemStaffLink = endpoint({
  method: 'POST',
  path: '/account/staff_link/',
  summary: 'Log in as staff with a one-time link from the operator',
  access: { kind: 'public' },
  body: z.object({ token: z.string().check(z.minLength(1)) }),
  answer: tokens,
})

export const reportNotMe = endpoint({
  method: 'POST',
  path: '/account/not_me/',
  summary:
    'End every session, cancel the password, and email a link to set a new one (link of a security email)',
  access: { kind: 'public' },
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: detail,
})

/** What a reset call answers: never `detail`, which the reset page shows as an error (spec, section 7). */
const message = z.object({ message: z.string() })

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password_reset/',
  summary: "Email a link to set a new password; the answer doesn't reveal whether the address has an account",
  access: { kind: 'public' },
  body: z.object({ email }),
  answer: message,
})

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/account/api/password_reset/confirm/',
  summary: 'Check the emailed token; with a password too, set it and end every session',
  access: { kind: 'public' },
  body: z.object({
    token: z
      .string(refusing('reset_token_missing'))
      .check(z.minLength(1, refusing('reset_token_missing')), z.maxLength(200)),
    password: z.optional(z.string().check(z.minLength(1, refusing('password_missing')))),
  }),
  answer: message,
})
