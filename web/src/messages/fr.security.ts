import { proof } from '#messages/fr/proof.ts'
import { security } from '#messages/fr/security.ts'
import { sessions } from '#messages/fr/sessions.ts'
import { standing } from '#messages/fr/standing.ts'
import type { SecurityMessages } from '#messages/shape.ts'

/** French of proving who one is, of the means to log in, and of the devices that are. */
export const messages: SecurityMessages = { proof, security, sessions, standing }
