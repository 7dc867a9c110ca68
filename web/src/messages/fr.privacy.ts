import { legal } from '#messages/fr/legal.ts'
import { privacy, descriptions } from '#messages/fr/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** French of the page on privacy. */
export const messages: PrivacyMessages = { descriptions, legal, privacy }
