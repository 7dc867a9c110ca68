import type { staffLookup as english } from '#messages/en/staff-lookup.ts'
import type { Translation } from '#messages/shape.ts'

export const staffLookup: Translation<typeof english> = {
  title: 'Zahlung nachsehen',
  label: 'Transaktions-Hash',
  malformed: 'Ein Hash hat 64 Ziffern und Buchstaben von a bis f. Kopieren Sie ihn ganz aus Ihrer Wallet.',
  look: 'Nachsehen',
  busy: 'Wird gesucht…',
  paused: 'Nicht gefragt, weil angehalten: {networks}. Sehen Sie wieder nach, wenn es weitergeht.',
  elsewhere: 'Auf {networks}, bezahlt aber keinen Checkout dieses Anlegers.',
  unknown: 'Nicht auf {networks}.',
  withoutIndex:
    'Der Knoten von {networks} führt keinen Index aller Transaktionen: Bestätigte, die keine unserer Adressen bezahlten, sind dort nicht zu finden.',
  own: '{amount}, {done} von {needed} Bestätigungen: {state}',
  checkout: 'Checkout',
  states: {
    seen: 'Gesehen',
    confirming: 'Wird bestätigt',
    in_review: 'In Prüfung',
    refused: 'Abgelehnt',
    credited: 'Gutgeschrieben',
    dropped: 'Vom Netzwerk verworfen',
    reversed: 'Zurückgenommen',
    waiting: 'im Netzwerk, noch nicht notiert',
    wrong_coin: 'anderer Coin als gefordert: prüfen',
  },
}
