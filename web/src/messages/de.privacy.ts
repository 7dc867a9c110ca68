import { legal } from '#messages/de/legal.ts'
import { privacy, descriptions } from '#messages/de/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** German of the page on privacy. */
export const messages: PrivacyMessages = { descriptions, legal, privacy }
