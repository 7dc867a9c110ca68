import type { receipt as english } from '#messages/en/receipt.ts'
import type { Translation } from '#messages/shape.ts'

export const receipt: Translation<typeof english> = {
  title: 'Beleg',
  view: 'Beleg ansehen',
  print: 'Drucken',
  back: 'Zurück zum Checkout',
  practice: 'ÜBUNG – kein echtes Geld',
  testCoins: 'TESTNETZWERK – wertlose Coins',
  notYet: 'Dieser Checkout ist noch nicht abgeschlossen. Der Beleg zeigt den jetzigen Stand.',
  asked: 'Gefordert',
  credited: 'Gutgeschrieben',
  settled: 'Abgeschlossen',
  network: 'Netzwerk',
  account: 'Konto',
  payments: 'Zahlungen',
  payment: 'Zahlung {number}',
  none: 'Es wurde keine Zahlung gesehen.',
  amount: 'Menge',
  seenAt: 'Zuerst gesehen',
  held: 'Preis galt von {from} bis {until}',
  latePrice: 'Verspätet: Preis beim ersten Sehen',
  confirmations: 'Bestätigungen',
  transfer: 'Buchung im Hauptbuch',
  state: 'Stand',
  states: {
    seen: 'Gesehen',
    confirming: 'Wird bestätigt',
    credited: 'Gutgeschrieben',
    dropped: 'Vom Netzwerk verworfen',
    reversed: 'Zurückgenommen',
  },
}
