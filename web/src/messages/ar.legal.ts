import { legal } from '#messages/ar/legal.ts'
import { privacy } from '#messages/ar/privacy.ts'
import { risks } from '#messages/ar/risks.ts'
import { terms } from '#messages/ar/terms.ts'
import type { LegalMessages } from '#messages/shape.ts'

/** Arabic of terms, privacy and risks. */
export const messages: LegalMessages = { legal, privacy, risks, terms }
