import { legal } from '#messages/de/legal.ts'
import { privacy } from '#messages/de/privacy.ts'
import { risks } from '#messages/de/risks.ts'
import { terms } from '#messages/de/terms.ts'
import type { LegalMessages } from '#messages/shape.ts'

/** German of terms, privacy and risks. */
export const messages: LegalMessages = { legal, privacy, risks, terms }
