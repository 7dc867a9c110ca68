import { proof } from '#messages/es/proof.ts'
import { security } from '#messages/es/security.ts'
import { sessions } from '#messages/es/sessions.ts'
import { standing } from '#messages/es/standing.ts'
import type { SecurityMessages } from '#messages/shape.ts'

/** Spanish of proving who one is, of the means to log in, and of the devices that are. */
export const messages: SecurityMessages = { proof, security, sessions, standing }
