import { legal } from '#messages/tr/legal.ts'
import { privacy, descriptions } from '#messages/tr/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** Turkish of the page on privacy. */
export const messages: PrivacyMessages = { descriptions, legal, privacy }
