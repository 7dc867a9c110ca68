import type { Locale } from '#i18n/locales.ts'
import type { messages as investor } from '#messages/en.investor.ts'
import type { messages as staff } from '#messages/en.staff.ts'
import type { messages as everywhere } from '#messages/en.ts'

/** What a translation of `English` must provide: its keys, no more and no fewer. Annotate each part with it. */
export type Translation<English> = {
  readonly [K in keyof English]: English[K] extends string ? string : Translation<English[K]>
}

export type Messages = Translation<typeof everywhere>
export type InvestorMessages = Translation<typeof investor>
export type StaffMessages = Translation<typeof staff>

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof everywhere & typeof investor & typeof staff
  }
}
