import type { Letter } from '#mails/letter.ts'

/** Letters by name, each with what must be found in it in every language. */
export type Samples = Readonly<Record<string, readonly [Letter, ...string[]]>>
