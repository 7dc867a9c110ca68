import type { ui as english } from '#messages/en/ui.ts'
import type { Translation } from '#messages/shape.ts'

export const ui: Translation<typeof english> = {
  skip: 'Zum Inhalt springen',
  show: 'Zeigen',
  hide: 'Verbergen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  optional: 'optional',
  close: 'Schließen',
  problemSummary: 'Es gibt ein Problem',
  riskStrip: {
    label: 'Risikowarnung',
    lead: 'Hohes Risiko.',
    text: 'Bei echtem Krypto und Forex können Sie alles verlieren. Erwarten Sie keinen Schutz.',
    link: 'Risiken lesen (2 Min.)',
  },
  change: {
    up: 'gestiegen',
    down: 'gefallen',
    none: 'unverändert',
  },
  timer: {
    left: 'noch {minutes, plural, =0 {} one {# Minute } other {# Minuten }}{seconds, plural, =0 {} one {# Sekunde} other {# Sekunden}}',
    over: 'Die Zeit ist um',
  },
  preview: 'Lernen Sie, wie sich Investieren anfühlt, bevor es Sie etwas kostet.',
}
