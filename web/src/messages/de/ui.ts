import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Zum Inhalt springen',
  show: 'Zeigen',
  hide: 'Verbergen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  optional: 'optional',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren ist hier gesperrt. Markieren Sie stattdessen den Text.',
  close: 'Schließen',
  test: 'TEST',
  min: 'Min.',
  max: 'Max.',
  problemSummary: 'Es gibt ein Problem',
  riskStrip: {
    label: 'Risikowarnung',
    lead: 'Hohes Risiko.',
    text: 'Bei echtem Krypto und Forex können Sie alles verlieren. Erwarten Sie keinen Schutz.',
    link: 'Risiken lesen (2 Min.)',
  },
  practiceBar: {
    label: 'Übungsmodus',
    lead: 'Übungsmodus.',
    text: 'Guthaben und Zahlungen hier sind simuliert.',
    details: 'Details',
    detailsTitle: 'Das ist Übungsgeld',
    detailsText:
      'Ihre Dollar und Coins hier sind Übungsgeld. Man kann sie nicht kaufen, verkaufen oder in echtes Geld umtauschen. Preise und Zahlungen sind simuliert, und Ergebnisse können negativ sein.',
  },
  change: { up: 'gestiegen', down: 'gefallen', none: 'unverändert' },
  timer: {
    left: 'noch {minutes, plural, =0 {} one {# Minute } other {# Minuten }}{seconds, plural, =0 {} one {# Sekunde} other {# Sekunden}}',
    over: 'Die Zeit ist um',
  },
  confirmations: '{done} von {needed, plural, one {# Bestätigung} other {# Bestätigungen}}',
  progress: { done: 'fertig', current: 'aktuell', todo: 'offen' },
  step: 'Schritt {current} von {count}',
}
