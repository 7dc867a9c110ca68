import { legal } from '#messages/ar/legal.ts'
import { privacy } from '#messages/ar/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** Arabic of the page on privacy. */
export const messages: PrivacyMessages = { legal, privacy }
