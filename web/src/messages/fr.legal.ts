import { legal } from '#messages/fr/legal.ts'
import { privacy } from '#messages/fr/privacy.ts'
import { risks } from '#messages/fr/risks.ts'
import { terms } from '#messages/fr/terms.ts'
import type { LegalMessages } from '#messages/shape.ts'

/** French of terms, privacy and risks. */
export const messages: LegalMessages = { legal, privacy, risks, terms }
