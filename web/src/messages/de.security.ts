import { proof } from '#messages/de/proof.ts'
import { security } from '#messages/de/security.ts'
import { sessions } from '#messages/de/sessions.ts'
import { standing } from '#messages/de/standing.ts'
import type { SecurityMessages } from '#messages/shape.ts'

/** German of proving who one is, of the means to log in, and of the devices that are. */
export const messages: SecurityMessages = { proof, security, sessions, standing }
