import type { words as english } from './words/en.ts'

type Translation<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : Translation<English[K]>
}

/** What each language says in mails: English's keys, no more and no fewer. */
export type MailWords = Translation<typeof english>
