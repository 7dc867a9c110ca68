import type { transactions as english } from '#messages/en/transactions.ts'
import type { Translation } from '#messages/shape.ts'

export const transactions: Translation<typeof english> = {
  title: 'Transaktionen',
  caption: 'Ihre Transaktionen, neueste zuerst',
  type: {
    deposit: 'Einzahlung',
    investment: 'Investition',
    result: 'Tagesergebnis',
    redemption: 'Zurückgeholt',
    withdrawal: 'Auszahlung',
    reversal: 'Korrektur',
  },
  source: {
    illustration: 'Beispielsatz, nur zum Üben',
    market: 'Aus dem Startwert des Monats gezogen',
    booked: 'Von zwei Personen gebucht',
  },
  filters: {
    title: 'Filter',
    type: 'Art',
    all: 'Alle Arten',
    from: 'Ab Tag (UTC)',
    to: 'Bis Tag (UTC)',
    clear: 'Filter löschen',
  },
  what: 'Was',
  when: 'Wann',
  amount: 'Betrag',
  balance: 'Danach verfügbar',
  available: '{amount} verfügbar',
  forDay: 'für {day}',
  count: '{count, plural, one {# Transaktion} other {# Transaktionen}}',
  countMore: '{count, plural, one {# Transaktion} other {# Transaktionen}} angezeigt, mehr zu laden',
  loadMore: 'Mehr laden',
  loading: 'Lädt…',
  emptyTitle: 'Noch keine Transaktionen',
  emptyText: 'Einzahlungen, Investitionen, Tagesergebnisse und Auszahlungen stehen dann hier.',
  emptyAction: 'Plan wählen',
  noMatchTitle: 'Keine Transaktion passt',
  noMatchText: 'Nichts dieser Art ist an diesen Tagen geschehen.',
  datesSwapped: 'Der erste Tag liegt nach dem letzten. Ändern Sie einen davon.',
}
