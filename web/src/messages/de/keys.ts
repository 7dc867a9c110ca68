import type { keys as english } from '#messages/en/keys.ts'
import type { Translation } from '#messages/shape.ts'

export const keys: Translation<typeof english> = {
  title: 'Suchen',
  label: 'Seiten, Aktionen und Transaktionen',
  hint: 'Tippen Sie ein paar Buchstaben eines Namens oder den Anfang der Referenz einer Transaktion. Wählen Sie mit den Pfeiltasten und drücken Sie Enter.',
  found: '{count, plural, one {# Treffer} other {# Treffer}}',
  none: 'Nichts gefunden',
  noneHint: 'Versuchen Sie es mit weniger Buchstaben.',
  groups: {
    pages: 'Seiten',
    actions: 'Aktionen',
  },
  pages: {
    statements: 'Kontoauszüge',
    editProfile: 'Profil und Anzeige bearbeiten',
    security: 'Sicherheit: Passwort und zweiter Faktor',
    sessions: 'Sitzungen',
    ownData: 'Eigene Daten, Grenzen und Konto schließen',
  },
  actions: {
    hide: 'Beträge verbergen',
    show: 'Beträge zeigen',
  },
  list: {
    title: 'Tastenkürzel',
    always: 'Immer',
    few: 'Suche und Hilfe',
    letters: 'Einzelne Buchstaben',
    off: 'ausgeschaltet',
    search: 'Seiten, Aktionen und Transaktionen suchen',
    list: 'Diese Liste',
    close: 'Schließen, was offen ist',
    next: 'Nächste Zeile einer Liste',
    before: 'Zeile davor',
    export: 'Exportieren, was die Seite zeigt',
    change: 'Wählen, welche Kürzel gelten',
  },
}
