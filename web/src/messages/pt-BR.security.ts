import { proof } from '#messages/pt-BR/proof.ts'
import { security } from '#messages/pt-BR/security.ts'
import { sessions } from '#messages/pt-BR/sessions.ts'
import { standing } from '#messages/pt-BR/standing.ts'
import type { SecurityMessages } from '#messages/shape.ts'

/** Brazilian Portuguese of proving who one is, of the means to log in, and of the devices that are. */
export const messages: SecurityMessages = { proof, security, sessions, standing }
