import type { position as english } from '#messages/en/position.ts'
import type { Translation } from '#messages/shape.ts'

export const position: Translation<typeof english> = {
  title: 'Position in {plan}',
  titlePlain: 'Position',
  back: 'Start',
  opened: 'Ihre Position ist offen',
  openedText: 'Ihr erstes Tagesergebnis gilt für {day} (UTC). Ein Ergebnis kann negativ sein.',
  value: 'Wert jetzt',
  putIn: 'Eingesetzt',
  results: 'Ergebnisse bisher',
  openedAt: 'Eröffnet',
  closedAt: 'Geschlossen',
  firstResult: 'Erster Ergebnistag',
  status: { open: 'Offen', closed: 'Geschlossen' },
  redeem: {
    title: 'Geld zurückholen',
    text: 'Alles, {amount}, geht sofort in Ihr verfügbares Guthaben. Das kostet nichts.',
    button: '{amount} zurückholen',
    busy: 'Wird zurückgeholt…',
    done: 'Das Geld ist in Ihrem verfügbaren Guthaben',
    withdraw: 'Auszahlen',
  },
  missing: {
    title: 'Wir konnten diese Position nicht finden',
    text: 'Vielleicht gehört sie zu einem anderen Konto.',
    action: 'Zur Übersicht',
  },
}
