import { legal } from '#messages/es/legal.ts'
import { privacy } from '#messages/es/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** Spanish of the page on privacy. */
export const messages: PrivacyMessages = { legal, privacy }
