/** Freezing an account, and the links in emails that do it or cancel a withdrawal without logging in. */
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { withdrawalStatus } from '#withdrawal-status.ts'
import { amount, instant } from '#wire.ts'

/** How long a freeze lasts at least, in hours. */
export const freezeHoursMin = 24

/** How long the links in an email work, in hours. */
export const emailLinkHours = 72

/** While no money can leave: since when, and from when on the owner can lift it. */
export const accountFreeze = z.object({ since: instant, can_unfreeze_at: instant })
export type AccountFreeze = z.infer<typeof accountFreeze>

const body = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** What a freeze link finds: null while the account is not frozen. */
const freezeAnswer = z.object({ freeze: z.nullable(accountFreeze) })

export const checkFreezeLink = endpoint({
  method: 'POST',
  path: '/account/freeze_link/check/',
  summary: 'Whether the freeze link of an email works, and whether the account is frozen; changes nothing',
  access: { kind: 'public' },
  body,
  answer: freezeAnswer,
})

export const freezeByLink = endpoint({
  method: 'POST',
  path: '/account/freeze_link/',
  summary:
    'Freeze the account so that no money leaves it, and end every session (link of an email); repeating it changes nothing',
  access: { kind: 'public' },
  body,
  answer: freezeAnswer,
})

export const unfreeze = endpoint({
  method: 'POST',
  path: '/account/unfreeze/',
  summary: 'Lift a freeze, 24 hours after it at the earliest; repeating it changes nothing',
  access: { kind: 'investor' },
  stepUp: true,
  answer: freezeAnswer,
})

/** The withdrawal of a cancel link, as the email described it, and where it is now. */
const cancelAnswer = z.object({
  status: withdrawalStatus,
  can_cancel: z.boolean(),
  amount,
  created_at: instant,
})

export const checkCancelLink = endpoint({
  method: 'POST',
  path: '/account/cancel_link/check/',
  summary: 'The withdrawal that the cancel link of an email is about; changes nothing',
  access: { kind: 'public' },
  body,
  answer: cancelAnswer,
})

export const cancelByLink = endpoint({
  method: 'POST',
  path: '/account/cancel_link/',
  summary: 'Cancel a withdrawal that is not yet approved (link of an email); repeating it changes nothing',
  access: { kind: 'public' },
  body,
  answer: cancelAnswer,
})
