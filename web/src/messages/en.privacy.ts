import { legal } from '#messages/en/legal.ts'
import { privacy } from '#messages/en/privacy.ts'

/** English of the page on privacy. */
export const messages = { legal, privacy } as const
