import { legal } from '#messages/es/legal.ts'
import { privacy } from '#messages/es/privacy.ts'
import { risks } from '#messages/es/risks.ts'
import { terms } from '#messages/es/terms.ts'
import type { LegalMessages } from '#messages/shape.ts'

/** Spanish of terms, privacy and risks. */
export const messages: LegalMessages = { legal, privacy, risks, terms }
