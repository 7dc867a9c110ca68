import { proof } from '#messages/id/proof.ts'
import { security } from '#messages/id/security.ts'
import { sessions } from '#messages/id/sessions.ts'
import { standing } from '#messages/id/standing.ts'
import type { SecurityMessages } from '#messages/shape.ts'

/** Indonesian of proving who one is, of the means to log in, and of the devices that are. */
export const messages: SecurityMessages = { proof, security, sessions, standing }
