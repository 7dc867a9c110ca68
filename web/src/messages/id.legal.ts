import { legal } from '#messages/id/legal.ts'
import { privacy } from '#messages/id/privacy.ts'
import { risks } from '#messages/id/risks.ts'
import { terms } from '#messages/id/terms.ts'
import type { LegalMessages } from '#messages/shape.ts'

/** Indonesian of terms, privacy and risks. */
export const messages: LegalMessages = { legal, privacy, risks, terms }
