import type { staffShell as english } from '#messages/en/staff-shell.ts'
import type { Translation } from '#messages/shape.ts'

export const staffShell: Translation<typeof english> = {
  nav: 'Konsole für Mitarbeitende',
  brand: 'Evenmoor intern',
  mode: 'ÜBUNG',
  modeText: 'Übungsinstallation: Von hier aus lässt sich kein echtes Geld bewegen.',
  logout: 'Abmelden',
  factor: {
    title: 'Fügen Sie Ihren zweiten Faktor hinzu',
    text: 'Mitarbeitende brauchen ihn. Ohne ihn endet Ihre Arbeit 24 Stunden nach dem Öffnen des Links vom Betreiber.',
    add: 'Jetzt hinzufügen',
  },
  titleSuffix: 'Intern, Übung',
  pages: {
    staffResults: 'Ergebnisse',
    staffPlans: 'Pläne',
    staffWithdrawals: 'Auszahlungen',
    staffPauses: 'Pausen',
    staffBonuses: 'Boni',
    staffInvestors: 'Anleger',
    staffMessages: 'Nachrichten',
    staffSubscribers: 'Newsletter',
    staffReconciliation: 'Abgleich',
    staffAudit: 'Prüfprotokoll',
    staffSystem: 'System',
    staffAccounts: 'Mitarbeitende',
  },
  queues: {
    label: 'Wartet auf Bearbeitung',
    oldest: 'älteste {age}',
    pauses: 'Pausen',
    withdrawals: 'Auszahlungen',
    bonuses: 'Boni',
    messages: 'Nachrichten',
  },
  display: {
    label: 'Anzeige und Tastatur',
    compact: 'Kompakte Zeilen',
    live: 'Listen aktualisieren sich selbst',
    shortcuts: 'Kürzel mit einer Taste',
    shortcutsHint: 'J und K gehen zur nächsten und vorigen Zeile, Enter öffnet sie, Esc schließt sie.',
  },
}
