import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Locale, plannedLocales } from '../src/i18n/locales.ts'

const messages = path.resolve(import.meta.dirname, '../src/messages')

/** The languages whose catalogue exists, as the build sees them; the application's own list is `availableLocales`. */
export const builtLocales: readonly Locale[] = plannedLocales.filter((locale) =>
  existsSync(path.join(messages, `${locale}.ts`)),
)
