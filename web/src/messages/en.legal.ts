import { legal } from '#messages/en/legal.ts'
import { privacy } from '#messages/en/privacy.ts'
import { risks } from '#messages/en/risks.ts'
import { terms } from '#messages/en/terms.ts'

/** English of terms, privacy and risks. */
export const messages = { legal, privacy, risks, terms } as const
