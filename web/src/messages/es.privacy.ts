import { legal } from '#messages/es/legal.ts'
import { privacy, descriptions } from '#messages/es/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** Spanish of the page on privacy. */
export const messages: PrivacyMessages = { descriptions, legal, privacy }
