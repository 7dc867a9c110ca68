import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { hasHiddenSigns } from '#plain-text.ts'
import { amount, detail, email, id, locale } from '#wire.ts'

/** One line that steers no terminal. */
const nameSigns = /^[^\p{Cc}\u2028\u2029]*$/u
/** Something to see: not spaces, joiners and signs without a width alone. */
const nameVisible = /[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** A first or last name; `message` is told when it is missing. */
export const personName = (message: string) =>
  z.string(message).check(
    z.trim(),
    z.regex(nameVisible, message),
    z.maxLength(100, refusing('text_too_long', { characters_max: 100 })),
    z.regex(nameSigns, refusing('name_signs')),
    z.refine((name) => !hasHiddenSigns(name), refusing('name_signs')),
  )

export const theme = z.enum(['system', 'light', 'dark', 'contrast'])

/** How things look and behave for a person. What is not there is the first value of each. `gain_loss` names up, then down. */
export const preferences = z.strictObject({
  motion: z.optional(z.enum(['system', 'reduced'])),
  gain_loss: z.optional(z.enum(['green_red', 'blue_orange', 'red_green'])),
  number_style: z.optional(z.enum(['language', 'comma_point', 'point_comma', 'space_comma'])),
  hide_balances: z.optional(z.boolean()),
  /** Single letters as shortcuts: off unless switched on. */
  shortcuts: z.optional(z.boolean()),
  /** A mail each month when the statement of the one before is ready. */
  statement_mail: z.optional(z.boolean()),
  /** Search on "/" and help on "?": on unless switched off. */
  search_keys: z.optional(z.boolean()),
})
export type Preferences = z.infer<typeof preferences>

/** What people may change of themselves; anything else is refused by name. */
export const profileChanges = z.strictObject({
  first_name: z.optional(personName(refusing('first_name_missing'))),
  last_name: z.optional(personName(refusing('last_name_missing'))),
  locale: z.optional(locale),
  theme: z.optional(theme),
  /** Those given are changed, the others stay. */
  preferences: z.optional(preferences),
})
export type ProfileChanges = z.infer<typeof profileChanges>

const newPassword = z.string(refusing('password_missing')).check(z.minLength(1, refusing('password_missing')))

export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password/',
  summary: 'Change the password; every other session ends',
  access: { kind: 'investor' },
  stepUp: true,
  body: z.object({
    /** Left out by who has none yet. */
    current_password: z.optional(z.nullable(z.string())),
    password: newPassword,
  }),
  answer: detail,
})

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/account/email/',
  summary: 'Request a new email address; a code goes to the old one and another to the new one',
  access: { kind: 'investor' },
  stepUp: true,
  body: z.object({ email }),
  answer: z.object({
    detail: z.string(),
    /** False when the operator made the old address up and there is no mailbox. */
    needs_old_code: z.boolean(),
  }),
})

const sixDigits = z.string(refusing('code_missing')).check(z.trim(), z.maxLength(32))

export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/account/email/confirmation/',
  summary: 'Change the email address with the codes sent to both',
  access: { kind: 'investor' },
  stepUp: true,
  body: z.object({ old_code: z.optional(z.nullable(sixDigits)), new_code: sixDigits }),
  answer: detail,
})

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/account/email/undo/',
  summary: 'Restore the old email address within 72 hours, with the link emailed to it; every session ends',
  access: { kind: 'public' },
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: detail,
})

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/account/export/',
  summary: 'All your data as JSON',
  access: { kind: 'investor' },
  stepUp: 'unless_just_logged_in',
  answer: z.looseObject({ exported_at: z.string() }),
})

/** What keeps an account from being closed. */
export const openItem = z.object({
  kind: z.enum(['position', 'checkout', 'withdrawal']),
  id,
  /** The plan's title, or the coin. */
  name: z.string(),
  /** What was asked to be paid in or out; null for a position, whose own page has its value. */
  amount: z.nullable(amount),
})
export type OpenItem = z.infer<typeof openItem>

export const previewClosing = endpoint({
  method: 'GET',
  path: '/account/closure/',
  summary: 'What keeps your account from being closed: money left in it, and whatever is still in progress',
  access: { kind: 'investor' },
  answer: z.object({
    available: amount,
    invested: amount,
    pending_withdrawal: amount,
    items: z.array(openItem),
    /** Nothing is left: it can be closed. */
    is_free: z.boolean(),
  }),
})

export const closeAccount = endpoint({
  method: 'POST',
  path: '/account/closure/',
  summary: 'Close your account for good; it must be empty, with nothing in progress',
  access: { kind: 'investor' },
  stepUp: true,
  answer: detail,
})
