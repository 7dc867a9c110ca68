import { proof } from '#messages/tr/proof.ts'
import { security } from '#messages/tr/security.ts'
import { sessions } from '#messages/tr/sessions.ts'
import { standing } from '#messages/tr/standing.ts'
import type { SecurityMessages } from '#messages/shape.ts'

/** Turkish of proving who one is, of the means to log in, and of the devices that are. */
export const messages: SecurityMessages = { proof, security, sessions, standing }
