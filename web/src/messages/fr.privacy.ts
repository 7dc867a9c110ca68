import { legal } from '#messages/fr/legal.ts'
import { privacy } from '#messages/fr/privacy.ts'
import type { PrivacyMessages } from '#messages/shape.ts'

/** French of the page on privacy. */
export const messages: PrivacyMessages = { legal, privacy }
