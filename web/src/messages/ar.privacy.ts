import { legal } from '#messages/ar/legal.ts'
import { privacy, descriptions } from '#messages/ar/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** Arabic of the page on privacy. */
export const messages: PrivacyMessages = { descriptions, legal, privacy }
