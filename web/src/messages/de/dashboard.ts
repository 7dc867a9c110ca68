import type { dashboard as english } from '#messages/en/dashboard.ts'
import type { Translation } from '#messages/shape.ts'

export const dashboard: Translation<typeof english> = {
  title: 'Start',
  heading: 'Ihr Übungskonto',
  balance: {
    title: 'Übungsguthaben',
    hide: 'Beträge verbergen',
    show: 'Beträge zeigen',
    today: 'heute',
    noChange: 'Heute keine Änderung',
    losingDay: 'Verlusttage gehören dazu.',
    available: 'Verfügbar',
    invested: 'Investiert',
    withdrawing: 'In Auszahlung',
    invest: 'Investieren',
    withdraw: 'Auszahlen',
  },
  next: {
    title: 'Erste Schritte',
    account: 'E-Mail-Adresse bestätigen',
    accountDetail: 'Bei der Registrierung erledigt.',
    invest: 'Plan wählen und investieren',
    investDetail:
      'Sie bezahlen aus Ihrer Übungs-Wallet. Am Anfang enthält sie von jedem Coin den Wert von 10.000 Übungsdollar.',
    result: 'Das erste Tagesergebnis sehen',
    resultDetail:
      'Eine Position nimmt ab dem UTC-Tag nach ihrer Eröffnung teil. Ein Ergebnis kann negativ sein.',
    button: 'Plan wählen',
    progress: '{done} von {count} erledigt',
  },
  positions: {
    title: 'Aktive Positionen',
    emptyTitle: 'Noch keine Positionen',
    emptyText:
      'Eine Position ist ein Betrag, den Sie in einem Plan halten. Das Ergebnis jedes Tages kommt dazu oder wird abgezogen.',
    emptyAction: 'Pläne ansehen',
    putIn: 'Eingesetzt: {amount}',
    firstResult: 'Erstes Ergebnis für {day} (UTC)',
    open: '{plan} öffnen',
    more: 'Ältere Positionen zeigen',
  },
  latest: {
    title: 'Letzte Transaktionen',
    all: 'Alle Transaktionen',
    emptyTitle: 'Noch ist nichts geschehen',
    emptyText:
      'Einzahlungen, Investitionen, Tagesergebnisse und Auszahlungen stehen dann hier, jede mit ihrem Betrag.',
  },
  market: {
    title: 'Marktpreise',
    text: 'Zur Information. Was Sie haben, wird in Dollar gezählt und ändert sich nicht mit ihnen.',
  },
  risk: {
    title: 'Bevor Sie das mit echtem Geld vergleichen',
    text: 'Die Raten hier sind Beispiele. Mit echtem Krypto und Forex können Sie alles eingesetzte Geld verlieren. Niemand kann eine solche Rate lange zahlen.',
  },
}
