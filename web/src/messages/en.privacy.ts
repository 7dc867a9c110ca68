import { legal } from '#messages/en/legal.ts'
import { privacy, descriptions } from '#messages/en/privacy.ts'

/** English of the page on privacy. */
export const messages = { descriptions, legal, privacy } as const
