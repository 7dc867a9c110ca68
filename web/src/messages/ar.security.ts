import { proof } from '#messages/ar/proof.ts'
import { security } from '#messages/ar/security.ts'
import { sessions } from '#messages/ar/sessions.ts'
import { standing } from '#messages/ar/standing.ts'
import type { SecurityMessages } from '#messages/shape.ts'

/** Arabic of proving who one is, of the means to log in, and of the devices that are. */
export const messages: SecurityMessages = { proof, security, sessions, standing }
