import { proof } from '#messages/en/proof.ts'
import { security } from '#messages/en/security.ts'
import { sessions } from '#messages/en/sessions.ts'
import { standing } from '#messages/en/standing.ts'

/** English of proving who one is, of the means to log in, and of the devices that are. */
export const messages = { proof, security, sessions, standing } as const
