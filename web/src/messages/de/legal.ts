import type { legal as english } from '#messages/en/legal.ts'
import type { Translation } from '#messages/shape.ts'

export const legal: Translation<typeof english> = {
  summary: 'Kurz gesagt',
  contents: 'Auf dieser Seite',
  updated: 'Zuletzt geändert am {date}',
  print: 'Seite drucken',
  question: 'Eine Frage zu dieser Seite? <contact>Schreiben Sie uns.</contact>',
}
