import type { parts as english } from '#messages/en/parts.ts'
import type { Translation } from '#messages/shape.ts'

export const parts: Translation<typeof english> = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren ist hier gesperrt. Markieren Sie stattdessen den Text.',
  stillWorking: 'Läuft noch…',
  test: 'TEST',
  min: 'Min.',
  max: 'Max.',
  practiceBar: {
    label: 'Übungsmodus',
    lead: 'Übungsmodus.',
    text: 'Guthaben und Zahlungen hier sind simuliert.',
    details: 'Details',
    detailsTitle: 'Das ist Übungsgeld',
    detailsText:
      'Ihre Dollar und Coins hier sind Übungsgeld. Man kann sie nicht kaufen, verkaufen oder in echtes Geld umtauschen. Preise und Zahlungen sind simuliert, und Ergebnisse können negativ sein.',
  },
  confirmations: '{done} von {needed, plural, one {# Bestätigung} other {# Bestätigungen}}',
  progress: {
    done: 'fertig',
    current: 'aktuell',
    todo: 'offen',
  },
  step: 'Schritt {current} von {count}',
}
