import { legal } from '#messages/tr/legal.ts'
import { privacy } from '#messages/tr/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** Turkish of the page on privacy. */
export const messages: PrivacyMessages = { legal, privacy }
