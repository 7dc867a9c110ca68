import type { statements as english } from '#messages/en/statements.ts'
import type { Translation } from '#messages/shape.ts'

export const statements: Translation<typeof english> = {
  title: 'Kontoauszüge',
  lead: 'Ein Auszug für jeden Monat: was da war, jede Transaktion, was da ist.',
  back: 'Zurück zu den Transaktionen',
  month: 'Monat',
  opening: 'Anfangsbestand',
  change: 'Änderung',
  closing: 'Endbestand',
  transactions: 'Transaktionen',
  soFar: 'bis jetzt',
  pdf: 'PDF',
  csv: 'CSV',
  pdfOf: '{month} als PDF sichern',
  csvOf: '{month} als CSV sichern',
  busy: 'Wird vorbereitet…',
  saved: '{month} liegt in Ihren Downloads.',
  emptyTitle: 'Noch keine Kontoauszüge',
  emptyText: 'Der erste beginnt mit Ihrer ersten Transaktion.',
  verify: 'Kontoauszug prüfen',
  verifyText: 'Jedes PDF ist signiert. Jeder kann prüfen, dass es von hier und unverändert ist.',
  mail: {
    title: 'Per Mail',
    label: 'Jeden Monat per Mail Bescheid geben',
    on: 'Ein',
    off: 'Aus',
    text: 'Wenn ein Monat vorbei ist, kommt eine Mail mit einem Link zu seinem Auszug. Der neueste kommt binnen einer Stunde.',
  },
  caption: 'Ihre Kontoauszüge, neueste zuerst',
}
