import { legal } from '#messages/tr/legal.ts'
import { privacy } from '#messages/tr/privacy.ts'
import { risks } from '#messages/tr/risks.ts'
import { terms } from '#messages/tr/terms.ts'
import type { LegalMessages } from '#messages/shape.ts'

/** Turkish of terms, privacy and risks. */
export const messages: LegalMessages = { legal, privacy, risks, terms }
