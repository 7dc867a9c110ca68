import type { staffList as english } from '#messages/en/staff-list.ts'
import type { Translation } from '#messages/shape.ts'

export const staffList: Translation<typeof english> = {
  count: '{count, plural, =0 {Keine} one {# Zeile} other {# Zeilen}}',
  countMore: 'Mehr als {max, number} Zeilen',
  checked: 'Zuletzt geprüft {time}',
  more: 'Mehr laden',
  moreBusy: 'Lädt…',
  noMatch: 'Nichts passt dazu',
  clear: 'Filter zurücksetzen',
  stale: 'Stand von {time}. Neuere Zahlen konnten wir nicht laden.',
  loadFailed: 'Das wurde nicht geladen',
  notStaff: {
    title: 'Diese Seite ist für Mitarbeitende',
    text: 'Sie sind angemeldet, gehören aber nicht zu den Mitarbeitenden. Öffnen Sie den Einmal-Link, den Ihnen der Betreiber gegeben hat.',
    action: 'Zu Ihrer Übersicht',
  },
  notAllowed: 'Diese Seite ist für Sie nicht offen',
  back: 'Zurück zur Liste',
  missing: 'Zu dieser Referenz gibt es nichts',
  missingText: 'Prüfen Sie die Adresse auf Tippfehler oder wählen Sie eine Zeile aus der Liste.',
  csv: { save: 'Als CSV speichern', busy: 'Wird vorbereitet…', saved: 'Die CSV-Datei ist gespeichert' },
}
