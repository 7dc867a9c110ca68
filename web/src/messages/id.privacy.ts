import { legal } from '#messages/id/legal.ts'
import { privacy, descriptions } from '#messages/id/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** Indonesian of the page on privacy. */
export const messages: PrivacyMessages = { descriptions, legal, privacy }
